/** An invitation whose mail comes back, one that ends, and what its link then says. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeMembers } from '../../../functions/src/modules/members/change-members.ts';
import { idOf } from '../../../functions/src/modules/seats/invitation-record.ts';
import { counterOf } from '../../support/limits.ts';
import { awaitMail, mailsTo as arrivedAt, switchMail } from '../../support/mails.ts';
import { createProfile, type Person } from '../../support/people.ts';
import { call, emulators, firestore, startApi, withPerson, type Api } from '../api.ts';
import { configOf } from '../composed.ts';
import { eventsOf } from '../events.ts';
import { startJobs } from '../jobs.ts';
import { eventOf, mailsOf, mailsTo, report } from '../mail/mail-kit.ts';
import { putPlan } from '../machine-documents.ts';
import { buy, HOUSEHOLD, planTime, SOLO } from '../machine-kit.ts';
import {
  inDays,
  invitationsOf,
  invite,
  listPeople,
  newAddress,
  putMember,
  removeMembers,
  resend,
  takeBack,
} from './owner-kit.ts';
import { becomeOwner, DAY_MS, invite as putLink, use, type Link } from './member-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(removeMembers);
afterAll(() => api.close());

const withOwner = (test: (owner: Person) => Promise<void>) =>
  withPerson({ displayName: 'Olga Owner' }, async (owner) => {
    await becomeOwner(owner);
    await test(owner);
  });

/** The plan has become smaller, and the next look at the members sees it. */
async function shrink({ uid: owner }: Person): Promise<void> {
  await putPlan(owner, SOLO);
  const times = { now: new Date(await planTime()), at: new Date() };
  const prices = configOf().billing?.prices ?? [];
  const look = { owner, prices, times };
  const db = await emulators().db();
  await changeMembers(db, look, async ({ people }) => ({ ...people, result: true }));
}

/** As many mails about invitations as one address gets in a week. */
async function spendMailsTo(email: string): Promise<void> {
  const window = Date.now() - (Date.now() % (7 * DAY_MS));
  await counterOf('invitations to', email).set({ window, count: 10 });
}

/** Delivers what is due. */
const deliver = () => startJobs([], { MAIL_PER_MINUTE: '9999' }).mail?.deliverDue();

/** An invitation by a call, whose mail was taken by the provider. @returns that mail */
async function mailed(owner: Person, email: string, until = inDays(9)) {
  expect((await invite(api, owner, { email, until })).status).toBe(201);
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'invitation');
  if (mail === undefined) throw new Error('the invitation has no mail');
  await deliver();
  return mail;
}

const bounce = (mail: { messageId: string }, email: string) => report(api, eventOf(mail, email));
const openOf = async (owner: Person) => (await listPeople(api, owner)).body;
const toldOf = async ({ uid }: Person) =>
  (await mailsOf(uid)).filter(({ kind }) => kind === 'invitation_came_back');

