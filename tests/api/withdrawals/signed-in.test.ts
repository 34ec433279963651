/** Withdrawals by people who are signed in: their plan ends at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lastDayOfWithdrawal } from '../../../functions/src/contract/legal/withdrawal.ts';
import type { Person } from '../../support/people.ts';
import { readEnv } from '../../support/env.ts';
import { failStandin, mendStandin, setMachinePace } from '../../support/standins.ts';
import {
  call,
  firestore,
  startApi,
  stripeClient,
  switchStripe,
  waitUntilHeld,
  withPerson,
  type Api,
} from '../api.ts';
import { creditOf, PRICE } from '../billing/pause-kit.ts';
import { startInstance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import { bookOf, onlyMachineOf } from '../machine-kit.ts';
import { kindsTo, openMails } from '../messages/form-kit.ts';
import {
  DAY_MS,
  declaration,
  declarations,
  declare,
  decide,
  eventsTo,
  invoiceNumber,
  order,
  owedAfter,
  refundsOf,
  removeWithdrawals,
  SETTINGS,
  STAFF,
  statusOf,
  withdrawal,
} from './withdrawal-kit.ts';
import { mailsTo } from '../mail/mail-kit.ts';
import { casesOf } from '../../support/cases.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(SETTINGS);
});
afterEach(async () => {
  await mendStandin('stripe');
  await removeWithdrawals();
});
afterAll(() => api.close());

const lastDay = (daysAgo: number) =>
  lastDayOfWithdrawal(new Date(Date.now() - daysAgo * DAY_MS).toISOString());

/** What a person is told before they confirm. */
async function ahead({ idToken: token }: Person, contract = ''): Promise<unknown> {
  const query = new URLSearchParams({ contract });
  return (await call(api, `/api/withdrawals/refund?${query}`, { token })).body;
}

// R-LAW-01
it('says in advance what comes back of no other contract than their own, and of none that staff decide about', () =>
  withPerson({}, (owner) =>
    withPerson({}, (stranger) =>
      withPerson({}, async (late) => {
        const contract = await invoiceNumber(await order(owner.uid));
        await order(late.uid, 18);
        const unknown = { refund: null };
        expect(await ahead(stranger)).toEqual(unknown);
        expect(await ahead(stranger, contract)).toEqual(unknown);
        expect(await ahead(stranger, 'NONE-0001')).toEqual(unknown);
        expect(await ahead(late)).toEqual(unknown);
      }),
    ),
  ));

// R-LAW-01
it('on day 3 ends the plan, pays back the rest, and says so once', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid, 3);
    const amount = await owedAfter(plan, 3);
    const invoice = await invoiceNumber(plan);
    for (const contract of ['', invoice]) {
      expect(await ahead(person, contract)).toEqual({ refund: { amount, currency: 'eur' } });
    }
    expect([await statusOf(plan), await refundsOf(plan)]).toEqual(['active', []]);
    const declared = declaration({ words: 'It is too large for me.' });
    const { status, body } = await declare(api, declared, person);
    const outcome = { kind: 'ended', refund: { amount, currency: 'eur' }, lastDay: lastDay(3) };
    const received = { received: true, at: expect.any(String), receipt: expect.any(String) };
    expect([status, body]).toEqual([201, { ...received, outcome }]);
    expect(Math.abs(Date.parse(String(body['at'])) - Date.now())).toBeLessThan(60_000);
    expect([await statusOf(plan), await refundsOf(plan)]).toEqual(['canceled', [amount]]);

    const shown = await call(api, '/api/subscription', { token: person.idToken });
    expect(shown.body['status']).toBe('canceled');
    const { body: log } = await call(api, '/api/security', { token: person.idToken });
    expect(JSON.stringify(log)).toContain('"plan_withdrawn"');
    expect(await eventsTo(person.uid)).toEqual(['ended']);
    const [receipt, ...more] = await mailsTo(declared.email);
    expect([receipt?.kind, more]).toEqual(['withdrawal_receipt', []]);
    if (receipt === undefined) throw new Error('there is no receipt');
    const letter = JSON.stringify(await openMails().writeLetter(receipt));
    expect(letter).toContain('It is too large for me.');
    expect(letter).not.toContain(person.email);
    expect(await withdrawal(plan.id)).toMatchObject({ state: 'done', uid: person.uid });

    expect(await ahead(person)).toEqual({ refund: null });
    const again = { ...outcome, kind: 'again' };
    for (const repeated of [declared, { ...declared, words: 'Once more.' }]) {
      expect((await declare(api, repeated, person)).body['outcome']).toEqual(again);
    }
    // What was not declared before shares the receipt of the next hour.
    expect(await kindsTo(declared.email)).toEqual(['withdrawal_receipt', 'withdrawal_receipt']);
    expect(await eventsTo(person.uid)).toEqual(['ended']);
    expect(await refundsOf(plan)).toEqual([amount]);
  }));

