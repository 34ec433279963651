/**
 * `npm run withdrawals`: withdrawals and cancellations that people have declared, and staff decide: do they stand? Without --project, it acts on a running `npm
 * start`; with it, as the person signed in to Google here. docs/operating.md says by what to decide.
 */
import { createPlanNow } from '../../functions/src/adapters/billing-clock.ts';
import { createStripeSource } from '../../functions/src/adapters/stripe.ts';
import { composeDecideWithdrawal } from '../../functions/src/compose-operating.ts';
import { ApiError } from '../../functions/src/foundation/errors.ts';
import { maskAddress } from '../../functions/src/modules/billing/customer-facts.ts';
import type { StaffAct } from '../../functions/src/modules/withdrawals/carry-out-decision.ts';
import {
  UndecidableError,
  type WaitingWithdrawal,
} from '../../functions/src/modules/withdrawals/decide-withdrawal.ts';
import { asOperator, isFact, lines, looked } from './as-operator.ts';

/** Above what runs: a constant below it is not there yet. */
const KINDS = {
  withdrawal: 'withdrawal',
  ordinary: 'cancellation',
  cause: 'cancellation for cause',
} as const;

await asOperator('withdrawals', {
  role: 'Cloud Datastore User and Firebase Authentication Viewer',
  known: [UndecidableError, ApiError],
  commands({ firebase, stripe, planClock }) {
    const planNow = createPlanNow(planClock, () => new Date());
    const withdrawals = composeDecideWithdrawal(
      firebase,
      stripe && createStripeSource(stripe),
      planNow,
    );
    /** @param words perhaps the number of an invoice, and perhaps a fact that shows that the right customer is meant */
    const decide = (act: StaffAct) => async (id: string, first?: string, second?: string) => {
      const words = [first, second].filter((word) => word !== undefined);
      const fact = words.find(isFact);
      const invoice = words.find((word) => !isFact(word));
      const seen = await withdrawals.decide(id, act, {
        ...(invoice !== undefined && { invoice }),
        ...(fact !== undefined && { fact }),
      });
      const command = ['npm run withdrawals --', act, id, ...(invoice ? [invoice] : [])].join(' ');
      if (seen.dueAt === null)
        return looked(seen.lines, seen.asked, `${command} ${seen.asked.typed}`);
      return [
        ...seen.lines,
        `\nDecided. The job carries it out from ${seen.dueAt} on. Until then: npm run withdrawals -- undo ${id}`,
      ].join('\n');
    };
    return {
      async list() {
        const [waiting, now] = await Promise.all([withdrawals.list(), planNow()]);
        return lines(
          waiting.map((one) => describe(one, now)),
          'Nothing waits.',
        );
      },
      'accept <id> [<number of an invoice>] [<address or digits>]': decide('accept'),
      'ordinary <id> [<number of an invoice>] [<address or digits>]': decide('ordinary'),
      'refuse <id> [<address or digits>]': decide('refuse'),
      'settled <id> [<address or digits>]': decide('settled'),
      async 'undo <id>'(id: string) {
        return `${id} waits for you again: ${await withdrawals.undo(id)} was taken back.`;
      },
    };
  },
});

function describe(withdrawal: WaitingWithdrawal, now: Date): string[] {
  const { id, kind, why, uid, email, contract, on, words, declaredAt, endedAt, decideBy } =
    withdrawal;
  const isOverdue = decideBy < now.toISOString();
  return [
    id,
    KINDS[kind],
    why ?? 'staff',
    `declared ${declaredAt}`,
    uid ?? maskAddress(email),
    ...(contract === '' ? [] : [`contract ${contract}`]),
    ...(on === null ? [] : [`for ${on}`]),
    ...(words === '' ? [] : [`“${words}”`]),
    ...whatNext(withdrawal, `${isOverdue ? 'OVERDUE since' : 'decide by'} ${decideBy}`, endedAt),
  ];
}

function whatNext(
  { kind, decision, dueAt }: WaitingWithdrawal,
  decideBy: string,
  endedAt: string | null,
): string[] {
  if (decision !== undefined) {
    return [`decided: ${decision.act}, carried out from ${dueAt ?? 'now'} on (undo …)`];
  }
  if (endedAt !== null) return [decideBy, 'to do: pay back what is left, then settled'];
  return [decideBy, `to do: accept${kind === 'cause' ? ', ordinary' : ''} or refuse`];
}
