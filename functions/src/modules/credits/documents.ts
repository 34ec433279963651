import { z } from 'zod';
import { CREDIT_WAYS } from '../../contract/availability.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

export const DOCUMENTS = {
  /** `{machine}_{month}`: what its owner gets back for a month. */
  machineCredits: {
    about: 'uid',
    fields: z.object({
      uid: z.string(),
      machine: z.string(),
      name: z.string(),
      /** `2026-11` */
      month: z.string(),
      hours: z.number(),
      amount: z.number(),
      currency: z.string(),
      customerId: z.string(),
      /** Null until it is booked. */
      way: z.enum(CREDIT_WAYS).nullable(),
      /** At Stripe: the invoice item, credit note or entry of the balance. */
      booked: z.string().nullable(),
      /** Until it is booked and, on an invoice, until that is paid. */
      isOpen: z.boolean(),
      /** Who is booking it, and until when no one else may. */
      lease: z.object({ id: z.string(), until: time }).nullable(),
      createdAt: time,
      expireAt: timestamp,
    }),
  },
} as const satisfies Collections;
