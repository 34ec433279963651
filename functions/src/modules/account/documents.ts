import { z } from 'zod';
import { timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** `{uid}`: the mark of an account that is being deleted or has been. */
  deletedAccounts: {
    about: 'id',
    fields: z.object({
      isDone: z.boolean(),
      expireAt: timestamp,
      /** When it is to be looked whether a late token has made the account again; null once that was done. */
      sweepAt: timestamp.nullable().exactOptional(),
    }),
  },
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  /** Who looks after them, by name, where their plan has that. Operators set it. */
  contact: z.object({ name: z.string(), email: z.string() }).exactOptional(),
} as const;
