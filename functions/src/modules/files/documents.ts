import { z } from 'zod';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** `{name}`: a name under which a person may upload a file for a message, and the message that it came with. */
  uploads: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      createdAt: timestamp,
      message: z.string().nullable(),
      expireAt: timestamp,
    }),
  },
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  picture: z
    .object({
      id: z.string(),
      url: z.string(),
      changedAt: time,
      /** The upload that it was made of, so that a repeated call finds it. */
      from: z.string().exactOptional(),
    })
    .exactOptional(),
} as const;
