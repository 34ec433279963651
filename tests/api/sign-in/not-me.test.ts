/** “This wasn’t me”: pressed by owners, by those who want their account, by scanners, and twice. */
import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Firebase } from '../../../functions/src/adapters/firebase.ts';
import type { SessionGate } from '../../../functions/src/http/session-validity.ts';
import { transact } from '../../../functions/src/db/transaction.ts';
import type { SecurityEventKind } from '../../../functions/src/contract/api.ts';
import { idAt, writeEvent } from '../../../functions/src/modules/audit/write-event.ts';
import { linkTo, notMeLinkTo, pageLinkTo } from '../../../functions/src/modules/email/links.ts';
import {
  decideAccount,
  listClosedAccounts,
  undoDecision,
} from '../../../functions/src/modules/security/index.ts';
import { readEnv } from '../../support/env.ts';
import { changePerson, signInAtServer, signInPerson, type Person } from '../../support/people.ts';
import { send } from '../../support/send.ts';
import { auth, call, emulators, firestore, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { mailsOf } from '../mail/mail-kit.ts';
import { fromAnywhere, openMails } from '../messages/form-kit.ts';
import {
  inDays,
  invitationsOf,
  membershipOf,
  putInvitation,
  putMember,
  removeMembers,
} from '../people/owner-kit.ts';
import { changeGateOf, gateOf } from './passkey-kit.ts';
import { eventsOf } from '../events.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'another-horse-10';
const { linkKey, site, writeLetter } = openMails();

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => removeMembers());
afterAll(() => api.close());

const passkey = (id: string, createdAt: string): SessionGate['passkeys'][number] => ({
  id,
  key: id,
  counter: 0,
  transports: [],
  isSynced: true,
  name: `Passkey ${id}`,
  createdAt,
  lastUsedAt: null,
});

/** Records an event as it happened so many days ago. @returns the link of its mail, as the page has it */
async function happen(
  uid: string,
  kind: SecurityEventKind,
  daysAgo = 0,
  about: string | null = null,
): Promise<string> {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const id = idAt(at);
  const db = firestore();
  await transact(db, (transaction) =>
    writeEvent(db, transaction, { id, uid, kind, about, to: null }, at),
  );
  return linkOf(id, at);
}

function linkOf(event: string, at: Date): string {
  const until = new Date(at.getTime() + 7 * DAY_MS);
  return afterHash(notMeLinkTo({ event, until }, site, linkKey));
}

const afterHash = (url: string) => url.split('#')[1] ?? '';

const sendTo = (path: string, body: object, to: { url: string } = api) =>
  call(to, path, { body, headers: fromAnywhere() });
const preview = (link: string) => sendTo('/api/not-me/preview', { link });
const press = (link: string, to?: { url: string }) => sendTo('/api/not-me', { link }, to);

const visit = async (token: string) => (await call(api, '/api/security', { token })).status;
const accountOf = (uid: string) => auth().getUser(uid);
const profileOf = async (uid: string) => (await firestore().doc(`users/${uid}`).get()).data() ?? {};
const kindsOf = async (uid: string) => (await mailsOf(uid)).map(({ kind }) => kind).toSorted();

/** The password that its owner had opens nothing any more. */
const isLockedOut = ({ email, password }: Person) =>
  signInPerson(email, password).then(
    () => false,
    () => true,
  );

/** Someone who was there before, and what someone else has added today. */
async function withIntruder(test: (person: Person) => Promise<void>): Promise<void> {
  await withPerson({}, async (person) => {
    const { uid } = person;
    await changeGateOf(uid, {
      passkeys: [passkey('mine', inDays(-9)), passkey('theirs', inDays(-0.5))],
      codes: ['theirs'],
      codesAt: inDays(-0.5),
      isPasskeyRequired: false,
      switched: [
        { at: inDays(-9), to: true },
        { at: inDays(-0.5), to: false },
      ],
    });
    await Promise.all([
      putServer(uid, 'https://mine.example', -9),
      putServer(uid, 'https://theirs.example', -0.5),
      putInvitation(person, { email: 'friend@invited.test', sentAt: inDays(-3) }),
      putInvitation(person, { email: 'thief@invited.test', sentAt: inDays(-0.5) }),
    ]);
    await test(person);
  });
}

async function putServer(uid: string, origin: string, days: number): Promise<void> {
  const createdAt = new Date(inDays(days));
  const server = { uid, kind: 'own', name: origin, origin, lastHandoffAt: null, createdAt };
  await firestore().collection('servers').add(server);
}

