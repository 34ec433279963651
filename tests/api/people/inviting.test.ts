/** Inviting someone: to whom, to what, how often, and that it stays within the places of the plan. */
import { createSecretKey } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idOf, secretOf } from '../../../functions/src/modules/seats/invitation-record.ts';
import { readEnv } from '../../support/env.ts';
import { changePerson, type Person } from '../../support/people.ts';
import { startApi, withPerson, type Api } from '../api.ts';
import { putMachine, putPlan } from '../machine-documents.ts';
import { HOUSEHOLD, PRACTICE, SOLO } from '../machine-kit.ts';
import {
  inDays,
  invitationsOf,
  invite,
  listPeople,
  newAddress,
  putInvitation,
  putMember,
  removeMembers,
  resend,
  takeBack,
  wordsOf,
} from './owner-kit.ts';
import { eventsOf } from '../events.ts';
import { mailsOf, mailsTo } from '../mail/mail-kit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const UNKNOWN_KEY = '0'.repeat(40);

let api: Api;
/** Its clock is ahead: who signed in just now has done so a while ago. */
let late: Api;
beforeAll(async () => {
  [api, late] = await Promise.all([startApi(), startApi()]);
  late.advance(6 * MINUTE_MS);
});
afterEach(removeMembers);
afterAll(() => Promise.all([api.close(), late.close()]));

const withOwner = (planId: string, test: (owner: Person) => Promise<void>) =>
  withPerson({ displayName: 'Olga Owner' }, async (owner) => {
    await putPlan(owner.uid, planId);
    await test(owner);
  });

