import type { PlanNow } from '../../adapters/billing-clock.ts';
import { isInTime } from '../../contract/legal/withdrawal.ts';
import { sameForm } from '../../contract/email.ts';
import { holdsSubscription } from '../../contract/subscription.ts';
import {
  askedOf,
  describeCustomer,
  isFactOf,
  maskAddress,
  TAKE_BACK_MS,
  whyRefused,
  type Asked,
  type CustomerFacts,
  type ReadCustomer,
} from '../billing/customer-facts.ts';
import { sumOf } from '../email/format-sum.ts';
import { acceptedFrom } from './carry-out-cancellation.ts';
import { canBe, decideByOf, type StaffAct } from './carry-out-decision.ts';
import type { FindOrder, Order, PreviewRefund } from './order/order.ts';
import { orderOf, type Withdrawal } from './withdrawal-record.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';

/** Why a decision cannot be made. Its message is for operators. */
export class UndecidableError extends Error {}

export type WaitingWithdrawal = Withdrawal & { id: string; decideBy: string };

/** What an operator reads before they decide. `dueAt`: once it is decided, when the job carries it out. */
type Looked = { lines: string[]; asked: Asked; dueAt: string | null };

type Parts = {
  store: Pick<WithdrawalStore, 'read' | 'waiting' | 'change'>;
  readCustomer: ReadCustomer;
  /** Null without a key of Stripe's. */
  stripe: { findOrder: FindOrder; previewRefund: PreviewRefund } | null;
  planNow: PlanNow;
};

/** Whose plan it is about; null: not known. */
type Subject = {
  found: Withdrawal;
  order: Order | null;
  customer: CustomerFacts | null;
  invoice: string | null;
};

/** What `npm run withdrawals` works with: what waits for staff. They only note what they decide; the job carries it out. */
export function createDecideWithdrawal(parts: Parts) {
  const { store, planNow } = parts;

  return {
    /** The longest waiting first. */
    list: async (): Promise<WaitingWithdrawal[]> =>
      (await store.waiting()).map((withdrawal) => ({
        ...withdrawal,
        decideBy: decideByOf(withdrawal),
      })),

    /**
     * Says what a decision is about. It is noted only if `fact` is the address of the account, or the last four digits of its card,
     * which this never prints.
     * @param invoice the number of an invoice of the plan, where the plan is not known
     * @throws {UndecidableError}
     */
    async decide(
      id: string,
      act: StaffAct,
      { invoice = null, fact = null }: { invoice?: string | null; fact?: string | null } = {},
    ): Promise<Looked> {
      const found = waitingIn(id, await store.read(id));
      requireUndecided(id, found);
      requirePossible(id, act, found);
      const subject = await subjectOf(parts, { id, act, found, invoice });
      const lines = await describe(parts, act, subject);
      const asked = askedIn(subject);
      if (fact === null) return { lines, asked, dueAt: null };
      requireFact(subject, fact);
      const dueAt = new Date((await planNow()).getTime() + TAKE_BACK_MS).toISOString();
      await store.change(async ({ read, write }) => {
        const now = waitingIn(id, await read(id));
        requireUndecided(id, now);
        requirePossible(id, act, now);
        write(id, { ...now, decision: { act, invoice }, dueAt });
      });
      return { lines, asked, dueAt };
    },

    /** Takes back what was decided and is not yet carried out. @throws {UndecidableError} */
    undo: (id: string): Promise<StaffAct> =>
      store.change(async ({ read, write }) => {
        const { decision, ...rest } = waitingIn(id, await read(id));
        if (decision === undefined) throw new UndecidableError(`Nothing is decided about ${id}.`);
        write(id, { ...rest, dueAt: decideByOf(rest) });
        return decision.act;
      }),
  };
}

/** @throws {UndecidableError} */
function waitingIn(id: string, found: Withdrawal | null): Withdrawal {
  if (found === null) throw new UndecidableError(`There is no withdrawal ${id}.`);
  if (found.state === 'staff' || found.state === 'late') return found;
  throw new UndecidableError(`The withdrawal ${id} does not wait for you: it is ${found.state}.`);
}