async function originsOf(uid: string): Promise<unknown[]> {
  const { docs } = await firestore().collection('servers').where('uid', '==', uid).get();
  return docs.map((doc) => doc.get('origin'));
}

const UNDONE = {
  did: 'undo',
  removed: [
    { what: 'passkey', name: 'Passkey theirs' },
    { what: 'codes', name: 'Recovery codes' },
    { what: 'invitation', name: 'thief@invited.test' },
    { what: 'server', name: 'https://theirs.example' },
  ],
  switchIs: 'on',
  removalAt: null,
};

/** What is left once everything is done, however often it was broken off. */
async function expectUndone(person: Person): Promise<void> {
  const { uid } = person;
  expect(await originsOf(uid)).toEqual(['https://mine.example']);
  expect((await invitationsOf(person)).map(({ email }) => email)).toEqual(['friend@invited.test']);
  expect(await gateOf(uid)).toMatchObject({
    passkeys: [{ id: 'mine' }],
    codes: [],
    isPasskeyRequired: true,
    notMe: { isDone: true },
  });
  expect([await isLockedOut(person), await visit(person.idToken)]).toEqual([true, 401]);
  expect(await eventsOf({ uid }, 'was_not_me')).toHaveLength(1);
  expect((await mailsOf(uid)).filter(({ kind }) => kind === 'password_reset')).toHaveLength(1);
}

/** Follows the link of the mail, as sent, in a later second than the sessions ended: the service counts in seconds. */
async function choosePassword(uid: string, newPassword: string): Promise<void> {
  const { tokensValidAfterTime = '' } = await accountOf(uid);
  await vi.waitUntil(() => Date.now() >= Date.parse(tokensValidAfterTime) + 1000, {
    timeout: stretched(5000),
  });
  const mail = (await mailsOf(uid)).find(({ kind }) => kind === 'password_reset');
  if (mail === undefined) throw new Error('no mail brings a new password');
  const { email = '' } = await accountOf(uid);
  const letter = await writeLetter({ ...mail, to: email });
  const oobCode = new URL(letter?.link?.url ?? '').searchParams.get('oobCode');
  const identity = `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`;
  await send('POST', `${identity}/accounts:resetPassword?key=emulator`, { oobCode, newPassword });
}

const open = (token: string) =>
  call(api, '/api/get-custom-token?redirect=https%3A%2F%2Fmine.example%2F', { token });

