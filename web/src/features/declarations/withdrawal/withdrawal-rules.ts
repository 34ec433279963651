import { readEmail } from '@contract/email.ts';
import { isCleanName, isCleanText, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { WITHDRAWAL_LENGTHS, type NewWithdrawal } from '@contract/legal/withdrawal.ts';
import { z } from '@/platform/zod.ts';

/** What a person fills in. */
export const withdrawalSchema = z.object({
  name: line('name').check(z.minLength(1, 'Tell us your name.')),
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter the e-mail address that the receipt goes to.'),
    z.superRefine((email, context) => {
      const { fault } = readEmail(email);
      if (email !== '' && fault !== null) context.addIssue(fault);
    }),
  ),
  contract: line('contract'),
  words: z.string().check(z.trim(), noLonger('words'), z.refine(isCleanText, UNCLEAN_WORDS)),
});

export type WithdrawalFields = z.infer<typeof withdrawalSchema>;

export const FIELDS = ['name', 'email', 'contract', 'words'] as const;
export const NO_FIELDS: WithdrawalFields = { name: '', email: '', contract: '', words: '' };

/** As the API takes it: what was left empty is left out. */
export function toWithdrawal({ name, email, contract, words }: WithdrawalFields): NewWithdrawal {
  return { name, email, ...(contract !== '' && { contract }), ...(words !== '' && { words }) };
}

function line(field: Field) {
  return z.string().check(z.trim(), noLonger(field), z.refine(isCleanName, UNCLEAN_WORDS));
}

function noLonger(field: Field) {
  const { max } = WITHDRAWAL_LENGTHS[field];
  return z.maxLength(max, `Use at most ${max} characters.`);
}

type Field = keyof typeof WITHDRAWAL_LENGTHS;
