/** What tests of withdrawals share: an order of some age, what people declare, and what came of it. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { DOCUMENTS } from '../../../functions/src/schema.ts';
import { composeDecideWithdrawal } from '../../../functions/src/compose-operating.ts';
import type { StaffAct } from '../../../functions/src/modules/withdrawals/carry-out-decision.ts';
import type { Person } from '../../support/people.ts';
import { call, emulators, firestore, stripeClient, type Reply } from '../api.ts';
import { buy, DAY, PRICE, type Plan } from '../billing/pause-kit.ts';
import { mailsOf } from '../mail/mail-kit.ts';
import { fromAnywhere, openMails } from '../messages/form-kit.ts';

export const STAFF = 'billing@staff.test';
export const SETTINGS = { STAFF_MAIL: `team@staff.test,billing=${STAFF}` };
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * A plan that was ordered so many days ago, at a checkout that asked whether it shall begin at once.
 * @param credit what we had given before, in cents
 */
export async function order(uid: string, daysAgo = 3, credit = 0): Promise<Plan> {
  const plan = await buy(uid, { daysAgo, credit });
  await firestore().doc(`stripeCustomers/${plan.customer}`).set({ uid });
  await stripeClient().subscriptions.update(plan.id, { metadata: { beginAtOnce: '2026-12-01' } });
  return plan;
}

/** What is paid back of the first month after so many whole days, in the customer's favour. */
export async function owedAfter(plan: Plan, days: number): Promise<number> {
  const { items } = await stripeClient().subscriptions.retrieve(plan.id);
  const { current_period_start: from = 0, current_period_end: to = 0 } = items.data[0] ?? {};
  return PRICE - Math.floor((PRICE * days) / ((to - from) / DAY));
}

type Declared = { name: string; email: string; contract?: string; words?: string };

/** @param over what differs from a declaration to an address of its own */
export const declaration = (over: Partial<Declared> = {}): Declared => ({
  name: 'Ada Lovelace',
  email: `${randomUUID()}@typed.test`,
  ...over,
});

export const declare = (api: { url: string }, body: Declared, person?: Person): Promise<Reply> =>
  call(api, '/api/withdrawals', {
    body,
    headers: fromAnywhere(),
    ...(person !== undefined && { token: person.idToken }),
  });

export const confirm = (api: { url: string }, link: string): Promise<Reply> =>
  call(api, '/api/withdrawals/confirm', { body: { link }, headers: fromAnywhere() });

export async function withdrawal(id: string) {
  const found = await firestore().doc(`withdrawals/${id}`).get();
  return DOCUMENTS.withdrawals.fields.parse(found.data());
}

/** The declarations to a typed address, with their ids. */
export async function declarations(email: string) {
  const { docs } = await firestore().collection('withdrawals').where('email', '==', email).get();
  return docs
    .map((doc) => ({ id: doc.id, ...DOCUMENTS.withdrawals.fields.parse(doc.data()) }))
    .filter(({ id }) => !id.startsWith('sub_'));
}

/** The mails about withdrawals that an account was written, as events. */
export async function eventsTo(uid: string): Promise<unknown[]> {
  const found = (await mailsOf(uid)).filter(({ kind }) => kind === 'withdrawal');
  return found.map(({ facts }) => Facts.parse(facts).event).toSorted();
}

const Facts = z.object({ event: z.string() });

/** The link that an account was sent, as the page has it. */
export async function linkTo(
  uid: string,
  kind: 'withdrawal' | 'cancellation' = 'withdrawal',
): Promise<string> {
  const mail = (await mailsOf(uid)).find((one) => one.kind === kind);
  const letter = mail === undefined ? null : await openMails().writeLetter(mail);
  const [, link] = letter?.link?.url.split('#') ?? [];
  if (link === undefined) throw new Error('there is no link');
  return link;
}

export const statusOf = async ({ id }: Plan) =>
  (await stripeClient().subscriptions.retrieve(id)).status;

/** What was paid back for a plan, note by note. */
export async function refundsOf({ customer }: Plan): Promise<number[]> {
  const notes: Stripe.CreditNote[] = (
    await stripeClient().creditNotes.list({ customer, limit: 100 })
  ).data;
  return notes.map(({ amount }) => amount);
}

export async function invoiceNumber({ customer }: Plan): Promise<string> {
  const [invoice] = (await stripeClient().invoices.list({ customer })).data;
  if (!invoice?.number) throw new Error('there is no invoice');
  return invoice.number;
}

/** What `npm run withdrawals` works with. @param stripe null: without a key of Stripe's */
export const withdrawalsAsStaff = (
  stripe: (() => Promise<Stripe>) | null = async () => stripeClient(),
) => composeDecideWithdrawal(emulators(), stripe, async () => new Date());

/**
 * Decides as `npm run withdrawals` does, by the address of the account, or of the declaration where there is none. Then its ten
 * minutes are over.
 */
export async function decide(id: string, act: StaffAct, invoice?: string): Promise<void> {
  const { email, uid } = await withdrawal(id);
  const named = invoice === undefined ? null : await ownerOfInvoice(invoice);
  const fact = (await addressOf(named ?? uid)) ?? email;
  await withdrawalsAsStaff().decide(id, act, { fact, ...(invoice !== undefined && { invoice }) });
  await firestore()
    .doc(`withdrawals/${id}`)
    .update({ dueAt: new Date(0).toISOString() });
}

async function addressOf(uid: string | null): Promise<string | null> {
  if (uid === null) return null;
  const auth = await emulators().auth();
  return auth.getUser(uid).then(
    ({ email }) => email ?? null,
    () => null,
  );
}

async function ownerOfInvoice(number: string): Promise<string | null> {
  const { data } = await stripeClient().invoices.search({ query: `number:"${number}"` });
  const customer = data[0]?.customer;
  const id = typeof customer === 'string' ? customer : customer?.id;
  const found = await firestore().doc(`stripeCustomers/${id}`).get();
  return found.get('uid') ?? null;
}

/** Removes what a test has declared: it outlives the people. */
export async function removeWithdrawals(): Promise<void> {
  for (const name of ['withdrawals', 'mail']) {
    for (const doc of await firestore().collection(name).listDocuments()) await doc.delete();
  }
}