describe('“This wasn’t me”', () => {
  // R-IDN-06
  it('ends all, removes what was added since the day before, lists it, and lets its owner back in', () =>
    withIntruder(async (person) => {
      const { uid } = person;
      await putMember(person, { name: 'Old Friend' });
      const thief = await putMember(person, { name: 'New Thief', joinedAt: inDays(-0.5) });
      const link = await happen(uid, 'new_browser', 0, 'Chrome on Windows');
      const shown = await preview(link);
      expect(shown.body).toEqual({
        event: 'new_browser',
        at: expect.any(String),
        browser: 'Chrome on Windows',
        does: 'undo',
      });
      const pressed = await press(link);
      const member = { what: 'member', name: 'New Thief' };
      const [own, codes, invitation, server] = UNDONE.removed;
      expect([pressed.status, pressed.body]).toEqual([
        200,
        { ...UNDONE, removed: [own, codes, invitation, member, server] },
      ]);
      await expectUndone(person);
      expect(await membershipOf(thief)).toBe(null);
      // What it causes brings no new link.
      expect(await kindsOf(uid)).toEqual(['password_reset']);

      // A passkey of before signs in, and no server opens until a new password was chosen.
      const mintedAt = Math.floor(Date.now() / 1000);
      const claims = { mintedAt, signedInWith: 'passkey' };
      const early = await signInAtServer(await auth().createCustomToken(uid, claims));
      expect(await visit(early.idToken)).toBe(200);
      expect(await open(early.idToken)).toMatchObject({ status: 403, body: { code: 'suspended' } });
      expect(await profileOf(uid)).toMatchObject({ handoffsHeldAt: expect.any(String) });
      await changeGateOf(uid, { isPasskeyRequired: false });

      await choosePassword(uid, NEW_PASSWORD);
      const back = await signInPerson(person.email, NEW_PASSWORD);
      expect(await visit(back.idToken)).toBe(200);
      expect((await open(back.idToken)).status).toBe(200);
      expect(await profileOf(uid)).toMatchObject({ handoffsHeldAt: null });
    }));

  // R-IDN-06
  it('changes nothing for a scanner that opens every link, and nothing by a link that is not ours', () =>
    withIntruder(async ({ uid, email, idToken }) => {
      const kinds = ['new_browser', 'passkey_added', 'person_invited', 'address_changed'] as const;
      const links = await Promise.all(kinds.map((kind) => happen(uid, kind)));
      const before = await Promise.all([gateOf(uid), accountOf(uid), originsOf(uid)]);
      for (const link of links) expect((await preview(link)).status).toBe(200);
      const [good = ''] = links;
      const eventId = new URLSearchParams(good).get('id') ?? '';
      const until = new Date(Date.now() + DAY_MS);
      const old = await happen(uid, 'new_browser', 7.01);
      const forged = [
        good.replace(/sign=[^.]+/, 'sign=AAAAAAAAAAAAAAAA'),
        good.replace(/until=\d+/, 'until=9999999999'),
        good.replace(/id=[^&]+/, `id=${uid}`),
        good.slice(0, -2),
        old,
        linkOf(idAt(new Date()), new Date()),
        afterHash(
          pageLinkTo(
            { purpose: 'keep-passkey', id: eventId, generation: '', until },
            site,
            linkKey,
          ),
        ),
        linkTo({ purpose: 'news-leave', id: eventId, generation: '', until }, site, linkKey).split(
          '?',
        )[1],
        'x',
      ];
      for (const link of forged) {
        for (const path of ['/api/not-me/preview', '/api/not-me']) {
          const { status, body } = await sendTo(path, { link });
          expect([link, status, body.code]).toEqual([link, 410, 'gone']);
        }
      }
      expect((await sendTo('/api/not-me', { code: 'made-up' })).status).toBe(410);
      const query = new URLSearchParams(good).toString();
      expect((await fetch(`${api.url}/api/mail/not-me?${query}`, { method: 'POST' })).status).toBe(
        404,
      );
      expect(await Promise.all([gateOf(uid), accountOf(uid), originsOf(uid)])).toEqual(before);
      expect([await visit(idToken), (await signInPerson(email)).idToken]).toEqual([
        200,
        expect.any(String),
      ]);
    }));

  // R-IDN-06
  it('is held up by no limit where its link is ours; codes, of which we have to ask, are read sixty times from one address', () =>
    withPerson({}, async ({ uid }) => {
      const slow = await startApi();
      const window = 10 * 60_000;
      // Then no window ends during the test.
      slow.advance(window - (Date.now() % window));
      const headers = { 'X-Forwarded-For': '192.0.2.60, 192.0.2.60' };
      const sendFrom = async (body: object) =>
        (await call(slow, '/api/not-me/preview', { body, headers })).status;
      const junk = Array.from({ length: 70 }, (_one, count) => sendFrom({ link: `x${count}` }));
      expect(new Set(await Promise.all(junk))).toEqual(new Set([410]));
      const codes = Array.from({ length: 61 }, (_one, count) => sendFrom({ code: `x${count}` }));
      const statuses = await Promise.all(codes);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect(await sendFrom({ link: await happen(uid, 'new_browser') })).toBe(200);
      await slow.close();
    }));

  // R-IDN-06
  it('ends a week of links with one press, and a later one removes nothing for seven days @battery', () =>
    withIntruder(async ({ uid, email }) => {
      const days = [6.9, 6, 5, 4, 3, 2, 1, 0.6, 0.3];
      const links = await Promise.all(days.map((ago) => happen(uid, 'server_added', ago)));
      const link = await happen(uid, 'passkey_added');
      const first = await press(link);
      expect(first.body).toEqual(UNDONE);
      const since = (await accountOf(uid)).tokensValidAfterTime;
      for (const one of links)
        expect([(await preview(one)).status, (await press(one)).status]).toEqual([410, 410]);
      // Its own link says what was done, and does nothing more.
      expect([(await preview(link)).status, (await press(link)).body]).toEqual([410, UNDONE]);
      expect((await accountOf(uid)).tokensValidAfterTime).toBe(since);

      const added = passkey('after', new Date().toISOString());
      await changeGateOf(uid, { passkeys: [...(await gateOf(uid)).passkeys, added] });
      const later = await happen(uid, 'passkey_added');
      expect((await preview(later)).body).toMatchObject({ does: 'again' });
      expect((await press(later)).body).toEqual({
        did: 'again',
        removed: [],
        switchIs: null,
        removalAt: null,
      });
      expect((await gateOf(uid)).passkeys.map(({ id }) => id)).toEqual(['mine', 'after']);
      expect(await kindsOf(uid)).toEqual(['password_reset', 'password_reset']);
      expect((await accountOf(uid)).tokensValidAfterTime).not.toBe(since);

      await changeGateOf(uid, { undoneAt: inDays(-7.1), wasNotMeAt: inDays(-7.1) });
      expect((await preview(await happen(uid, 'new_browser'))).body).toMatchObject({
        does: 'undo',
      });
      expect((await accountOf(uid)).email).toBe(email);
    }));

  // R-IDN-03 R-IDN-06
  it('begins the end of the switch where nothing is left to prove with', () =>
    withPerson({}, async ({ uid, email }) => {
      await changeGateOf(uid, {
        passkeys: [passkey('theirs', inDays(-0.5))],
        isPasskeyRequired: true,
        switched: [{ at: inDays(-9), to: true }],
        formerAddresses: [{ email: 'before@people.test', until: inDays(-20) }],
      });
      const { body } = await press(await happen(uid, 'passkey_added'));
      const { removalAt } = z.object({ removalAt: z.iso.datetime() }).parse(body);
      expect((Date.parse(removalAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
      expect(await gateOf(uid)).toMatchObject({
        isPasskeyRequired: true,
        removal: { at: removalAt },
      });
      const told = (await mailsOf(uid)).filter(({ kind }) => kind === 'passkey_removal');
      expect(new Set(told.map(({ to }) => to))).toEqual(new Set([email, 'before@people.test']));
    }));

  // R-IDN-06 R-REL-07
  it('pressed on two instances at once, is done once @battery', () =>
    withIntruder(async (person) => {
      const other = await startApi();
      try {
        const { uid } = person;
        const link = await happen(uid, 'passkey_added');
        const second = await happen(uid, 'new_browser');
        const both = await Promise.all([press(link), press(link, other), press(second, other)]);
        const statuses = both.map(({ status }) => status).toSorted((one, next) => one - next);
        expect([
          [200, 200, 410],
          [200, 410, 410],
        ]).toContainEqual(statuses);
        for (const { body } of both.filter(({ status }) => status === 200)) {
          expect(body).toEqual(UNDONE);
        }
        await expectUndone(person);
      } finally {
        await other.close();
      }
    }));

  // R-IDN-06 R-REL-06
  it('broken off anywhere, is gone on with by the same button, or else by a job @battery', async () => {
    const jobs = startJobs([], {}, 120_000);
    let release = (): void => {};
    const everyone = new Promise<void>((resolve) => {
      release = resolve;
    });
    let waiting = STEPS.length;
    let job: Promise<void> | undefined;
    const rounds = STEPS.map((steps) =>
      withIntruder(async (person) => {
        const { uid } = person;
        const link = await happen(uid, 'passkey_added');
        const doomed = await startApi({}, dyingAfter(steps));
        await press(link, doomed);
        await doomed.close();
        const isForJob = steps % 4 === 0;
        if (!isForJob) await press(link);
        waiting -= 1;
        if (waiting === 0) release();
        await everyone;
        expect([steps, (await gateOf(uid)).notMe?.isDone]).toEqual([steps, !isForJob]);
        if (isForJob) await (job ??= jobs.finishReports());
        await expectUndone(person);
        expect((await press(link)).body).toEqual(UNDONE);
      }),
    );
    await Promise.all(rounds);
  });
});

/** Before and after each write of a press; the first of them count who sends it. */
const STEPS = [3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The emulators as a process has them that dies after so many writes: everything that it does then fails. */
function dyingAfter(steps: number): Firebase {
  const real = emulators();
  let done = 0;
  const write = <T>(act: () => T): T => {
    done += 1;
    if (done > steps) throw new Error('the process has died');
    return act();
  };
  const counted = <T extends object>(target: T, names: readonly string[]): T =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const act = () => Reflect.apply(value, object, args) as unknown;
          const result = names.includes(String(name)) ? write(act) : act();
          return name === 'batch' ? counted(result as object, ['commit']) : result;
        };
      },
    });
  return {
    ...real,
    auth: async (): Promise<Auth> =>
      counted(await real.auth(), ['updateUser', 'revokeRefreshTokens']),
    db: async (): Promise<Firestore> => counted(await real.db(), []),
  };
}

