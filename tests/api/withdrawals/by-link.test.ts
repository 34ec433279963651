/** Withdrawals without a session: by the link to the account's own address, or by what staff decide. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { noteBounce } from '../../../functions/src/adapters/outbox.ts';
import { pageLinkTo } from '../../../functions/src/modules/mail/links.ts';
import { call, emulators, firestore, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { mailsOf, mailsTo } from '../mail/mail-kit.ts';
import { kindsTo, openMails } from '../messages/form-kit.ts';
import {
  confirm,
  DAY_MS,
  declaration,
  declarations,
  declare,
  deciding,
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
} from './withdrawal-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(SETTINGS);
});
afterEach(() => removeWithdrawals());
afterAll(() => api.close());
// What an instance remembers of exhausted limits must not reach the next file, which may run in this process.
afterAll(() => void vi.resetModules());

const settle = (aheadMs = 0, logged: string[] = []) =>
  startJobs(logged, SETTINGS, aheadMs).settleWithdrawals();

// R-LAW-01
it('by the address of the account, ends the plan by its link, as of the declaration, and says the same twice', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const { status, body } = await declare(api, declaration({ email: person.email.toUpperCase() }));
    expect([status, body]).toEqual([201, { received: true, at: expect.any(String) }]);
    expect(await kindsTo(person.email)).toEqual(['withdrawal_receipt']);
    await Promise.all([settle(), settle()]);
    expect(await eventsTo(person.uid)).toEqual(['confirm']);
    expect(await statusOf(plan)).toBe('active');
    // Declared again on this day, it brings no second link.
    await declare(api, declaration({ email: person.email, words: 'I said so.' }));
    await settle();
    expect(await eventsTo(person.uid)).toEqual(['confirm']);

    const link = await linkTo(person.uid);
    const refund = { amount: await owedAfter(plan, 3), currency: 'eur' };
    const outcome = { kind: 'ended', refund, lastDay: expect.any(String) };
    for (const pressed of [await confirm(api, link), await confirm(api, link)]) {
      expect([pressed.status, pressed.body]).toEqual([
        200,
        { received: true, at: body['at'], outcome },
      ]);
    }
    expect([await statusOf(plan), await refundsOf(plan)]).toEqual(['canceled', [refund.amount]]);
    expect(await eventsTo(person.uid)).toEqual(['confirm', 'ended']);
  }));

// R-LAW-01
it('by the number of an invoice, asks its owner, whatever address was typed', () =>
  withPerson({}, async (owner) => {
    const plan = await order(owner.uid);
    const declared = declaration({ contract: await invoiceNumber(plan) });
    const nothing = declaration({ contract: 'NONE-0001' });
    const answers = [await declare(api, declared), await declare(api, nothing)];
    const at = expect.any(String);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([201, { received: true, at }]);
    }
    await settle();
    expect(await statusOf(plan)).toBe('active');
    expect(await mailsTo(owner.email)).toEqual([]);
    const [link] = await mailsOf(owner.uid);
    expect([link?.to, link?.kind]).toEqual([undefined, 'withdrawal']);
    // To the typed addresses, the receipts alone, which tell nothing apart.
    const [known, unknown] = await Promise.all(
      [declared, nothing].map(async ({ email, contract = '' }) => {
        const [receipt, ...more] = await mailsTo(email);
        expect(more).toEqual([]);
        if (receipt === undefined) throw new Error('there is no receipt');
        const letter = JSON.stringify(await openMails().writeLetter(receipt));
        return letter.replaceAll(contract, '').replaceAll(/[\da-f-]{36}@ typed/g, '');
      }),
    );
    expect(known?.replaceAll(/\d\d:\d\d/g, '')).toBe(unknown?.replaceAll(/\d\d:\d\d/g, ''));
    // No one has the other plan: staff decide.
    expect(await kindsTo(STAFF)).toEqual(['withdrawal_notice']);
    expect(await declarations(nothing.email)).toMatchObject([{ state: 'staff', why: 'unknown' }]);
  }));

// R-LAW-01
it('after the period, tells the account and staff, and ends nothing', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid, 18);
    const { body } = await declare(api, declaration({ email: person.email }));
    expect(body).toEqual({ received: true, at: expect.any(String) });
    await Promise.all([settle(), settle()]);
    expect([await eventsTo(person.uid), await kindsTo(STAFF)]).toEqual([
      ['late'],
      ['withdrawal_notice'],
    ]);
    expect(await statusOf(plan)).toBe('active');
  }));

// R-LAW-01
it('no link ends another plan, or one that was declared again, or works for longer than 14 days', () =>
  withPerson({}, (person) =>
    withPerson({}, async (other) => {
      const [plan, spared] = [await order(person.uid), await order(other.uid)];
      for (const { email } of [person, other]) await declare(api, declaration({ email }));
      await settle();
      const link = await linkTo(person.uid);
      const { linkKey, site } = openMails();
      const linkOf = (id: string, generation: string) => {
        const until = new Date(Date.now() + HOUR_MS);
        const made = { purpose: 'withdrawal-confirm', id, generation, until } as const;
        return pageLinkTo(made, site, linkKey).split('#')[1] ?? '';
      };
      const { declaredAt } = await withdrawal(plan.id);
      const refused = [
        link.replace(plan.id, spared.id),
        linkOf(spared.id, declaredAt),
        linkOf('sub_none', declaredAt),
        'x',
      ];
      for (const bad of refused) {
        const { status, body } = await confirm(api, bad);
        expect([status, body['code']]).toEqual([410, 'gone']);
      }
      const later = await startApi(SETTINGS);
      try {
        later.advance(14 * DAY_MS + HOUR_MS);
        expect((await confirm(later, link)).status).toBe(410);
      } finally {
        await later.close();
      }
      expect([await statusOf(plan), await statusOf(spared)]).toEqual(['active', 'active']);
    }),
  ));

// R-LAW-01
it('not confirmed within a day, goes to staff once, and can still be confirmed', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await declare(api, declaration({ email: person.email }));
    await settle();
    const link = await linkTo(person.uid);
    await settle(23 * HOUR_MS);
    expect([(await withdrawal(plan.id)).state, await kindsTo(STAFF)]).toEqual(['to_confirm', []]);
    await Promise.all([settle(25 * HOUR_MS), settle(25 * HOUR_MS)]);
    expect(await withdrawal(plan.id)).toMatchObject({ state: 'staff', why: 'not_confirmed' });
    expect(await kindsTo(STAFF)).toEqual(['withdrawal_notice']);
    // Two working days are six days at most.
    const logged: string[] = [];
    await settle(25 * HOUR_MS + 6 * DAY_MS, logged);
    expect(logged.join('')).toMatch(/"ERROR","message":"withdrawal_overdue"/);
    expect((await confirm(api, link)).body['outcome']).toMatchObject({ kind: 'ended' });
    expect(await deciding().list()).toEqual([]);
  }));

// R-LAW-01
it('whose mail comes back, goes to staff within an hour', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await declare(api, declaration({ email: person.email }));
    await settle();
    const [mail] = await mailsOf(person.uid);
    const times = { now: new Date(), at: new Date() };
    await noteBounce(await emulators().db(), String(mail?.id), times);
    await settle(61 * 60_000);
    expect(await withdrawal(plan.id)).toMatchObject({ state: 'staff', why: 'bounced' });
  }));

// R-LAW-01
it('whose account is deleted before it is confirmed, stays for staff, who pay back by it', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const declared = declaration({ email: person.email });
    await declare(api, declared);
    await settle();
    const { status } = await call(api, '/api/account', { method: 'DELETE', token: person.idToken });
    expect(status).toBe(200);
    await settle(61 * 60_000);
    expect(await withdrawal(plan.id)).toMatchObject({ state: 'staff', why: 'not_confirmed' });
    expect(await declarations(declared.email)).toMatchObject([{ state: 'joined' }]);
    await deciding().accept(plan.id);
    await settle();
    const { state, refund } = await withdrawal(plan.id);
    expect([state, refund?.amount]).toEqual(['done', await owedAfter(plan, 3)]);
    // Nothing is written about an account that is gone.
    for (const name of ['mail', 'auditLog']) {
      const { size } = await firestore().collection(name).where('uid', '==', person.uid).get();
      expect([name, size]).toEqual([name, 0]);
    }
  }));

// R-LAW-01
it('staff refuse: the plan goes on, and the link is over', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    await declare(api, declaration({ email: person.email }));
    await settle();
    const link = await linkTo(person.uid);
    await expect(deciding().refuse(plan.id)).rejects.toThrow('does not wait for you');
    await settle(25 * HOUR_MS);
    await deciding().refuse(plan.id);
    expect(await eventsTo(person.uid)).toEqual(['confirm', 'refused']);
    expect((await confirm(api, link)).status).toBe(410);
    await settle(30 * DAY_MS);
    expect(await statusOf(plan)).toBe('active');
    // Its owner can still declare it themselves.
    const { body } = await declare(api, declaration(), person);
    expect(body['outcome']).toMatchObject({ kind: 'ended' });
  }));

// R-LAW-01
it('of no known plan: staff accept it with the number of an invoice, or answer where the receipt went', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const [right, wrong] = [declaration(), declaration()];
    for (const declared of [right, wrong]) await declare(api, declared);
    await settle();
    const waiting = await deciding().list();
    expect(waiting.map(({ why }) => why)).toEqual(['unknown', 'unknown']);
    const idOf = (email: string) => String(waiting.find((one) => one.email === email)?.id);
    await expect(deciding().accept(idOf(right.email))).rejects.toThrow('No plan is known');
    await deciding().accept(idOf(right.email), await invoiceNumber(plan));
    await deciding().refuse(idOf(wrong.email));
    await settle();
    expect([await statusOf(plan), await eventsTo(person.uid)]).toEqual(['canceled', ['ended']]);
    expect(await kindsTo(wrong.email)).toEqual(['withdrawal_receipt', 'withdrawal']);
    expect(await deciding().list()).toEqual([]);
    // A number of no plan comes back to staff.
    const third = declaration();
    await declare(api, third);
    await settle();
    const [stored] = await declarations(third.email);
    await deciding().accept(String(stored?.id), 'NONE-0001');
    await settle();
    expect(await declarations(third.email)).toMatchObject([{ state: 'staff', why: 'unknown' }]);
  }));

// R-LAW-01
it('a receipt goes to an address once a day for a contract', async () => {
  const declared = declaration({ contract: 'NONE-0001' });
  const later = await startApi(SETTINGS);
  try {
    for (const words of ['', 'Once more.']) await declare(later, { ...declared, words });
    expect(await kindsTo(declared.email)).toHaveLength(1);
    await declare(later, { ...declared, contract: 'NONE-0002' });
    expect(await kindsTo(declared.email)).toHaveLength(2);
    later.advance(DAY_MS);
    await declare(later, declared);
    expect(await kindsTo(declared.email)).toHaveLength(3);
  } finally {
    await later.close();
  }
});

// R-LAW-01
it('an address takes five declarations an hour', async () => {
  const { email } = declaration();
  const statuses: number[] = [];
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const { status } = await declare(api, declaration({ email, words: `No ${count}` }));
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