describe('an invitation', () => {
  // R-PPL-02
  it('is stored without its secret, is sent to its address, and its owner is told of it', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const email = newAddress();
      const typed = `  ${email.toUpperCase()} `;
      const { id: machine } = await putMachine(owner.uid);
      const until = inDays(30);
      const before = Date.now();
      const { status, body } = await invite(api, owner, {
        email: typed,
        machines: [machine, machine],
        until,
      });
      const sentAt = String(body['sentAt']);
      expect([status, body]).toEqual([
        201,
        {
          id: expect.stringMatching(/^[0-9a-f]{40}$/),
          email,
          machines: [machine],
          until,
          sentAt,
          lapsesAt: new Date(Date.parse(sentAt) + 7 * DAY_MS).toISOString(),
          cameBack: false,
        },
      ]);
      expect(Date.parse(sentAt)).toBeGreaterThanOrEqual(before);

      const [stored, ...more] = await invitationsOf(owner);
      expect(more).toEqual([]);
      expect(stored).toMatchObject({ key: body['id'], state: 'open', member: null });
      const [mail, ...others] = await mailsTo(email);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ kind: 'invitation', facts: { invitation: stored?.id } });
      expect(mail?.uid).toBeUndefined();
      const key = createSecretKey(Buffer.from(readEnv('MAIL_LINK_SECRET')));
      const nonce = String(Reflect.get(Object(mail?.facts), 'nonce'));
      expect(stored?.id).toBe(idOf(secretOf(nonce, key)));

      expect(await eventsOf(owner)).toEqual([['person_invited', email]]);
      const told = await mailsOf(owner.uid);
      expect(told.map(({ kind, to, facts }) => ({ kind, to, facts }))).toMatchObject([
        { kind: 'security', to: owner.email, facts: { event: 'person_invited', about: email } },
      ]);
    }));

  // R-PPL-02
  it('has no mail and no link where no mail is sent', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const off = await startApi({
        MAIL_FROM: 'off',
        STAFF_MAIL: undefined,
        SMTP_URL: undefined,
        MAIL_LINK_SECRET: undefined,
        MAIL_EVENTS_SECRET: undefined,
      });
      try {
        const email = newAddress();
        expect((await invite(off, owner, { email })).status).toBe(201);
        expect(await invitationsOf(owner)).toMatchObject([{ email, state: 'open' }]);
        expect(await mailsTo(email)).toEqual([]);
      } finally {
        await off.close();
      }
    }));

  // R-PPL-02
  it('is refused to a session that was opened a while ago, and to an unconfirmed address', async () => {
    await withOwner(HOUSEHOLD, async (owner) => {
      const key = await putInvitation(owner);
      const recent = [403, 'recent_login_required', 'Please enter your password again to do this.'];
      expect(wordsOf(await invite(late, owner, { email: newAddress() }))).toEqual(recent);
      expect(wordsOf(await resend(late, owner, key))).toEqual(recent);
      expect(await invitationsOf(owner)).toHaveLength(1);
    });
    await withPerson({ emailVerified: false }, async (owner) => {
      await putPlan(owner.uid, HOUSEHOLD);
      expect(wordsOf(await invite(api, owner, { email: newAddress() }))).toEqual([
        403,
        'email_not_verified',
        'Please confirm your e-mail address before you invite someone.',
      ]);
      expect(await invitationsOf(owner)).toEqual([]);
    });
  });

  // R-PPL-01
  it('needs a plan that is running', async () => {
    const noPlan = [
      402,
      'payment_required',
      'Inviting someone needs a running plan. Please choose a plan, or resume yours, first.',
    ];
    const pastDue = { status: 'past_due', pastDueSince: inDays(-15) };
    await withPerson({}, async (owner) => {
      const email = newAddress();
      expect(wordsOf(await invite(api, owner, { email }))).toEqual(noPlan);
      for (const change of [{ status: 'paused' }, { status: 'canceled' }, pastDue]) {
        await putPlan(owner.uid, HOUSEHOLD, change);
        expect([change, wordsOf(await invite(api, owner, { email }))]).toEqual([change, noPlan]);
      }
      await putPlan(owner.uid, 'price_of_someone_else');
      expect(wordsOf(await invite(api, owner, { email }))).toEqual(noPlan);
      expect(await invitationsOf(owner)).toEqual([]);
    });
  });

  // R-PPL-02
  it('is refused for what no one could be invited to, and says why', () =>
    withPerson({}, (other) =>
      withOwner(HOUSEHOLD, async (owner) => {
        const { id: others } = await putMachine(other.uid);
        const erased = await putMachine(owner.uid, { state: 'erased', desired: 'erased' });
        const email = newAddress();
        const unknown = 'One of these servers is unknown. Reload the page.';
        const many = Array.from({ length: 21 }, (_, count) => `machine-${count}`);
        for (const [body, words] of [
          [
            { email: owner.email.toUpperCase() },
            'This is your own e-mail address. You have a place already: invite someone else.',
          ],
          [{ email: 'someone@localhost' }, 'The field "email" is not valid.'],
          [{ email, machines: [] }, 'The field "machines" is not valid.'],
          [{ email, machines: many }, 'The field "machines" is not valid.'],
          [{ email, machines: [others] }, unknown],
          [{ email, machines: [erased.id] }, unknown],
          [{ email, until: inDays(-1) }, 'The last day is over already. Choose a later one.'],
          [
            { email, until: inDays(367) },
            'A last day can be at most 366 days ahead. Choose an earlier one, or none.',
          ],
          [{ email, until: 'tomorrow' }, 'The field "until" is not valid.'],
          [{ email, role: 'owner' }, 'The request has an unknown field.'],
        ] as const) {
          const refused = wordsOf(await invite(api, owner, body));
          expect([body, refused]).toEqual([body, [400, 'invalid_input', words]]);
        }
        expect(await invitationsOf(owner)).toEqual([]);
        expect(await eventsOf(owner)).toEqual([]);
      }),
    ));

  // R-PPL-01
  it.each([
    [SOLO, 0, 'Your plan Solo is for one person. Household has places for 6 people.'],
    [
      HOUSEHOLD,
      5,
      'Your plan Household has places for 6 people, and all are taken. Practice has places for 25.',
    ],
    [
      PRACTICE,
      24,
      'Your plan Practice has places for 25 people, and all are taken. There is no larger plan, so make room first: remove someone, or take an invitation back.',
    ],
  ])('beyond the places of %s, with %i open, is refused and not stored', (planId, open, words) =>
    withOwner(planId, async (owner) => {
      for (let count = 0; count < open; count += 1) await putInvitation(owner);
      expect(wordsOf(await invite(api, owner, { email: newAddress() }))).toEqual([
        409,
        'places',
        words,
      ]);
      expect(await invitationsOf(owner)).toHaveLength(open);
      expect([await eventsOf(owner), await mailsOf(owner.uid)]).toEqual([[], []]);
    }),
  );

  // R-PPL-01
  it('finds a place that a suspended person, a lapsed or a used invitation does not hold', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      for (let count = 0; count < 4; count += 1) await putMember(owner);
      await putMember(owner, { state: 'suspended', reason: 'owner_choice' });
      await putMember(owner, { until: inDays(-1) });
      await putInvitation(owner, { lapsesAt: inDays(-0.1) });
      await putInvitation(owner, { state: 'accepted' });
      const email = newAddress();
      expect((await invite(api, owner, { email })).status).toBe(201);
      expect((await invite(api, owner, { email: newAddress() })).body['code']).toBe('places');
      // It takes the place of the one before.
      const until = inDays(3);
      expect((await invite(api, owner, { email, until })).body['until']).toBe(until);
    }));

  // R-PPL-02
  it('to the confirmed address of one of their people is refused, to a former one of theirs not', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const active = await putMember(owner);
      const suspended = await putMember(owner, { state: 'suspended', reason: 'places' });
      for (const { email } of [active, suspended]) {
        expect(wordsOf(await invite(api, owner, { email }))).toEqual([
          409,
          'exists',
          'Someone with this address is among your people already. Change what they may open instead.',
        ]);
      }
      await changePerson(active.uid, { email: newAddress() });
      await changePerson(suspended.uid, { emailVerified: false });
      for (const { email } of [active, suspended]) {
        expect([email, (await invite(api, owner, { email })).status]).toEqual([email, 201]);
      }
    }));

  // R-PPL-02
  it('to the same address takes the place of the earlier one, whose link ends', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const email = newAddress();
      const first = await invite(api, owner, { email });
      const [earlier] = await invitationsOf(owner);
      const until = inDays(10);
      const second = await invite(api, owner, { email, until });
      expect(second.body['id']).toBe(first.body['id']);
      const [later, ...more] = await invitationsOf(owner);
      expect([later?.until, more]).toEqual([until, []]);
      expect(later?.id).not.toBe(earlier?.id);
      expect(await mailsTo(email)).toHaveLength(2);
    }));

  // R-PPL-02 R-REL-05
  it('that is asked for twice is made and sent once', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const email = newAddress();
      const ask = () => invite(api, owner, { email });
      const answers = await Promise.all([ask(), ask(), ask()]);
      const again = await ask();
      const resent = await resend(api, owner, again.body['id']);
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        answers.map(() => [201, again.body]),
      );
      expect([resent.status, resent.body]).toEqual([200, again.body]);
      expect(await invitationsOf(owner)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(1);
      expect(await eventsOf(owner)).toEqual([['person_invited', email]]);
    }));
});