/** An account whose address someone has changed. */
async function withMoved(test: (person: Person, moved: string, link: string) => Promise<void>) {
  await withIntruder(async (person) => {
    const { uid, email } = person;
    const moved = `${randomUUID()}@elsewhere.test`;
    await firestore().doc(`users/${uid}`).set({ email });
    await changePerson(uid, { email: moved, emailVerified: true });
    await changeGateOf(uid, {
      noted: { email: moved, isConfirmed: true, validSince: null },
      formerAddresses: [{ email, until: new Date().toISOString() }],
    });
    await test(person, moved, await happen(uid, 'address_changed', 0, moved));
  });
}

const IDENTITY = `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}`;

/** Changes the address at the identity service, as a stolen password can. @returns the token of the session that goes on */
async function moveThere(idToken: string, email: string): Promise<string> {
  const body = { idToken, email, returnSecureToken: true };
  const url = `${IDENTITY}/identitytoolkit.googleapis.com/v1/accounts:update?key=emulator`;
  return z.object({ idToken: z.string() }).parse(await send('POST', url, body)).idToken;
}

/** The code in the identity service’s own mail to the address that an account had. */
async function recoveryCodeFor(email: string): Promise<string> {
  const project = readEnv('FIREBASE_PROJECT_ID');
  const sent = await send('GET', `${IDENTITY}/emulator/v1/projects/${project}/oobCodes`);
  const code = OobCodes.parse(sent).oobCodes.find(
    (one) => one.email === email && one.requestType === 'RECOVER_EMAIL',
  )?.oobCode;
  return code ?? '';
}

const OobCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

const staff = { ...emulators(), clock: () => new Date(), log: () => {} };

const TEN_MINUTES_MS = 10 * 60_000;

const finishLater = () => startJobs([], {}, TEN_MINUTES_MS + 1000).finishReports();

describe('a change of address', () => {
  // R-IDN-06
  it('closes the account, without a reset, and staff open it for one of the two', () =>
    withMoved(async ({ uid, email, idToken }, moved, link) => {
      const other = await happen(uid, 'passkey_added');
      const before = await originsOf(uid);
      const shown = (await preview(link)).body;
      expect(shown).toMatchObject({ does: 'close', browser: null });
      // Its reader may be at the former address.
      expect(JSON.stringify(shown)).not.toContain(moved);
      const closed = { did: 'close', removed: [], switchIs: null, removalAt: null };
      for (let pressed = 0; pressed < 2; pressed += 1)
        expect((await press(link)).body).toEqual(closed);
      expect(await accountOf(uid)).toMatchObject({ disabled: true, email: moved });
      expect(await visit(idToken)).toBe(401);
      expect([(await press(other)).status, await originsOf(uid)]).toEqual([410, before]);
      expect((await gateOf(uid)).passkeys).toHaveLength(2);
      const told = (await mailsOf(uid)).map(({ kind, to }) => `${kind} ${to}`).toSorted();
      expect(told).toEqual([`account_closed ${email}`, `account_closed ${moved}`].toSorted());

      expect(await listClosedAccounts(staff)).toMatchObject([{ uid, addresses: [email, moved] }]);
      const third = decideAccount(staff, uid, 'third@people.test');
      await expect(third).rejects.toThrow('can only belong to');
      await expect(third).rejects.not.toThrow(email);
      // A slip can be taken back for ten minutes.
      const opensAt = await decideAccount(staff, uid, moved);
      expect(Date.parse(opensAt) - Date.now()).toBeGreaterThan(TEN_MINUTES_MS - 60_000);
      await startJobs().finishReports();
      expect(await accountOf(uid)).toMatchObject({ disabled: true });
      await undoDecision(staff, uid);
      await expect(undoDecision(staff, uid)).rejects.toThrow('Nothing is decided');
      await finishLater();
      expect(await accountOf(uid)).toMatchObject({ disabled: true });
      await decideAccount(staff, uid, email.toUpperCase());
      await finishLater();
      expect(await accountOf(uid)).toMatchObject({ disabled: false, email, emailVerified: true });
      expect(await originsOf(uid)).toEqual(['https://mine.example']);
      const gate = await gateOf(uid);
      expect(gate).toMatchObject({
        passkeys: [{ id: 'mine' }],
        isPasskeyRequired: true,
        closed: null,
      });
      const since = (await mailsOf(uid)).filter(({ kind }) => kind !== 'account_closed');
      expect(since.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
        `account_decided ${email}`,
        `password_reset ${email}`,
      ]);
      for (const one of [link, other]) expect((await press(one)).status).toBe(410);
      expect(await accountOf(uid)).toMatchObject({ disabled: false });
      await expect(decideAccount(staff, uid, email)).rejects.toThrow('is not closed');
      await choosePassword(uid, NEW_PASSWORD);
      expect(await visit((await signInPerson(email, NEW_PASSWORD)).idToken)).toBe(200);
    }));

  // R-IDN-06
  it('cannot be hidden by the one at the new address, and never brings them a reset @battery', () =>
    withMoved(async ({ uid, email }, moved, link) => {
      // A link that went to the new address ends no link that went to the old one.
      expect((await press(await happen(uid, 'new_browser'))).body).toMatchObject({ did: 'undo' });
      expect((await preview(link)).body).toMatchObject({ does: 'close' });
      // A link of before the change went to the old one, and a reset would go to the new one.
      await changeGateOf(uid, { wasNotMeAt: null, undoneAt: null });
      const earlier = await happen(uid, 'new_browser', 0.1);
      await firestore().recursiveDelete(firestore().collection('mail'));
      expect((await press(earlier)).body).toMatchObject({ did: 'close' });
      expect(await kindsOf(uid)).toEqual(['account_closed', 'account_closed']);
      expect((await gateOf(uid)).closed?.addresses).toEqual([email, moved]);
    }));

  // R-IDN-06
  it('made twice closes the account that had the address, not one that a thief has opened with it since', () =>
    withPerson({}, async ({ uid, email, idToken }) => {
      await changePerson(uid, { validSince: '1' });
      expect(await visit(idToken)).toBe(200);
      const [second, third] = [1, 2].map(() => `${randomUUID()}@elsewhere.test`);
      let session = idToken;
      for (const [count, address] of [second ?? '', third ?? ''].entries()) {
        await moveThere(session, address);
        // A change ends the sessions from before this moment; without a later one, those from before the second of this call.
        await changePerson(uid, { validSince: String(count + 2) });
        session = (await signInPerson(address)).idToken;
        expect(await visit(session)).toBe(200);
      }
      const decoys = [email, second].map(() => randomUUID());
      const addresses = [email, second ?? ''];
      for (const [number, decoy] of decoys.entries()) {
        const address = addresses[number] ?? '';
        await auth().createUser({ uid: decoy, email: address, password: NEW_PASSWORD });
        await firestore().doc(`users/${decoy}`).set({ email: address });
        expect(await visit((await signInPerson(address, NEW_PASSWORD)).idToken)).toBe(200);
      }

      const code = await recoveryCodeFor(email);
      expect((await sendTo('/api/not-me', { code })).body).toMatchObject({ did: 'close' });
      expect(await accountOf(uid)).toMatchObject({ disabled: true, email: third });
      for (const decoy of decoys) expect((await accountOf(decoy)).disabled).toBe(false);
    }));

  // R-IDN-06
  it('of an account that we do not know closes none that has the address without a proof', () =>
    withPerson({}, async ({ uid, email, idToken }) => {
      await moveThere(idToken, `${randomUUID()}@elsewhere.test`);
      const decoy = await auth().createUser({ email, password: NEW_PASSWORD });
      const code = await recoveryCodeFor(email);
      expect((await sendTo('/api/not-me', { code })).status).toBe(410);
      for (const one of [uid, decoy.uid]) expect((await accountOf(one)).disabled).toBe(false);
    }));

  // R-IDN-06
  it('that we have not noticed closes it as well, by the code of the identity service’s own mail @battery', () =>
    withPerson({}, async ({ uid, email, idToken }) => {
      expect(await visit(idToken)).toBe(200);
      await firestore().doc(`users/${uid}`).set({ email });
      const moved = `${randomUUID()}@elsewhere.test`;
      await moveThere(idToken, moved);
      const code = await recoveryCodeFor(email);
      expect((await sendTo('/api/not-me/preview', { code })).body).toMatchObject({ does: 'close' });
      expect((await sendTo('/api/not-me', { code })).body).toMatchObject({ did: 'close' });
      expect(await accountOf(uid)).toMatchObject({ disabled: true, email: moved });
      expect((await gateOf(uid)).closed?.addresses).toEqual([email]);
      await decideAccount(staff, uid, email);
      await finishLater();
      expect(await accountOf(uid)).toMatchObject({ disabled: false, email });
      expect((await sendTo('/api/not-me/preview', { code })).status).toBe(410);
    }));
});