// R-LAW-01
it('is possible on day 15, with the number of an own invoice, and goes to staff on day 18', () =>
  withPerson({}, (punctual) =>
    withPerson({}, async (late) => {
      const [inTime, over] = [await order(punctual.uid, 15), await order(late.uid, 18)];
      const contract = (await invoiceNumber(inTime)).toLowerCase();
      const ended = await declare(api, declaration({ contract }), punctual);
      expect(ended.body['outcome']).toMatchObject({ kind: 'ended', lastDay: lastDay(15) });

      const declared = declaration();
      const outcome = { kind: 'late', refund: null, lastDay: lastDay(18) };
      const answers = [await declare(api, declared, late), await declare(api, declared, late)];
      expect(answers.map(({ body }) => body['outcome'])).toEqual([outcome, outcome]);
      expect([await statusOf(over), await refundsOf(over)]).toEqual(['active', []]);
      expect(await eventsTo(late.uid)).toEqual(['late']);
      expect(await kindsTo(STAFF)).toEqual(['withdrawal_notice']);

      const [stored] = await declarations(declared.email);
      await decide(String(stored?.id), 'accept');
      await startJobs([], SETTINGS).settleWithdrawals();
      const { refund, state } = await withdrawal(over.id);
      expect([state, refund?.amount]).toEqual(['done', await owedAfter(over, 18)]);
      expect(await statusOf(over)).toBe('canceled');
      expect(await eventsTo(late.uid)).toEqual(['ended', 'late']);
    }),
  ));

// R-LAW-01
it('in two tabs at once, before two instances, counts once @battery', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const other = await startApi(SETTINGS);
    try {
      const answers = await Promise.all(
        [api, other].map((one) => declare(one, declaration(), person)),
      );
      const amount = await owedAfter(plan, 3);
      const outcomes = answers.map(({ body }) => body['outcome']);
      expect(outcomes).toEqual(
        expect.arrayContaining([
          { kind: 'ended', refund: { amount, currency: 'eur' }, lastDay: lastDay(3) },
          { kind: 'again', refund: { amount, currency: 'eur' }, lastDay: lastDay(3) },
        ]),
      );
      expect(await refundsOf(plan)).toEqual([amount]);
    } finally {
      await other.close();
    }
    expect(await eventsTo(person.uid)).toEqual(['ended']);
    const { body } = await call(api, '/api/security', { token: person.idToken });
    expect(JSON.stringify(body).split('"plan_withdrawn"')).toHaveLength(2);
  }));

// R-LAW-01
it('without a plan, with a wrong number or with another person’s, tells the same, and ends nothing', () =>
  withPerson({}, (owner) =>
    withPerson({}, async (stranger) => {
      const plan = await order(owner.uid);
      const outcome = { kind: 'staff', refund: null, lastDay: null };
      for (const contract of ['', 'NONE-0001', await invoiceNumber(plan)]) {
        const { status, body } = await declare(api, declaration({ contract }), stranger);
        expect([status, body['outcome']]).toEqual([201, outcome]);
      }
      expect(await statusOf(plan)).toBe('active');
      // Its owner is asked, as by anyone.
      expect([await eventsTo(owner.uid), await eventsTo(stranger.uid)]).toEqual([['confirm'], []]);
      const { body } = await call(api, '/api/account/export', { token: stranger.idToken });
      expect(JSON.stringify(body['withdrawals'])).not.toMatch(
        new RegExp(`${plan.id}|${owner.uid}`),
      );
      expect(body['withdrawals']).toHaveLength(3);
    }),
  ));

// R-LAW-01
it('refuses a session that does not count, and stores nothing', async () => {
  const declared = declaration();
  const answer = await call(api, '/api/withdrawals', { body: declared, token: 'x' });
  expect([answer.status, await declarations(declared.email)]).toEqual([401, []]);
});

// R-LAW-01 R-REL-06
it('while Stripe is out, is received, and carried out by the job as of that moment @battery', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await failStandin('stripe', { path: '/v1/subscriptions', mode: '500' });
    const { status, body } = await declare(api, declaration(), person);
    const received = { received: true, at: expect.any(String), receipt: expect.any(String) };
    expect([status, body]).toEqual([201, received]);
    await mendStandin('stripe');
    // A moment ago: a request may still be at it.
    await startJobs([], SETTINGS).settleWithdrawals();
    expect(await statusOf(plan)).toBe('active');
    await startJobs([], SETTINGS, 2 * 60_000).settleWithdrawals();
    expect(await withdrawal(plan.id)).toMatchObject({ state: 'done', declaredAt: body['at'] });
    expect([await statusOf(plan), await eventsTo(person.uid)]).toEqual(['canceled', ['ended']]);
  }));