describe('an invitation whose mail came back for good', () => {
  // R-PPL-02 R-MAI-02
  it('says so on its row, leaves its place, and its owner is told once', () =>
    withOwner(async (owner) => {
      const email = newAddress();
      const mail = await mailed(owner, email);
      for (let count = 0; count < 4; count += 1) await putMember(owner);
      expect(await openOf(owner)).toMatchObject({ taken: 6, invitations: [{ cameBack: false }] });
      const answers = [await bounce(mail, email), await bounce(mail, email)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await openOf(owner)).toMatchObject({
        taken: 5,
        invitations: [{ email, cameBack: true }],
      });
      expect(await toldOf(owner)).toMatchObject([{ facts: { email } }]);
      expect(await eventsOf(owner)).toContainEqual(['invitation_came_back', email]);
      await deliver();
      const told = await awaitMail(owner.email, 'Your invitation could not be delivered');
      expect(told.text).toContain(`The e-mail with your invitation to ${email} came back.`);
      // The place is free for someone else.
      expect((await invite(api, owner, { email: newAddress() })).status).toBe(201);
    }));

  // R-PPL-02
  it('still lets its reader in while there is room, and takes no place that another invitation holds', () =>
    withOwner((owner) =>
      withPerson({}, async (invited) => {
        const mail = await mailed(owner, invited.email);
        await bounce(mail, invited.email);
        const [mine] = await invitationsOf(owner);
        const by = { id: mine?.key };
        for (let count = 0; count < 4; count += 1) await putMember(owner);
        const other = await invite(api, owner, { email: newAddress() });
        expect((await use(api, 'preview', invited, by)).body['state']).toBe('full');
        expect((await use(api, 'accept', invited, by)).body['code']).toBe('places');
        expect((await openOf(owner))['invitations']).toHaveLength(2);
        await takeBack(api, owner, other.body['id']);
        expect((await use(api, 'preview', invited, by)).body['state']).toBe('open');
        expect((await use(api, 'accept', invited, by)).status).toBe(200);
      }),
    ));

  // R-PPL-02
  it('is sent again at once, and holds a place again: what comes back of the earlier mail changes nothing', () =>
    withOwner(async (owner) => {
      const email = newAddress();
      const mail = await mailed(owner, email);
      await bounce(mail, email);
      const [first] = await invitationsOf(owner);
      expect((await resend(api, owner, first?.key)).body['cameBack']).toBe(false);
      await bounce(mail, email);
      expect(await openOf(owner)).toMatchObject({ taken: 2, invitations: [{ cameBack: false }] });
      expect(await toldOf(owner)).toHaveLength(1);
    }));

  // R-PPL-02 R-MAI-02
  it('is known where the server of the address refuses it at once', () =>
    withOwner(async (owner) => {
      const email = newAddress();
      await switchMail(email, 'refuse');
      await mailed(owner, email);
      expect(await openOf(owner)).toMatchObject({ taken: 1, invitations: [{ cameBack: true }] });
      expect(await toldOf(owner)).toHaveLength(1);
    }));

  // R-PPL-02
  it('may be one of several that share a mail', () =>
    withOwner(async (owner) => {
      const email = newAddress();
      await spendMailsTo(email);
      expect((await invite(api, owner, { email })).status).toBe(201);
      const [shared] = await mailsTo(email);
      if (shared?.kind !== 'invitations_wait') throw new Error('it has a mail of its own');
      await deliver();
      await bounce(shared, email);
      expect(await openOf(owner)).toMatchObject({ taken: 1, invitations: [{ cameBack: true }] });
    }));
});

const standing = (secret: string, headers: Record<string, string> = {}) =>
  call(api, '/api/invitations/preview', { body: { secret }, headers });
const endOf = async ({ secret }: Link) =>
  (
    await firestore()
      .doc(`invitationEnds/${idOf(secret)}`)
      .get()
  ).data();

