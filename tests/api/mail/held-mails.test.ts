/** Mail to an address that does not work: what waits, and until when. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearTrouble, recordTrouble } from '../../../functions/src/modules/email/mail-trouble.ts';
import { changePerson, createProfile, type Person } from '../../support/people.ts';
import { call, emulators, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { changeAddress } from '../people/member-kit.ts';
import { mailsOf, readMail, write, type Mail } from './mail-kit.ts';

const DAY_MS = 86_400_000;
/** Nothing is there: each attempt fails, and may be made again. */
const NO_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_PER_MINUTE: '9999' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const receipt = ({ uid, email }: Person): Mail => ({
  to: email,
  uid,
  kind: 'message_receipt',
  facts: { form: 'message' },
});

/** A person from whose address a mail came back. */
function withTrouble(test: (person: Person) => Promise<void>): Promise<void> {
  return withPerson({}, async (person) => {
    await createProfile(person);
    await recordTrouble(emulators(), person.uid, person.email, new Date());
    await test(person);
  });
}

/** What is due now, or would be after that time. */
async function deliver(aheadMs = 0): Promise<void> {
  await startJobs([], NO_SERVER, aheadMs).mail?.deliverDue();
}

async function stateOf(id: string) {
  const { to, dueAt, delivery } = await readMail(id);
  return { to, isDue: dueAt !== null, state: delivery.state, attempts: delivery.attempts };
}

describe('mail to an address that does not work', () => {
  // R-MAI-02
  it('waits until the address is confirmed, and then goes there', () =>
    withTrouble(async (person) => {
      const id = await write(receipt(person));
      await deliver();
      expect(await stateOf(id)).toMatchObject({ state: 'held', isDue: false });
      await startJobs([], NO_SERVER).followAddresses();
      expect(await stateOf(id)).toMatchObject({ state: 'held' });

      await clearTrouble(emulators(), person.uid, new Date());
      expect(await stateOf(id)).toEqual({
        to: person.email,
        isDue: true,
        state: 'waiting',
        attempts: 0,
      });
      await deliver();
      expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    }));

  // R-MAI-02
  it('goes to the address that the person has changed to, once that is confirmed', () =>
    withTrouble(async (person) => {
      const id = await write(receipt(person));
      await deliver();
      const email = `${randomUUID()}@people.test`;
      const { followAddresses } = startJobs([], NO_SERVER);
      await changePerson(person.uid, { email, emailVerified: false });
      await followAddresses();
      expect(await stateOf(id)).toMatchObject({ state: 'held', to: person.email });
      await changePerson(person.uid, { emailVerified: true });
      await followAddresses();
      expect(await stateOf(id)).toMatchObject({ state: 'waiting', to: email, isDue: true });
    }));

  // R-MAI-02
  it('is tried once if it is urgent', () =>
    withTrouble(async ({ uid, email: to }) => {
      const at = new Date().toISOString();
      const facts = { event: 'password_changed', at, about: null } as const;
      const id = await write({ to, uid, kind: 'security', facts });
      await deliver();
      expect(await stateOf(id)).toMatchObject({ state: 'given_up', attempts: 1 });
    }));

  // R-MAI-02
  it('is dropped if it has nothing to say any more', () =>
    withTrouble(async (person) => {
      const { uid, email: to } = person;
      const now = new Date();
      const gone = { machine: randomUUID(), name: 'Cedar' };
      const ids = await Promise.all([
        write(receipt(person)),
        write(receipt(person), new Date(now.getTime() - 8 * DAY_MS)),
        write({ to, uid, kind: 'machine_ready', facts: gone }),
      ]);
      await deliver();
      const states = () => Promise.all(ids.map(async (id) => (await stateOf(id)).state));
      expect(await states()).toEqual(['held', 'held', 'held']);
      await clearTrouble(emulators(), uid, now);
      await deliver();
      expect(await states()).toEqual(['waiting', 'dropped', 'dropped']);
    }));
});

describe('a confirmation', () => {
  const ask = ({ idToken: token }: Person) =>
    call(api, '/api/address-confirmations', { method: 'POST', token });

  // R-MAI-02
  it('is sent to someone whose mail came back, three times a day at most', () =>
    withTrouble(async (person) => {
      const first = await Promise.all([ask(person), ask(person)]);
      expect(first.map(({ status, body }) => [status, body])).toEqual([
        [200, { sent: true }],
        [200, { sent: true }],
      ]);
      // Within a minute, which may just have ended.
      const kinds = (await mailsOf(person.uid)).map(({ kind, to }) => [kind, to]);
      expect([1, 2]).toContain(kinds.length);
      expect(kinds[0]).toEqual(['address_confirm', person.email]);
      const [third, fourth] = [await ask(person), await ask(person)];
      expect([third.status, fourth.status, fourth.body.code]).toEqual([200, 429, 'rate_limited']);
    }));

  // R-MAI-02
  it('is not sent to someone whose address works, as far as we know', () =>
    withTrouble(async (person) => {
      // The token still names the address that does not work.
      await changeAddress(person, `${randomUUID()}@people.test`);
      const { status, body } = await ask(person);
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(await mailsOf(person.uid)).toEqual([]);
    }));
});