// R-LAW-01 R-REL-06
it.each(
  casesOf([
    ['its order is looked for', { path: '/v1/customers', method: 'GET' }],
    ['the plan is ended', { path: '/v1/subscriptions', method: 'DELETE' }],
    ['it is paid back', { path: '/v1/credit_notes', method: 'POST' }],
  ] as const),
)('survives a kill while %s @battery', (_when, during) =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const doomed = await startInstance(SETTINGS);
    await failStandin('stripe', { ...during, mode: 'held' });
    const cutOff = declare(doomed, declaration(), person).catch(() => null);
    await waitUntilHeld(1);
    await doomed.kill();
    expect(await cutOff).toBe(null);
    await mendStandin('stripe');
    const logged: string[] = [];
    const jobs = [1, 2].map(() => startJobs(logged, SETTINGS, 2 * 60_000).settleWithdrawals());
    await Promise.all(jobs);
    expect(logged.filter((line) => line.includes('"ERROR"'))).toEqual([]);
    expect(await withdrawal(plan.id)).toMatchObject({ state: 'done' });
    expect([await statusOf(plan), await refundsOf(plan)]).toEqual([
      'canceled',
      [await owedAfter(plan, 3)],
    ]);
    expect(await eventsTo(person.uid)).toEqual(['ended']);
  }),
);

// R-LAW-01
it('puts the servers of the plan to sleep, and keeps them', () =>
  withPerson({}, async (person) => {
    await setMachinePace(0);
    await order(person.uid);
    const ordered = { token: person.idToken, body: { orderId: randomUUID() } };
    expect((await call(api, '/api/machines', ordered)).status).toBe(201);
    expect((await declare(api, declaration(), person)).body['outcome']).toMatchObject({
      kind: 'ended',
    });
    await startJobs([], SETTINGS).machines();
    const { keepUntil } = await onlyMachineOf(person.uid);
    const days = (Date.parse(keepUntil ?? '') - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(30);
    expect(await bookOf(person.uid)).toMatchObject([{ state: 'asleep' }]);
  }));

// R-LAW-01
it('whose refund comes back, is handed to staff, who say when it is settled @battery', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await declare(api, declaration(), person);
    await expect(decide(plan.id, 'settled')).rejects.toThrow('does not wait for you');
    const stripe = stripeClient();
    const [note] = (await stripe.creditNotes.list({ customer: plan.customer })).data;
    await switchStripe('refunds/fail', { refund: note?.refunds[0]?.refund });
    const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
    const payload = JSON.stringify(events.find(({ type }) => type === 'refund.failed'));
    const secret = readEnv('STRIPE_WEBHOOK_SECRET');
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'Stripe-Signature': signature };
    const told = await Promise.all(
      [1, 2].map(() => call(api, '/api/stripe-webhook', { body: payload, headers })),
    );
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    expect(await withdrawal(plan.id)).toMatchObject({ state: 'staff', why: 'refund_failed' });
    expect(await eventsTo(person.uid)).toEqual(['ended', 'failed']);
    expect(await kindsTo(STAFF)).toEqual(['withdrawal_notice']);
    await expect(decide(plan.id, 'accept')).rejects.toThrow('has ended');
    await decide(plan.id, 'settled');
    await startJobs([], SETTINGS, 2 * DAY_MS).settleWithdrawals();
    expect((await withdrawal(plan.id)).state).toBe('done');
  }));

// R-LAW-01
it('of an order from before the sentence was agreed to, brings the whole price back', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await stripeClient().subscriptions.update(plan.id, { metadata: { beginAtOnce: '' } });
    const { body } = await declare(api, declaration(), person);
    expect(body['outcome']).toMatchObject({ refund: { amount: PRICE, currency: 'eur' } });
  }));

// R-LAW-01
it.each([
  ['all', PRICE + 100],
  ['a part', 500],
])('says what is credit again where credit had paid for %s of it', (_what, given) =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid, 3, given);
    const drawn = Math.min(given, PRICE);
    const owed = await owedAfter(plan, 3);
    const used = PRICE - owed;
    const paid = PRICE - drawn;
    const [refund, credit] = [Math.max(0, paid - used), drawn - Math.max(0, used - paid)].map(
      (amount) => ({ amount, currency: 'eur' }),
    );
    expect(await ahead(person)).toEqual({ refund, credit });
    const { body } = await declare(api, declaration(), person);
    expect(body['outcome']).toEqual({ kind: 'ended', refund, credit, lastDay: lastDay(3) });
    expect(await creditOf(plan)).toBe(given - drawn + (credit?.amount ?? 0));
    expect(await withdrawal(plan.id)).toMatchObject({ refund, credit });
  }),
);

// R-LAW-01
it('confirms what was declared before without a session, and the earlier moment counts', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid, 18);
    const { email } = person;
    await declare(api, declaration({ email }));
    // It was on day 14; now, the period is over.
    const [stored] = await declarations(email);
    const declaredAt = new Date(Date.now() - 4 * DAY_MS).toISOString();
    await firestore().doc(`withdrawals/${stored?.id}`).update({ declaredAt });
    await startJobs([], SETTINGS).settleWithdrawals();
    expect((await withdrawal(plan.id)).state).toBe('to_confirm');
    const { body } = await declare(api, declaration(), person);
    const refund = { amount: await owedAfter(plan, 14), currency: 'eur' };
    expect(body['outcome']).toEqual({ kind: 'ended', refund, lastDay: lastDay(18) });
    expect((await withdrawal(plan.id)).declaredAt).toBe(declaredAt);
  }));