describe('an invitation that is there', () => {
  // R-PPL-02
  it('is sent again: with another link, for seven days from then, and its owner is told', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const email = newAddress();
      const { id: machine } = await putMachine(owner.uid);
      const key = await putInvitation(owner, { email, machines: [machine], until: inDays(20) });
      const [earlier] = await invitationsOf(owner);
      const { status, body } = await resend(api, owner, key);
      const [later, ...more] = await invitationsOf(owner);
      expect([status, more]).toEqual([200, []]);
      expect(later?.id).not.toBe(earlier?.id);
      const { machines, until } = earlier ?? {};
      expect(body).toMatchObject({ id: key, email, machines, until, lapsesAt: later?.lapsesAt });
      expect(Date.parse(String(later?.lapsesAt))).toBeGreaterThan(Date.parse(inDays(6.99)));
      expect(await mailsTo(email)).toMatchObject([{ facts: { invitation: later?.id } }]);
      expect(await eventsOf(owner)).toEqual([['invitation_sent_again', email]]);
      expect(await mailsOf(owner.uid)).toMatchObject([
        { to: owner.email, facts: { event: 'invitation_sent_again', about: email } },
      ]);
    }));

  // R-PPL-02
  it('is sent again after it has lapsed, if there is a place', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const email = newAddress();
      const key = await putInvitation(owner, { email, lapsesAt: inDays(-1) });
      for (let count = 0; count < 4; count += 1) await putMember(owner);
      const last = await putInvitation(owner);
      expect((await resend(api, owner, key)).body['code']).toBe('places');
      expect((await takeBack(api, owner, last)).status).toBe(200);
      expect((await resend(api, owner, key)).body).toMatchObject({ id: key, email });
      const { body } = await listPeople(api, owner);
      expect(body['invitations']).toMatchObject([{ id: key, email }]);
    }));

  // R-PPL-02
  it('is neither sent again nor taken back by others, or once it was used', () =>
    withOwner(HOUSEHOLD, (other) =>
      withOwner(HOUSEHOLD, async (owner) => {
        const open = await putInvitation(owner);
        const used = await putInvitation(owner, { state: 'accepted', member: other.uid });
        const unknown = [
          404,
          'not_found',
          'This invitation is not open any more. Reload the page.',
        ];
        for (const act of [resend, takeBack]) {
          for (const [person, key] of [
            [other, open],
            [owner, used],
            [owner, UNKNOWN_KEY],
            [owner, 'x'],
          ] as const) {
            expect([key, wordsOf(await act(api, person, key))]).toEqual([key, unknown]);
          }
        }
        expect(await invitationsOf(owner)).toHaveLength(2);
      }),
    ));

  // R-PPL-02
  it('is taken back by a session of any age, once, and leaves its place', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const email = newAddress();
      const key = await putInvitation(owner, { email });
      const first = await takeBack(late, owner, key);
      expect([first.status, first.body]).toEqual([200, { deleted: true }]);
      expect((await takeBack(api, owner, key)).status).toBe(404);
      expect(await invitationsOf(owner)).toEqual([]);
      expect(await eventsOf(owner)).toEqual([['invitation_withdrawn', email]]);
      expect((await listPeople(api, owner)).body).toMatchObject({ taken: 1, invitations: [] });
    }));
});

