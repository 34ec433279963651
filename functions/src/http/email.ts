import { z } from 'zod';
import { EMAIL_SHAPE, MESSAGE_LENGTHS } from '../contract/messages.ts';

/** An address that someone has typed, in lower case. */
export const Email = z
  .string()
  .trim()
  .max(MESSAGE_LENGTHS.email.max)
  .regex(EMAIL_SHAPE)
  .transform((email) => email.toLowerCase());
