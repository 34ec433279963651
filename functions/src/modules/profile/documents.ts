import { z } from 'zod';
import { time, timestamp } from '../../db/fields.ts';

/** The fields of `users/{uid}` that the person writes, within `firestore.rules`. */
export const BROWSER_FIELDS = {
  email: z.string().exactOptional(),
  displayName: z.string().exactOptional(),
  company: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  locale: z.string().exactOptional(),
  createdAt: timestamp.exactOptional(),
  updatedAt: timestamp.exactOptional(),
} as const;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  consents: z
    .object({
      productMail: z.boolean(),
      chatIdentity: z.boolean(),
      feedbackBoard: z.boolean(),
      changedAt: time,
    })
    .exactOptional(),
} as const;