describe('a link, to someone who is not signed in,', () => {
  // R-PPL-02
  it('says that its invitation is open, and nothing else of it', () =>
    withOwner(async (owner) => {
      const { secret } = await putLink(owner, newAddress());
      const { status, body } = await standing(secret);
      expect([status, body]).toEqual([200, { state: 'waiting' }]);
    }));

  type End = (owner: Person, link: Link, invited: Person) => Promise<unknown>;
  const ends: [string, string, End][] = [
    ['used', 'accepted', (_owner, { secret }, invited) => use(api, 'accept', invited, { secret })],
    ['used', 'declined', (_owner, { secret }, invited) => use(api, 'decline', invited, { secret })],
    ['taken_back', 'taken back', (owner, { id }) => takeBack(api, owner, id)],
    ['replaced', 'sent again', (owner, { id }) => resend(api, owner, id)],
    ['places', 'ended by a smaller plan', (owner) => shrink(owner)],
    [
      'taken_back',
      'deleted with its owner’s account',
      ({ idToken: token }) => call(api, '/api/account', { method: 'DELETE', token }),
    ],
  ];

  // R-PPL-02
  it.each(ends)('says %s once it was %s: only that stays, for thirty days more', (why, _how, act) =>
    withOwner((owner) =>
      withPerson({}, async (invited) => {
        const lapsesAt = new Date((await planTime()) + 3 * DAY_MS);
        const times = { sentAt: inDays(-4), lapsesAt: lapsesAt.toISOString() };
        const link = await putLink(owner, invited.email, times);
        await act(owner, link, invited);
        const { status, body } = await standing(link.secret);
        expect([status, body]).toEqual([200, { state: 'over', why }]);
        const end = await endOf(link);
        expect(Object.keys(end ?? {}).toSorted()).toEqual(['expireAt', 'why']);
        expect(end?.['expireAt'].toDate()).toEqual(new Date(lapsesAt.getTime() + 30 * DAY_MS));
        const left = firestore().doc(`invitations/${idOf(link.secret)}`);
        expect((await left.get()).exists).toBe(false);
      }),
    ),
  );

  // R-PPL-02
  it('says that its seven days are over, also when nothing else is left of it', () =>
    withOwner(async (owner) => {
      const email = newAddress();
      expect((await invite(api, owner, { email })).status).toBe(201);
      const [sent] = await invitationsOf(owner);
      if (sent === undefined) throw new Error('it is not there');
      expect(sent.expireAt.toDate()).toEqual(new Date(sent.lapsesAt));
      const end = await firestore().doc(`invitationEnds/${sent.id}`).get();
      expect(end.get('why')).toBe('lapsed');
      const past = { lapsesAt: new Date((await planTime()) - 1).toISOString() };
      const { secret } = await putLink(owner, newAddress(), past);
      expect((await standing(secret)).body).toEqual({ state: 'over', why: 'lapsed' });
    }));

  // R-PPL-02
  it('that we do not know says so, and an id needs a sign-in', async () => {
    expect((await standing(randomUUID())).status).toBe(410);
    const byId = await call(api, '/api/invitations/preview', { body: { id: 'a'.repeat(40) } });
    expect(byId.status).toBe(401);
    const secret = randomUUID();
    for (const what of ['accept', 'decline']) {
      const answer = await call(api, `/api/invitations/${what}`, { body: { secret } });
      expect([what, answer.status]).toEqual([what, 401]);
    }
    expect((await standing(secret, { Authorization: 'Bearer x' })).status).toBe(401);
  });

  // R-PPL-02 R-REL-08
  it('is asked for sixty times in ten minutes from one address', async () => {
    const from = { 'Fastly-Client-IP': `2001:db8:${randomUUID().slice(0, 4)}:1::1` };
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => standing(randomUUID(), from)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.length, refused.length]).toEqual([61, 1]);
  });
});

describe('a smaller plan', () => {
  // R-PPL-04
  it('is previewed with the open invitations that it ends, the earliest first', () =>
    withPerson({}, async (owner) => {
      await buy(api, owner, HOUSEHOLD);
      const sent = [newAddress(), newAddress()];
      for (const [days, email] of sent.entries()) {
        await putLink(owner, email, { sentAt: inDays(days - 3), bouncedAt: inDays(-1) });
      }
      await putLink(owner, newAddress(), { lapsesAt: inDays(-1) });
      const preview = async (planId: string) =>
        (await call(api, '/api/subscription/preview', { token: owner.idToken, body: { planId } }))
          .body['invitations'];
      expect(await preview(SOLO)).toEqual(sent);
      expect(await preview('price_practice_month')).toEqual([]);
    }));

  // R-PPL-04
  it('tells each person whose invitation it ends, once, and no one whom mail does not reach', () =>
    withPerson({ displayName: 'Olga Owner' }, async (owner) => {
      await createProfile(owner);
      await buy(api, owner, HOUSEHOLD);
      const [told, unreached] = [newAddress(), newAddress()];
      await putLink(owner, told);
      await putLink(owner, unreached, { bouncedAt: inDays(-1) });
      const smaller = { token: owner.idToken, body: { planId: SOLO } };
      expect((await call(api, '/api/subscription/change', smaller)).status).toBe(200);
      await shrink(owner);
      await deliver();
      expect(await invitationsOf(owner)).toEqual([]);
      const mail = await awaitMail(told, 'An invitation to you has ended');
      expect(mail.text).toContain('Olga Owner invited you');
      expect(mail.text).not.toMatch(/plan|pay|€/i);
      expect((await arrivedAt(told)).length).toBe(1);
      expect(await arrivedAt(unreached)).toEqual([]);
    }));

  // R-PPL-04
  it('tells no one at an address that was written to ten times this week', () =>
    withOwner(async (owner) => {
      const email = newAddress();
      await putLink(owner, email);
      await spendMailsTo(email);
      await shrink(owner);
      expect(await invitationsOf(owner)).toEqual([]);
      expect(await mailsTo(email)).toEqual([]);
    }));
});
