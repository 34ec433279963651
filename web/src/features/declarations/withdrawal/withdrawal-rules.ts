import { WITHDRAWAL_LENGTHS, type NewWithdrawal } from '@contract/legal/withdrawal.ts';
import { z } from '@/platform/zod.ts';
import { EMAIL, line, name, text } from '../common/field-rules.ts';

/** What a person fills in. */
export const withdrawalSchema = z.object({
  name: name(WITHDRAWAL_LENGTHS.name),
  email: EMAIL,
  contract: line(WITHDRAWAL_LENGTHS.contract),
  words: text(WITHDRAWAL_LENGTHS.words),
});

export type WithdrawalFields = z.infer<typeof withdrawalSchema>;

export const FIELDS = ['name', 'email', 'contract', 'words'] as const;
export const NO_FIELDS: WithdrawalFields = { name: '', email: '', contract: '', words: '' };

/** As the API takes it: what was left empty is left out. */
export function toWithdrawal(fields: WithdrawalFields): NewWithdrawal {
  const { name: who, email, contract, words } = fields;
  return { name: who, email, ...(contract !== '' && { contract }), ...(words !== '' && { words }) };
}
