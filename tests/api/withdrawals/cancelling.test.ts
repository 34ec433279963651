/** Cancellations without a session and with one: what each leads to, who is told when the plan ends, and what staff decide. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Person } from '../../support/people.ts';
import {
  call,
  setStatus,
  startApi,
  stripeClient,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { creditOf, inDays, type Plan } from '../billing/pause-kit.ts';
import { startJobs } from '../jobs.ts';
import { mailsOf, mailsTo } from '../mail/mail-kit.ts';
import { fromAnywhere, kindsTo, openMails } from '../messages/form-kit.ts';
import {
  confirm as confirmWithdrawal,
  DAY_MS,
  declaration,
  declarations,
  declare,
  decide,
  eventsTo,
  HOUR_MS,
  invoiceNumber,
  linkTo,
  order,
  owedAfter,
  refundsOf,
  removeWithdrawals,
  SETTINGS,
  STAFF,
  statusOf,
  withdrawal,
  withdrawalsAsStaff,
} from './withdrawal-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(SETTINGS);
});
afterEach(() => removeWithdrawals());
afterAll(() => api.close());
// What an instance remembers of exhausted limits must not reach the next file, which may run in this process.
afterAll(() => void vi.resetModules());

const REASON = 'The server was unreachable for two weeks.';

const settle = (aheadMs = 0, logged: string[] = []) =>
  startJobs(logged, SETTINGS, aheadMs).settleWithdrawals();

/** @param over what differs from an ordinary one, as soon as possible, to an address of its own */
const cancellation = (over: Record<string, string> = {}) => ({
  kind: 'ordinary',
  ...declaration(),
  ...over,
});

const cancel = (
  body: object,
  person?: Person,
  { from = fromAnywhere(), to = api } = {},
): Promise<Reply> =>
  call(to, '/api/cancellations', {
    body,
    headers: from,
    ...(person !== undefined && { token: person.idToken }),
  });

const confirm = (link: string): Promise<Reply> =>
  call(api, '/api/cancellations/confirm', { body: { link }, headers: fromAnywhere() });

const retrieve = ({ id }: Plan): Promise<Stripe.Subscription> =>
  stripeClient().subscriptions.retrieve(id);
const periodEnd = async (plan: Plan) =>
  iso((await retrieve(plan)).items.data[0]?.current_period_end ?? 0);
const endOf = async (plan: Plan) => {
  const { cancel_at: end } = await retrieve(plan);
  return end === null ? null : iso(end);
};
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
/** What became of its cancellation. */
const kept = ({ id }: Plan) => withdrawal(`cancel_${id}`);

/** The mails about cancellations that an account was written, as events. */
async function toldTo(uid: string): Promise<unknown[]> {
  const found = (await mailsOf(uid)).filter(({ kind }) => kind === 'cancellation');
  return found.map(({ facts }) => z.object({ event: z.string() }).parse(facts).event);
}

async function cancelEvents(person: Person): Promise<number> {
  const { body } = await call(api, '/api/security', { token: person.idToken });
  return JSON.stringify(body).split('"plan_cancelled"').length - 1;
}

// R-LAW-06
it('ordinary and signed in, acts at once, says when the plan ends, and counts once', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const declared = cancellation();
    const endsAt = await periodEnd(plan);
    for (const { status, body } of [
      await cancel(declared, person),
      await cancel(declared, person),
    ]) {
      expect([status, body]).toEqual([
        201,
        { received: true, at: expect.any(String), receipt: expect.any(String), endsAt },
      ]);
    }
    expect([await statusOf(plan), await endOf(plan)]).toEqual(['active', endsAt]);
    expect([await toldTo(person.uid), await kindsTo(declared.email)]).toEqual([
      ['set'],
      ['withdrawal_receipt'],
    ]);
    expect(await cancelEvents(person)).toBe(1);
    const { body: shown } = await call(api, '/api/billing-details', { token: person.idToken });
    expect(shown).toMatchObject({ cancelAt: endsAt });

    // Undone, it can be declared in the same words on the same day.
    await call(api, '/api/subscription/reactivate', { method: 'POST', token: person.idToken });
    expect(await endOf(plan)).toBeNull();
    expect((await cancel(declared, person)).body['endsAt']).toBe(endsAt);
    expect([await endOf(plan), await cancelEvents(person)]).toEqual([endsAt, 2]);
  }));