/** @throws {UndecidableError} */
function requireUndecided(id: string, { decision, dueAt }: Withdrawal): void {
  if (decision === undefined) return;
  throw new UndecidableError(
    `${id} is decided: ${decision.act}, carried out from ${dueAt ?? 'now'} on. To decide otherwise, run before: undo ${id}`,
  );
}

/** @throws {UndecidableError} */
function requirePossible(id: string, act: StaffAct, found: Withdrawal): void {
  if (canBe(act, found)) return;
  throw new UndecidableError(
    act === 'settled'
      ? `The plan of ${id} has not ended: accept or refuse it.`
      : found.endedAt !== null
        ? `The plan of ${id} has ended. Pay back what is left by hand, and run: settled ${id}`
        : `${id} gives no reason: accept it.`,
  );
}

/** @throws {UndecidableError} where no plan is known that it could end */
async function subjectOf(
  { readCustomer, stripe }: Parts,
  {
    id,
    act,
    found,
    invoice,
  }: { id: string; act: StaffAct; found: Withdrawal; invoice: string | null },
): Promise<Subject> {
  const known = orderOf(found);
  const named = invoice === null ? null : await orderOfInvoice(stripe, invoice);
  if (known !== null && named !== null && known.subscriptionId !== named.subscriptionId) {
    throw new UndecidableError(
      `${id} is about a plan that we know, and ${invoice} is an invoice of another one. Leave the number out.`,
    );
  }
  const uid = named?.uid ?? found.uid;
  const customer = uid === null ? null : await readCustomer(uid);
  const order = known ?? named ?? (customer && (await orderOfCustomer(stripe, customer)));
  const ends = act === 'accept' || act === 'ordinary';
  if (ends && order === null) {
    throw new UndecidableError(
      `No plan is known for ${id}. Add the number of an invoice of it, behind ${id}.`,
    );
  }
  return { found, order, customer, invoice };
}

/** @throws {UndecidableError} for a number that is unknown, or that cannot be looked up */
async function orderOfInvoice(stripe: Parts['stripe'], invoice: string): Promise<Order> {
  if (stripe === null) {
    throw new UndecidableError(
      `Without a key of Stripe’s, ${invoice} cannot be looked up. Put one into STRIPE_SECRET_KEY for this one command: a restricted key that may read charges, credit notes, customers, invoices, prices and subscriptions.`,
    );
  }
  const order = await stripe.findOrder.ofInvoice(invoice);
  if (order !== null) return order;
  throw new UndecidableError(
    `${invoice} is an invoice of none of our plans. One that was made just now is found a minute later.`,
  );
}

/** Without Stripe, only a plan in force is known. */
async function orderOfCustomer(
  stripe: Parts['stripe'],
  customer: CustomerFacts,
): Promise<Order | null> {
  if (stripe !== null) return stripe.findOrder.ofPerson(customer.uid);
  if (customer.plan === null) return null;
  const { subscriptionId, customerId, since } = customer.plan;
  return since === null
    ? null
    : { uid: customer.uid, customerId, subscriptionId, orderedAt: since };
}

/** Without an account, there is only the address that was declared. */
function accountIn({ customer }: Subject): CustomerFacts | null {
  return customer === null || customer.email === null ? null : customer;
}

function askedIn(subject: Subject): Asked {
  const account = accountIn(subject);
  return account === null
    ? { typed: '<address>', words: 'the address of the declaration' }
    : askedOf(account);
}

/** @throws {UndecidableError} */
function requireFact(subject: Subject, fact: string): void {
  const account = accountIn(subject);
  if (account === null) {
    if (sameForm(fact) === sameForm(subject.found.email)) return;
    throw new UndecidableError(
      'That is not the address of the declaration. Is it the right withdrawal?',
    );
  }
  if (!isFactOf(account, fact)) throw new UndecidableError(whyRefused(account, fact));
}

