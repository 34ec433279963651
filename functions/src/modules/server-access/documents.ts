import { z } from 'zod';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** An origin that a person allows to sign them in. The entry of a machine that we host is written with the machine. */
  servers: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      /** Entries from before there were machines have none. */
      kind: z.enum(['hosted', 'own']).default('own'),
      name: z.string(),
      origin: z.string(),
      createdAt: timestamp,
      lastHandoffAt: timestamp.nullable(),
    }),
  },

  /** `{uid of the identity}`: whose it is, and for which server or address. */
  handoffIdentities: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      server: z.string().nullable(),
      origin: z.string().nullable(),
      /** Whose machine it is, where that is someone else. */
      account: z.string().nullable().default(null),
      /** Of one without an address: when a token for it was signed first, and last. */
      firstAt: time.nullable().default(null),
      lastAt: time.nullable().default(null),
    }),
  },
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  /** Of two additions at once, the second sees that it has changed. */
  newestServer: z.string().exactOptional(),
} as const;
