/**
 * `npm run withdrawals`: withdrawals and cancellations that people have declared, and staff decide: do they stand? Without --project, it acts on a running `npm
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
      list: async () => lines((await withdrawals.list()).map(describe), 'Nothing waits.'),
      async 'accept <id> [<number of an invoice>]'(id: string, invoice?: string) {
        await withdrawals.accept(id, invoice);
        return `${id} stands. The job ends its plan within two minutes, and writes to its owner.`;
      },
      async 'ordinary <id> [<number of an invoice>]'(id: string, invoice?: string) {
        await withdrawals.takeAsOrdinary(id, invoice);
        return `${id} stands without its reason. The job lets its plan end with its period.`;
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
  const { id, kind, why, uid, email, contract, on, words, declaredAt, endedAt, decideBy } =
    withdrawal;
  const isOverdue = decideBy < new Date().toISOString();
  return [
    id,
    KINDS[kind],
    why ?? 'staff',
    `declared ${declaredAt}`,
    uid ?? email,
    ...(contract === '' ? [] : [`contract ${contract}`]),
    ...(on === null ? [] : [`for ${on}`]),
    ...(words === '' ? [] : [`“${words}”`]),
    `${isOverdue ? 'OVERDUE since' : 'decide by'} ${decideBy}`,
    endedAt === null
      ? `to do: accept${kind === 'cause' ? ', ordinary' : ''} or refuse`
      : 'to do: pay back what is left, then settled',
  ];
}

const KINDS = {
  withdrawal: 'withdrawal',
  ordinary: 'cancellation',
  cause: 'cancellation for cause',
} as const;
