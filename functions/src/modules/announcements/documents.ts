import { z } from 'zod';
import { time, type Collections } from '../../db/fields.ts';

/** Who is told. Customers: see `announce.ts`. */
export const AUDIENCES = ['customers', 'product-news', 'newsletter'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What customers are told in advance, and what needs no notice. */
export const ANNOUNCED = ['terms', 'prices', 'privacy', 'service', 'news'] as const;
export type Announced = (typeof ANNOUNCED)[number];

export const DOCUMENTS = {
  /** `{hash of its file}`: what was announced to many people. It is kept for good. */
  announcements: {
    about: null,
    fields: z.object({
      subject: z.string(),
      text: z.string(),
      audience: z.enum(AUDIENCES),
      about: z.enum(ANNOUNCED),
      /** When it takes effect, such as `2027-03-01`; null: at once. */
      from: z.string().nullable(),
      createdAt: time,
      /** For how many people a mail was queued. */
      recipients: z.number(),
      /** Which part of its audience is being queued, and after whom it goes on. Null: all are. */
      cursor: z.object({ part: z.number(), after: z.string().nullable() }).nullable(),
      /** What is queued waits. */
      isStopped: z.boolean(),
      /** It was given up: no one else gets it. `sent`: how many people had it by then. */
      discarded: z.object({ at: time, sent: z.number() }).exactOptional(),
    }),
  },
} as const satisfies Collections;