// R-LAW-06
it('for a day beyond the running period, ends the plan with the period in which that lies', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const end = new Date(await periodEnd(plan));
    const on = new Date(end.getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
    const { body } = await cancel(cancellation({ on }), person);
    const days = (Date.parse(String(body['endsAt'])) - end.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(await endOf(plan)).toBe(body['endsAt']);
    // As soon as possible is sooner.
    const sooner = await cancel(cancellation(), person);
    expect([sooner.body['endsAt'], await endOf(plan)]).toEqual([
      end.toISOString(),
      end.toISOString(),
    ]);
  }));

// R-LAW-06
it('signed out, tells everyone the same; a link goes to the account’s own address, and the day only there', () =>
  withPerson({}, async (owner) => {
    const plan = await order(owner.uid);
    const endsAt = await periodEnd(plan);
    const declared = cancellation({ contract: await invoiceNumber(plan) });
    const nothing = cancellation({ contract: 'NONE-0001' });
    const shown: string[] = [];
    for (const each of [declared, nothing]) {
      const { status, body } = await cancel(each);
      expect([status, body]).toEqual([
        201,
        { received: true, at: expect.any(String), receipt: expect.any(String) },
      ]);
      shown.push(await pageOf(String(body['receipt']), each));
    }
    await Promise.all([settle(), settle()]);
    expect(shown[0]).toBe(shown[1]);
    expect(shown[0]).toContain('at the end of the period that is running');
    expect(await mailsTo(owner.email)).toEqual([]);
    expect([await toldTo(owner.uid), await endOf(plan)]).toEqual([['confirm'], null]);
    const letters = await Promise.all(
      [declared, nothing].map(async ({ email, contract }) => {
        const [receipt, ...more] = await mailsTo(email);
        expect(more).toEqual([]);
        return textOf(receipt).then((text) =>
          anonymous(text, { email, contract: String(contract) }),
        );
      }),
    );
    expect(letters[0]).toBe(letters[1]);
    expect(letters[0]).not.toMatch(/\/cancel-contract\/confirm/);

    const [mail] = await mailsOf(owner.uid);
    expect(await textOf(mail)).toContain(longDay(endsAt));
    const link = await linkTo(owner.uid, 'cancellation');
    for (const pressed of [await confirm(link), await confirm(link)]) {
      expect([pressed.status, pressed.body]).toEqual([
        200,
        { received: true, at: expect.any(String) },
      ]);
    }
    expect([await endOf(plan), await toldTo(owner.uid)]).toEqual([endsAt, ['confirm', 'set']]);
    expect((await confirmWithdrawal(api, link)).status).toBe(410);
    expect((await confirm('x')).status).toBe(410);
    // No one has the other plan: staff decide.
    expect(await declarations(nothing.email)).toMatchObject([{ state: 'staff', why: 'unknown' }]);
  }));

// R-LAW-06
it('not confirmed within a day, is decided by staff, and a plan that has ended needs no one', () =>
  withPerson({}, (person) =>
    withPerson({}, async (other) => {
      const [plan, gone] = [await order(person.uid), await order(other.uid)];
      for (const { email } of [person, other]) await cancel(cancellation({ email }));
      await settle();
      await stripeClient().subscriptions.cancel(gone.id);
      await settle(25 * HOUR_MS);
      expect(await kept(plan)).toMatchObject({ state: 'staff', why: 'not_confirmed' });
      expect(await kindsTo(STAFF)).toEqual(['withdrawal_notice', 'withdrawal_notice']);
      for (const { id } of [plan, gone]) await decide(`cancel_${id}`, 'accept');
      await settle();
      expect([await endOf(plan), (await kept(plan)).state]).toEqual([
        await periodEnd(plan),
        'done',
      ]);
      expect([await statusOf(gone), (await kept(gone)).state]).toEqual(['canceled', 'done']);
      expect([await refundsOf(plan), await refundsOf(gone)]).toEqual([[], []]);
    }),
  ));

