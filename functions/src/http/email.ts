import { z } from 'zod';
import { readEmail } from '../contract/email.ts';

/** An address that someone has typed, in the form in which all are compared and stored. */
export const Email = z.string().transform((typed, context) => {
  const { email, fault } = readEmail(typed);
  if (email !== null) return email;
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});
