import { z } from 'zod';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** An address that gets a link to each paid invoice of an account, once its owner has agreed. */
  invoiceCopies: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      email: z.string(),
      /** By the time of plans: invoices that were paid before stay with the owner of the account. Null: not yet. */
      confirmedAt: time.nullable(),
      /** Part of what its links are signed for. */
      generation: z.string(),
      createdAt: time,
      /** Until it is confirmed. */
      expireAt: timestamp.exactOptional(),
    }),
  },
} as const satisfies Collections;
