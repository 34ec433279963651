import { z } from 'zod';
import { CREDIT_WAYS } from '../../contract/availability.ts';
import { emailKind } from '../email/email-kind.ts';

/** What is given back for a month. `month`: `2026-11`. `isMoved`: it was to come off an invoice that is not paid any more. */
export const machineCredit = emailKind('machine_credit', 'service', {
  machine: z.string(),
  name: z.string(),
  month: z.string(),
  hours: z.number(),
  amount: z.number(),
  currency: z.string(),
  way: z.enum(CREDIT_WAYS),
  isMoved: z.boolean(),
});
