/**
 * `npm run withdrawals`: what people have declared and staff decide: does it stand? Without --project, it acts on a running `npm
 * start`; with it, as the person signed in to Google here. docs/operating.md says by what to decide.
 */
import { composeDecideWithdrawal } from '../../functions/src/compose-operating.ts';
import {
  UndecidableError,
  type WaitingWithdrawal,
} from '../../functions/src/modules/withdrawals/decide-withdrawal.ts';
import { asOperator, lines } from './as-operator.ts';

await asOperator('withdrawals', {
  role: 'Cloud Datastore User',
  known: [UndecidableError],
  commands({ firebase }) {
    const withdrawals = composeDecideWithdrawal(firebase, () => new Date());
    return {
      list: async () => lines((await withdrawals.list()).map(describe), 'No withdrawal waits.'),
      async 'accept <id> [<number of an invoice>]'(id: string, invoice?: string) {
        await withdrawals.accept(id, invoice);
        return `${id} stands. The job ends its plan within two minutes, and writes to its owner.`;
      },
      async 'refuse <id>'(id: string) {
        await withdrawals.refuse(id);
        return `${id} does not stand. An e-mail says so.`;
      },
      async 'settled <id>'(id: string) {
        await withdrawals.settled(id);
        return `${id} is settled.`;
      },
    };
  },
});

function describe(withdrawal: WaitingWithdrawal): string[] {
  const { id, why, uid, email, contract, declaredAt, endedAt, decideBy } = withdrawal;
  const isOverdue = decideBy < new Date().toISOString();
  return [
    id,
    why ?? 'staff',
    `declared ${declaredAt}`,
    uid ?? email,
    ...(contract === '' ? [] : [`contract ${contract}`]),
    `${isOverdue ? 'OVERDUE since' : 'decide by'} ${decideBy}`,
    endedAt === null ? 'to do: accept or refuse' : 'to do: pay back what is left, then settled',
  ];
}
