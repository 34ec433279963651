import { readEmail } from '@contract/email.ts';
import { isCleanName, isCleanText, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { z } from '@/platform/zod.ts';

/** The address that the receipt goes to. */
export const EMAIL = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter the e-mail address that the receipt goes to.'),
  z.superRefine((email, context) => {
    const { fault } = readEmail(email);
    if (email !== '' && fault !== null) context.addIssue(fault);
  }),
);

export function name(lengths: Lengths) {
  return line(lengths).check(z.minLength(1, 'Tell us your name.'));
}

export function line(lengths: Lengths) {
  return z.string().check(z.trim(), noLonger(lengths), z.refine(isCleanName, UNCLEAN_WORDS));
}

/** Of several lines. */
export function text(lengths: Lengths) {
  return z.string().check(z.trim(), noLonger(lengths), z.refine(isCleanText, UNCLEAN_WORDS));
}

function noLonger({ max }: Lengths) {
  return z.maxLength(max, `Use at most ${max} characters.`);
}

type Lengths = { max: number };