// R-LAW-06
it('that waits for its link: the owner who signs in and gives a reason confirms it, and the earlier receipt counts', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const { body } = await cancel(cancellation({ email: person.email }));
    await settle();
    const link = await linkTo(person.uid, 'cancellation');
    await cancel(cancellation({ kind: 'cause', reason: REASON }), person);
    const { kind, why, words, declaredAt } = await kept(plan);
    expect({ kind, why, words, declaredAt }).toEqual({
      kind: 'cause',
      why: 'for_cause',
      words: REASON,
      declaredAt: body['at'],
    });
    expect(await toldTo(person.uid)).toEqual(['confirm', 'set']);
    // Used afterwards, and after its owner has undone it, the link cancels nothing more.
    expect((await confirm(link)).status).toBe(200);
    await decide(`cancel_${plan.id}`, 'refuse');
    await settle();
    await post('/subscription/reactivate', person.idToken);
    expect((await confirm(link)).status).toBe(200);
    expect([await endOf(plan), await cancelEvents(person)]).toEqual([null, 1]);
  }));

// R-LAW-06
it('whose account is deleted before it is confirmed, is over once staff have seen it', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await cancel(cancellation({ email: person.email }));
    await settle();
    const { status } = await call(api, '/api/account', { method: 'DELETE', token: person.idToken });
    await settle(61 * 60_000);
    expect([status, (await kept(plan)).why]).toEqual([200, 'not_confirmed']);
    await decide(`cancel_${plan.id}`, 'accept');
    await settle();
    expect([(await kept(plan)).state, await statusOf(plan)]).toEqual(['done', 'canceled']);
    expect(await mailsOf(person.uid)).toEqual([]);
  }));

// R-LAW-06
it('for cause and signed in, is set to end with its period; accepted, it ends at once, as of the receipt', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const declared = cancellation({ kind: 'cause', reason: REASON });
    const endsAt = await periodEnd(plan);
    expect((await cancel(declared, person)).body['endsAt']).toBe(endsAt);
    expect([await statusOf(plan), await endOf(plan)]).toEqual(['active', endsAt]);
    const { why, state } = await kept(plan);
    expect([state, why, await toldTo(person.uid)]).toEqual(['staff', 'for_cause', ['set']]);
    const [notice] = await mailsTo(STAFF);
    expect(await textOf(notice)).toContain(REASON);
    expect(await textOf((await mailsTo(declared.email))[0])).toContain('Reason: The server');
    const [listed] = await withdrawalsAsStaff().list();
    expect(listed).toMatchObject({ kind: 'cause', words: REASON });

    await decide(`cancel_${plan.id}`, 'accept');
    await settle();
    const { refund, ...ended } = await kept(plan);
    expect([ended.state, refund?.amount]).toEqual(['done', await owedAfter(plan, 3)]);
    expect([await statusOf(plan), await refundsOf(plan)]).toEqual([
      'canceled',
      [await owedAfter(plan, 3)],
    ]);
    expect(await toldTo(person.uid)).toEqual(['set', 'ended']);
    // A month later, it is as it was.
    await settle(31 * DAY_MS);
    expect(await refundsOf(plan)).toHaveLength(1);
  }));