async function describe({ stripe }: Parts, act: StaffAct, subject: Subject): Promise<string[]> {
  const { found, order, customer } = subject;
  const { kind, name, email, declaredAt } = found;
  const unusual = unusualIn(act, subject);
  return [
    `declared ${declaredAt} as a ${kind === 'withdrawal' ? 'withdrawal' : kind === 'cause' ? 'cancellation for cause' : 'cancellation'}, by ${name}, ${maskAddress(email)}`,
    ...(customer === null
      ? ['account  not known: the address to give is the one of the declaration']
      : describeCustomer(customer)),
    ...(order === null
      ? []
      : [`order    of ${order.orderedAt.slice(0, 10)} (${order.subscriptionId})`]),
    `then     ${followsFrom(act, subject)}`,
    ...(act === 'accept' && order !== null
      ? [`refund   ${await refundOf(stripe, order, found)}`]
      : []),
    ...unusual.map((what) => `UNUSUAL  ${what}`),
  ];
}

function followsFrom(act: StaffAct, subject: Subject): string {
  if (!hasEnded(subject)) return FOLLOWS[act](subject.found);
  switch (act) {
    case 'accept':
    case 'ordinary':
      return 'nothing is left to end; its owner gets an e-mail';
    case 'refuse':
      return 'nothing changes; an e-mail says that this does not stand';
    case 'settled':
      return FOLLOWS.settled(subject.found);
  }
}

/** Whether the plan has ended for another reason in the meantime, as our mirror has it. */
function hasEnded({ order, customer }: Subject): boolean {
  const plan = customer?.plan ?? null;
  const isIts = plan !== null && plan.subscriptionId === order?.subscriptionId;
  return isIts && !holdsSubscription(plan.status);
}

const FOLLOWS: Readonly<Record<StaffAct, (found: Withdrawal) => string>> = {
  accept: ({ kind, on }) =>
    kind === 'ordinary'
      ? 'the plan ends with the period in which this reached us, or in which its day lies'
      : `the plan ends ${on === null ? 'at once' : `at the end of ${on}`}, its servers sleep, and its owner gets an e-mail`,
  ordinary: () => 'the plan ends with its period, and its owner gets an e-mail',
  refuse: ({ why }) =>
    why === 'for_cause'
      ? 'the plan still ends with its period; its owner reads that the reason does not count'
      : 'the plan stays as it is; an e-mail says that this does not stand',
  settled: () => 'this is off the list; you have paid back what was left',
};

async function refundOf(stripe: Parts['stripe'], order: Order, found: Withdrawal): Promise<string> {
  const from = found.kind === 'cause' ? acceptedFrom(found) : found.declaredAt;
  if (found.kind === 'ordinary') return 'what was charged for a later period, if anything was';
  if (stripe === null) {
    return `what was paid for the days from ${from.slice(0, 10)} on. The sum needs a key of Stripe’s in STRIPE_SECRET_KEY`;
  }
  const by = found.kind === 'withdrawal' ? 'withdrawal' : 'cancellation';
  const paid = await stripe.previewRefund(order, new Date(from), by);
  if (paid === null) return 'you work it out: a payment was refunded or disputed';
  const { refund, credit } = paid;
  return `${sumOf(refund)}${credit === undefined ? '' : `, and ${sumOf(credit)} to their credit`}`;
}

function unusualIn(act: StaffAct, subject: Subject): string[] {
  const { found, order, customer, invoice } = subject;
  const { kind, declaredAt, email, contract } = found;
  const said: readonly (readonly [is: boolean, words: string])[] = [
    [
      kind === 'withdrawal' &&
        act === 'accept' &&
        order !== null &&
        !isInTime(order.orderedAt, new Date(declaredAt)),
      'outside the period: a withdrawal is late for this order',
    ],
    [
      order !== null &&
        (customer?.plan?.subscriptionId ?? order.subscriptionId) !== order.subscriptionId,
      'this order is an earlier one than the plan above',
    ],
    [act !== 'settled' && hasEnded(subject), 'the plan has ended already'],
    [
      sameForm(customer?.email ?? email) !== sameForm(email),
      'it was declared from another address than the account’s',
    ],
    [
      invoice !== null && contract !== '' && !isSameNumber(contract, invoice),
      `it was declared for ${contract}, which is another number`,
    ],
    [
      customer !== null && customer.email === null,
      'the account was deleted: the address to give is the one of the declaration',
    ],
  ];
  return said.filter(([is]) => is).map(([, words]) => words);
}

function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.trim().toUpperCase());
  return a === b;
}