describe('invitations', () => {
  // R-PPL-02
  it('are at most twenty a day for one account @battery', () =>
    withOwner(PRACTICE, async (owner) => {
      for (let count = 0; count < 20; count += 1) {
        const { status } = await invite(api, owner, { email: newAddress() });
        expect([count, status]).toEqual([count, 201]);
      }
      const email = newAddress();
      const refused = await invite(api, owner, { email });
      expect([refused.status, refused.body['code']]).toEqual([429, 'rate_limited']);
      expect(refused.body['error']).toMatch(
        /^You have sent 20 invitations today\. Please wait (?:a minute|\d+ (?:minutes|hours))\.$/,
      );
      const wait = Number(refused.headers.get('Retry-After'));
      expect(wait).toBe(Math.min(86_400, Math.max(1, wait)));
      expect(await mailsTo(email)).toEqual([]);
      expect(await invitationsOf(owner)).toHaveLength(20);
    }));

  // R-PPL-02
  it('of one owner to one address are at most three a week', () =>
    withOwner(HOUSEHOLD, async (owner) => {
      const email = newAddress();
      for (const days of [1, 2, 3]) {
        expect((await invite(api, owner, { email, until: inDays(days) })).status).toBe(201);
      }
      const [stored] = await invitationsOf(owner);
      const refused = await invite(api, owner, { email, until: inDays(4) });
      expect([refused.status, refused.body['code']]).toEqual([429, 'rate_limited']);
      expect(refused.body['error']).toMatch(
        /^You have invited this address 3 times this week\. Please wait (?:a minute|\d+ (?:minutes|hours|days))\.$/,
      );
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(7 * 86_400);
      expect(await invitationsOf(owner)).toEqual([stored]);
      expect((await invite(api, owner, { email: newAddress() })).status).toBe(201);
    }));

  // R-PPL-02
  it('of all owners to one address are sent ten times a week, and then share one mail a day that names no one @battery', () =>
    withOwner(HOUSEHOLD, (a) =>
      withOwner(HOUSEHOLD, (b) =>
        withOwner(HOUSEHOLD, (c) =>
          withOwner(HOUSEHOLD, async (d) => {
            const email = newAddress();
            const statuses: number[] = [];
            for (const owner of [a, b, c, d]) {
              for (const days of [1, 2, 3]) {
                const until = inDays(days);
                const { status } = await invite(api, owner, { email, until });
                statuses.push(status);
              }
            }
            expect(statuses).toEqual(Array(12).fill(201));
            expect(await invitationsOf(d)).toMatchObject([{ email, state: 'open' }]);
            const mails = await mailsTo(email);
            const further = mails.filter(({ kind }) => kind === 'invitations_wait');
            expect([mails.length, further.length]).toEqual([12, 2]);
            const [now, tomorrow] = further.map(({ dueAt }) => Date.parse(dueAt ?? ''));
            expect(Math.abs((now ?? 0) - Date.now())).toBeLessThan(60_000);
            expect((tomorrow ?? 0) % DAY_MS).toBe(0);
            expect(tomorrow).toBeGreaterThan(now ?? Infinity);
            expect(await eventsOf(d)).toEqual([1, 2, 3].map(() => ['person_invited', email]));
          }),
        ),
      ),
    ));

  // R-PPL-02
  it('say the same whether there is an account with the address', () =>
    withPerson({}, (someone) =>
      withOwner(HOUSEHOLD, async (owner) => {
        const answers = await Promise.all(
          [someone.email, newAddress()].map((email) => invite(api, owner, { email })),
        );
        const shapes = answers.map(({ status, body }) => [status, Object.keys(body)]);
        expect(shapes[0]).toEqual(shapes[1]);
      }),
    ));
});