// R-LAW-06
it('whose reason staff do not accept, ends with its period all the same', () =>
  withPerson({}, (person) =>
    withPerson({}, async (other) => {
      const [plan, asked] = [await order(person.uid), await order(other.uid)];
      await cancel(cancellation({ kind: 'cause', reason: REASON }), person);
      await decide(`cancel_${plan.id}`, 'refuse');
      await settle(6 * DAY_MS);
      expect([await endOf(plan), (await kept(plan)).state]).toEqual([
        await periodEnd(plan),
        'done',
      ]);
      expect(await toldTo(person.uid)).toEqual(['set', 'refused']);
      const refusal = (await mailsOf(person.uid)).findLast(({ kind }) => kind === 'cancellation');
      expect(await textOf(refusal)).toContain('Your plan ends with its period');

      // One that its owner has not confirmed.
      await cancel(cancellation({ kind: 'cause', reason: REASON, email: other.email }));
      await settle();
      await settle(25 * HOUR_MS);
      await decide(`cancel_${asked.id}`, 'ordinary');
      await settle();
      expect([await endOf(asked), (await kept(asked)).state]).toEqual([
        await periodEnd(asked),
        'done',
      ]);
    }),
  ));

// R-LAW-06
it('for cause during a pause, ends the plan at once, and staff decide about the credit that the pause has left', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await post('/subscription/pause', person.idToken, { until: inDays(30) });
    const credit = await creditOf(plan);
    await cancel(cancellation({ kind: 'cause', reason: REASON }), person);
    expect([await statusOf(plan), await refundsOf(plan)]).toEqual(['canceled', []]);
    expect(await withdrawal(`cancel_${plan.id}`)).toMatchObject({ isOver: true });
    expect(await withdrawalsAsStaff().list()).toMatchObject([{ why: 'for_cause' }]);
    await decide(`cancel_${plan.id}`, 'accept');
    await settle();
    expect([await creditOf(plan), await refundsOf(plan)]).toEqual([0, [credit]]);
    expect(await toldTo(person.uid)).toEqual(['set', 'ended']);
  }));

/** What a plan is before someone cancels it, signed in, and what it is afterwards. */
const STANDS: readonly [
  before: string,
  prepare: (person: Person, plan: Plan) => Promise<unknown>,
  after: Stand,
][] = [
  ['running', async () => {}, { status: 'active', isSet: true, refunds: 0 }],
  [
    'cancelled',
    ({ idToken: token }) => post('/subscription/cancel', token),
    { status: 'active', isSet: true, refunds: 0 },
  ],
  [
    'paused',
    ({ idToken: token }) => post('/subscription/pause', token, { until: inDays(30) }),
    { status: 'canceled', isSet: false, refunds: 0 },
  ],
  [
    'unpaid',
    (_person, { id }) => setStatus(id, 'unpaid'),
    { status: 'canceled', isSet: false, refunds: 0 },
  ],
  [
    'ended',
    (_person, { id }) => stripeClient().subscriptions.cancel(id),
    { status: 'canceled', isSet: false, refunds: 0 },
  ],
  [
    'withdrawn from',
    (person) => declare(api, declaration(), person),
    { status: 'canceled', isSet: false, refunds: 1 },
  ],
];
type Stand = { status: string; isSet: boolean; refunds: number };

const post = (path: string, token: string, body?: object) =>
  call(api, `/api${path}`, { method: 'POST', token, ...(body && { body }) });

