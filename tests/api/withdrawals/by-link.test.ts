/** Withdrawals without a session: by the link to the account's own address, or by what staff decide. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { noteBounce, type StoredMail } from '../../../functions/src/modules/email/outbox.ts';
import { pageLinkTo } from '../../../functions/src/modules/email/links.ts';
import {
  call,
  emulators,
  firestore,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { startJobs } from '../jobs.ts';
import { mailsOf, mailsTo } from '../mail/mail-kit.ts';
import { kindsTo, openMails } from '../messages/form-kit.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';
import {
  confirm,
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

const WINDOW_MS = HOUR_MS / 6;

const settle = (aheadMs = 0, logged: string[] = []) =>
  startJobs(logged, SETTINGS, aheadMs).settleWithdrawals();

// R-LAW-01
it('by the address of the account, ends the plan by its link, as of the declaration, and says the same twice', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const { status, body } = await declare(api, declaration({ email: person.email.toUpperCase() }));
    const received = { received: true, at: expect.any(String), receipt: expect.any(String) };
    expect([status, body]).toEqual([201, received]);
    expect(await kindsTo(person.email)).toEqual(['withdrawal_receipt']);
    await Promise.all([settle(), settle()]);
    expect(await eventsTo(person.uid)).toEqual(['confirm']);
    expect(await statusOf(plan)).toBe('active');
    // Declared again on this day, it brings no second link.
    await declare(api, declaration({ email: person.email, name: 'Ada L.' }));
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
    const received = { received: true, at: expect.any(String), receipt: expect.any(String) };
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([201, received]);
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
    expect(body).toEqual({ received: true, at: expect.any(String), receipt: expect.any(String) });
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
    expect(await withdrawalsAsStaff().list()).toEqual([]);
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
    await decide(plan.id, 'accept');
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
    await expect(decide(plan.id, 'refuse')).rejects.toThrow('does not wait for you');
    await settle(25 * HOUR_MS);
    await decide(plan.id, 'refuse');
    await settle();
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
    const waiting = await withdrawalsAsStaff().list();
    expect(waiting.map(({ why }) => why)).toEqual(['unknown', 'unknown']);
    const idOf = (email: string) => String(waiting.find((one) => one.email === email)?.id);
    await expect(decide(idOf(right.email), 'accept')).rejects.toThrow('No plan is known');
    await decide(idOf(right.email), 'accept', await invoiceNumber(plan));
    await decide(idOf(wrong.email), 'refuse');
    await settle();
    expect([await statusOf(plan), await eventsTo(person.uid)]).toEqual(['canceled', ['ended']]);
    expect(await kindsTo(wrong.email)).toEqual(['withdrawal_receipt', 'withdrawal']);
    expect(await withdrawalsAsStaff().list()).toEqual([]);
  }));

// R-LAW-01 R-LIV-11
it('staff see whose plan a number is of before it ends, and a number of no plan is refused', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid, 60);
    await call(api, '/api/subscription', { token: person.idToken });
    const declared = declaration({ contract: 'NONE-0009' });
    await declare(api, declared);
    await settle();
    const [waiting] = await declarations(declared.email);
    const id = String(waiting?.id);
    const staff = withdrawalsAsStaff();
    const invoice = await invoiceNumber(plan);
    await expect(staff.decide(id, 'accept', { invoice: 'NONE-0001' })).rejects.toThrow(
      'NONE-0001 is an invoice of none',
    );

    const { lines, dueAt } = await staff.decide(id, 'accept', { invoice });
    const shown = lines.join('\n');
    const orderedAt = new Date(Date.now() - 60 * DAY_MS).toISOString().slice(0, 10);
    for (const part of [
      person.uid,
      plan.id,
      orderedAt,
      'Solo',
      '€',
      'outside the period',
      'NONE-0009',
    ]) {
      expect(shown).toContain(part);
    }
    expect([shown.includes(person.email), dueAt]).toEqual([false, null]);
    for (const fact of [declared.email, '0000']) {
      const refused = staff.decide(id, 'accept', { invoice, fact });
      await expect(refused).rejects.toThrow('Is it the right customer?');
    }
    expect(await declarations(declared.email)).toEqual([waiting]);
  }));

// R-LAW-01 R-LIV-11
it('staff see that a plan has ended in the meantime, and are asked for the address: its card is known no more', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    const declared = declaration({ contract: 'NONE-0009' });
    await declare(api, declared);
    await settle();
    const [waiting] = await declarations(declared.email);
    const id = String(waiting?.id);
    const invoice = await invoiceNumber(plan);
    const staff = withdrawalsAsStaff();
    const look = async () => {
      const found = await stripeClient().subscriptions.retrieve(plan.id);
      await deliverEvent(api, stripeEvent('customer.subscription.updated', found));
      const { lines, asked } = await staff.decide(id, 'accept', { invoice });
      return { shown: lines.join('\n'), typed: asked.typed };
    };
    const before = await look();
    expect(before).toMatchObject({ typed: '<address or digits>' });
    expect(before.shown).not.toMatch(/ended already|none on record/);
    await stripeClient().subscriptions.cancel(plan.id);
    const { shown, typed } = await look();
    expect(typed).toBe('<address>');
    for (const part of ['UNUSUAL  the plan has ended already', 'card     none on record']) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toMatch(/at once|servers sleep/);
    const digits = staff.decide(id, 'accept', { invoice, fact: '4242' });
    await expect(digits).rejects.toThrow('No card is on record for this account');
    const { dueAt } = await staff.decide(id, 'accept', { invoice, fact: person.email });
    expect(dueAt).not.toBeNull();
  }));

// R-LAW-01 R-LIV-11
it.each(['accept', 'refuse'] as const)(
  'what staff decide waits ten minutes, and can be taken back: %s',
  (act) =>
    withPerson({}, async (person) => {
      const plan = await order(person.uid);
      await declare(api, declaration({ email: person.email }));
      await settle();
      await settle(25 * HOUR_MS);
      const staff = withdrawalsAsStaff();
      const fact = person.email.toUpperCase();
      const isAccepted = act === 'accept';
      const decideIt = async () => {
        const { lines, dueAt } = await staff.decide(plan.id, act, { fact });
        const sum = `€${((await owedAfter(plan, 3)) / 100).toFixed(2)}`;
        expect(lines.join('\n').includes(sum)).toBe(isAccepted);
        const minutes = (Date.parse(String(dueAt)) - Date.now()) / 60_000;
        expect([minutes > 9, minutes <= 10]).toEqual([true, true]);
        await settle();
        await expect(staff.decide(plan.id, 'refuse', { fact })).rejects.toThrow('is decided');
      };
      const came = async () => [await statusOf(plan), await eventsTo(person.uid)];
      await decideIt();
      expect(await staff.undo(plan.id)).toBe(act);
      await settle(11 * 60_000);
      expect(await came()).toEqual(['active', ['confirm']]);
      await decideIt();
      expect(await came()).toEqual(['active', ['confirm']]);
      await settle(11 * 60_000);
      expect(await came()).toEqual([
        isAccepted ? 'canceled' : 'active',
        ['confirm', isAccepted ? 'ended' : 'refused'],
      ]);
      await expect(staff.undo(plan.id)).rejects.toThrow('does not wait for you');
    }),
);

// R-LAW-01
it('each declaration to an address is stored, and one mail an hour tells of them: the first at once, the rest together', async () => {
  const { email } = declaration();
  const later = await startApi(SETTINGS);
  try {
    later.advance(HOUR_MS - (Date.now() % HOUR_MS));
    const send = (contract: string) => declare(later, declaration({ email, contract }));
    const statuses: number[] = [];
    for (let count = 1; count <= 23; count += 1) {
      statuses.push((await send(`NONE-${1000 + count}`)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await declarations(email)).toHaveLength(23);
    const [first, rest, ...more] = await mailsTo(email);
    if (first === undefined || rest === undefined) throw new Error('there are no two mails');
    expect(more).toEqual([]);
    const wait = Date.parse(rest.dueAt ?? '') - Date.parse(first.dueAt ?? '');
    expect(wait).toBeGreaterThan(HOUR_MS - 5 * 60_000);
    const [one, others] = [await textOf(first), await textOf(rest)];
    expect(one.match(/NONE-\d+/g)).toEqual(['NONE-1001']);
    expect(new Set(others.match(/NONE-\d+/g)).size).toBe(20);
    expect(others).toContain('22 declarations');
    expect(others).toContain('And 2 more');
    later.advance(HOUR_MS);
    await send('NONE-2000');
    // The mail of that hour is written: this one shares the next.
    expect(await mailsTo(email)).toHaveLength(3);
  } finally {
    await later.close();
  }
});

// R-LAW-01
it('junk of others keeps no one from it: not the owner who is signed in, and not one who is not', () =>
  withPerson({}, async (person) => {
    const plan = await order(person.uid);
    for (let count = 1; count <= 6; count += 1) {
      const junk = declaration({ email: person.email, contract: `NONE-${1000 + count}` });
      expect((await declare(api, junk)).status).toBe(201);
    }
    const own = declaration({ email: person.email });
    expect((await declare(api, own)).status).toBe(201);
    const { status, body } = await declare(api, own, person);
    expect([status, body['outcome']]).toEqual([201, expect.objectContaining({ kind: 'ended' })]);
    expect(await statusOf(plan)).toBe('canceled');
  }));

// R-LAW-01 R-REL-08
it('someone who is signed in is counted as a person, from any place', () =>
  withPerson({}, async (person) => {
    const counting = await startApi(SETTINGS);
    try {
      counting.advance(WINDOW_MS - (Date.now() % WINDOW_MS));
      const statuses: number[] = [];
      for (let count = 1; count <= 11; count += 1) {
        const body = declaration({ contract: `NONE-${1000 + count}` });
        statuses.push((await declare(counting, body, person)).status);
      }
      expect(statuses.indexOf(429)).toBe(10);
    } finally {
      await counting.close();
    }
  }));

// R-LAW-01
it('words of someone who is not signed in are refused, and nothing is stored', async () => {
  const declared = declaration({ words: 'Call me.' });
  const { status, body } = await declare(api, declared);
  expect([status, body['code']]).toEqual([400, 'invalid_input']);
  expect(await declarations(declared.email)).toEqual([]);
});

async function textOf(mail: StoredMail): Promise<string> {
  return JSON.stringify(await openMails().writeLetter(mail));
}
