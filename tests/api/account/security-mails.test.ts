/** What people are told by mail of the security of their account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createAuditLog } from '../../../functions/src/modules/audit/audit-log.ts';
import { changePerson, removePerson, signInPerson, type Person } from '../../support/people.ts';
import { call, firestore, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const SERVER = { name: 'At home', origin: 'https://ai.home.example' };
const Mail = z.object({
  to: z.string(),
  uid: z.string().optional(),
  lane: z.literal('urgent'),
  kind: z.literal('security'),
  facts: z.object({ event: z.string(), at: z.iso.datetime(), about: z.string().nullable() }),
});

/** The oldest first. */
async function mailsTo(address: string) {
  const { docs } = await firestore().collection('mail').where('to', '==', address).get();
  const mails = docs.map((doc) => Mail.parse(doc.data()));
  return mails.toSorted((one, other) => (one.facts.at < other.facts.at ? -1 : 1));
}

const toldTo = async (address: string) =>
  (await mailsTo(address)).map(({ facts: { event, about } }) => [event, about]);

const revoke = async ({ idToken: token }: Person, because: 'asked' | 'password_changed') =>
  (await call(api, '/api/sessions/revoke', { method: 'POST', token, body: { because } })).status;

const removeAccount = async ({ idToken: token }: Person) =>
  (await call(api, '/api/account', { method: 'DELETE', token })).status;

// R-MAI-04
it('a server that may sign them in, and the download of their data, once each', () =>
  withPerson({}, async (person) => {
    const { uid, email, idToken: token } = person;
    const add = () => call(api, '/api/servers', { token, body: SERVER });
    const added = await Promise.all([add(), add(), add()]);
    const statuses = added.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect((await call(api, '/api/account/export', { token })).status).toBe(200);
    expect(await toldTo(email)).toEqual([
      ['server_added', SERVER.origin],
      ['data_exported', null],
    ]);
    expect((await mailsTo(email)).map((mail) => mail.uid)).toEqual([uid, uid]);
  }));

// R-MAI-04
it.each([
  ['asked', 'signed_out_everywhere'],
  ['password_changed', 'password_changed'],
] as const)('the end of all sessions: %s', (because, event) =>
  withPerson({}, async (person) => {
    expect(await revoke(person, because)).toBe(200);
    expect(await toldTo(person.email)).toEqual([[event, null]]);
  }),
);

// R-MAI-04
it('nothing at an address that is not confirmed, and nothing of what is no question of security', () =>
  withPerson({ emailVerified: false }, async ({ email, idToken: token }) => {
    expect((await call(api, '/api/account/export', { token })).status).toBe(200);
    const consents = { method: 'PUT', token, body: { productMail: true } };
    expect((await call(api, '/api/permissions', consents)).status).toBe(200);
    expect(await toldTo(email)).toEqual([]);
  }));

// R-MAI-04
it('nothing where their address cannot be read: the event is recorded, and operators read so', () =>
  withPerson({}, async ({ uid, email, idToken: token }) => {
    const logged: string[] = [];
    const { record } = createAuditLog({
      db: async () => firestore(),
      readAddress: async () => ({ kind: 'unread' }),
      now: () => new Date(),
      log: (severity, event) => logged.push(`${severity} ${event}`),
    });
    await record(uid, 'server_added', SERVER.origin);
    expect(logged).toEqual(['WARNING security_mail_lost']);
    const { body } = await call(api, '/api/security', { token });
    expect(body['events']).toContainEqual(expect.objectContaining({ kind: 'server_added' }));
    expect(await toldTo(email)).toEqual([]);
  }));

// R-MAI-04 R-REL-03
it('the deletion of the account, once, in a mail that stays and does not say whose it was', () =>
  withPerson({}, async (person) => {
    const { uid, email, idToken: token } = person;
    expect((await call(api, '/api/servers', { token, body: SERVER })).status).toBe(201);
    const statuses = await Promise.all([removeAccount(person), removeAccount(person)]);
    expect(statuses).toContain(200);
    const jobs = startJobs();
    await jobs.removeRemains({ uid, verifiedEmail: email });
    await jobs.removeRemains({ uid, verifiedEmail: null });
    expect(await toldTo(email)).toEqual([['account_deleted', null]]);
    const { docs } = await firestore().collection('mail').where('to', '==', email).get();
    const kept = docs.map((doc) => ({ ...doc.data(), id: doc.id, to: null }));
    expect(JSON.stringify(kept)).not.toContain(uid);
  }));

// R-MAI-04
it('the deletion of the sign-in without us', () =>
  withPerson({}, async ({ uid, email }) => {
    await removePerson(uid);
    const { removeRemains } = startJobs();
    await Promise.all([1, 2].map(() => removeRemains({ uid, verifiedEmail: email })));
    expect(await toldTo(email)).toEqual([['account_deleted', null]]);
  }));

// R-MAI-04
it('no deletion of an account whose address was never confirmed', () =>
  withPerson({ emailVerified: false }, async (person) => {
    expect(await removeAccount(person)).toBe(200);
    expect(await toldTo(person.email)).toEqual([]);
  }));

/** A call of theirs: it may come from a session that the change has ended. */
const callOf = ({ idToken: token }: Person) => call(api, '/api/servers', { token });

// R-MAI-04
it('another address, at both, once for each change', () =>
  withPerson({}, async (person) => {
    const { uid, email } = person;
    const changed = `changed-${randomUUID()}@alcove.example`;
    await firestore().doc(`users/${uid}`).set({ email });
    await callOf(person);
    expect(await toldTo(email)).toEqual([]);

    await changePerson(uid, { email: changed, emailVerified: true });
    // The change has ended the session from before.
    const later = { ...person, ...(await signInPerson(changed)) };
    await Promise.all([callOf(later), callOf(later)]);
    await callOf(later);
    expect(await toldTo(email)).toEqual([['address_changed', null]]);
    expect(await toldTo(changed)).toEqual([['address_changed', changed]]);

    await firestore().doc(`users/${uid}`).update({ email: changed });
    await callOf(later);
    expect(await mailsTo(changed)).toHaveLength(1);
  }));

// R-MAI-04
it('no address that is not confirmed', () =>
  withPerson({}, async (person) => {
    const { uid, email } = person;
    const changed = `changed-${randomUUID()}@alcove.example`;
    await firestore().doc(`users/${uid}`).set({ email });
    await changePerson(uid, { email: changed, emailVerified: false });
    await callOf({ ...person, ...(await signInPerson(changed)) });
    expect([await toldTo(email), await toldTo(changed)]).toEqual([[], []]);
  }));