// R-LAW-06
it.each(STANDS)('a plan that is %s ends in one state', (_before, prepare, after) =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await prepare(person, plan);
    for (const kind of ['ordinary', 'cause'] as const) {
      const reason = kind === 'cause' ? { reason: REASON } : {};
      const { status, body } = await cancel(cancellation({ kind, ...reason }), person);
      expect([status, typeof body['endsAt']]).toEqual([201, 'string']);
    }
    const isSet = (await endOf(plan)) === (await periodEnd(plan));
    const refunds = await refundsOf(plan);
    expect({ status: await statusOf(plan), isSet, refunds: refunds.length }).toEqual(after);
    // Staff have to decide where something is left to end.
    expect((await withdrawalsAsStaff().list()).map(({ why }) => why)).toEqual(
      after.isSet ? ['for_cause'] : [],
    );

    // A withdrawal within its days wins: all is paid back but the days.
    const paidBefore = await refundsOf(plan);
    const { body } = await declare(api, declaration(), person);
    expect(body['outcome']).toMatchObject({ kind: after.refunds > 0 ? 'again' : 'ended' });
    expect(await statusOf(plan)).toBe('canceled');
    // What a pause left as credit, or what was not paid, is told by the tests of withdrawals.
    const paidNow = after.isSet ? [await owedAfter(plan, 3)] : paidBefore;
    expect((await refundsOf(plan)).slice(0, paidNow.length)).toEqual(paidNow);
    await settle(DAY_MS);
    expect(await withdrawalsAsStaff().list()).toEqual([]);
    expect((await eventsTo(person.uid)).filter((event) => event === 'ended')).toHaveLength(1);
  }),
);

// R-LAW-06 R-API-01
it.each([
  ['no kind', { kind: '' }],
  ['no name', { name: ' ' }],
  ['no address', { email: 'ada' }],
  ['a day that is over', { on: inDays(-3).slice(0, 10) }],
  ['a day in three years', { on: inDays(1100).slice(0, 10) }],
  ['no day', { on: '2026-02-30' }],
  ['for cause without a reason', { kind: 'cause' }],
  ['an ordinary one with a reason', { reason: REASON }],
  ['a reason that is too long', { kind: 'cause', reason: 'x'.repeat(301) }],
  ['an invisible character', { name: 'Ada\u202e' }],
  ['something else', { plan: 'solo' }],
])('with %s is refused, and not stored', async (_what, over) => {
  const declared = cancellation(over);
  const { status, body } = await cancel(declared);
  expect([status, body['code']]).toEqual([400, 'invalid_input']);
  expect(await declarations(declared.email)).toEqual([]);
});

// R-LAW-06
it('leaves out a reason past three a day from one caller, and past twenty to addresses without an account; none is without a receipt', async () => {
  // A day of its own: other tests have asked for reasons on this one.
  const later = await startApi(SETTINGS);
  later.advance(3 * DAY_MS);
  const declareFor = async (count: number, from: () => ReturnType<typeof fromAnywhere>) => {
    const quoted: boolean[] = [];
    for (let made = 0; made < count; made += 1) {
      const declared = cancellation({ kind: 'cause', reason: REASON });
      const { status } = await cancel(declared, undefined, { from: from(), to: later });
      const [receipt] = await mailsTo(declared.email);
      const text = await textOf(receipt);
      expect([status, text.includes('We have received')]).toEqual([201, true]);
      quoted.push(text.includes(REASON.slice(0, 20)));
    }
    return quoted;
  };
  try {
    const from = fromAnywhere();
    expect(await declareFor(4, () => from)).toEqual([true, true, true, false]);
    expect(later.logged.join('')).toMatch(/"ERROR","message":"reasons_withheld"/);
    const rest = [...Array.from({ length: 17 }, () => true), false];
    expect(await declareFor(18, fromAnywhere)).toEqual(rest);
  } finally {
    await later.close();
  }
});

async function textOf(
  mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined,
): Promise<string> {
  if (mail === undefined) throw new Error('there is no mail');
  return JSON.stringify(await openMails().writeLetter(mail));
}

async function pageOf(path: string, typed: Record<string, string>): Promise<string> {
  const answer = await fetch(`${api.url}${path}`);
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  return anonymous(await answer.text(), typed);
}

/** Without what was typed, and the moment. */
const anonymous = (text: string, { email = '', contract = '' }: Record<string, string>) =>
  text
    .replaceAll(email, '')
    .replaceAll(contract, '')
    .replaceAll(/[\da-f-]{36}@ typed/g, '')
    .replaceAll(/\d\d:\d\d/g, '');

const longDay = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
