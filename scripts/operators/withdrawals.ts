/**
 * `npm run withdrawals`: what people have declared and staff decide: does it stand? Without --project, it acts on a running `npm
 * start`; with it, as the person signed in to Google here. docs/operating.md says by what to decide.
 */
import { createFirebase } from '../../functions/src/adapters/firebase.ts';
import { composeDecideWithdrawal } from '../../functions/src/compose-operating.ts';
import {
  UndecidableError,
  type WaitingWithdrawal,
} from '../../functions/src/modules/withdrawals/decide-withdrawal.ts';
import { asOperator, UsageError } from './as-operator.ts';

const USAGE =
  'npm run withdrawals -- list | accept <id> [<number of an invoice>] | refuse <id> | settled <id> [--project <id>]';

await asOperator(run, { role: 'Cloud Datastore User', known: [UndecidableError] });

async function run([command, id, ...words]: string[]): Promise<void> {
  const withdrawals = composeDecideWithdrawal(createFirebase(), () => new Date());
  const [invoice] = words;
  if (command === 'list' && id === undefined) {
    const waiting = await withdrawals.list();
    return console.log(
      waiting.length === 0 ? 'No withdrawal waits.' : waiting.map(describe).join('\n'),
    );
  }
  if (command === 'accept' && id && words.length <= 1) {
    await withdrawals.accept(id, invoice);
    return console.log(
      `${id} stands. The job ends its plan within two minutes, and writes to its owner.`,
    );
  }
  if (command === 'refuse' && id && words.length === 0) {
    await withdrawals.refuse(id);
    return console.log(`${id} does not stand. An e-mail says so.`);
  }
  if (command === 'settled' && id && words.length === 0) {
    await withdrawals.settled(id);
    return console.log(`${id} is settled.`);
  }
  throw new UsageError(`How to use it: ${USAGE}`);
}

function describe(withdrawal: WaitingWithdrawal): string {
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
  ].join('  ');
}
