/** Mails that are written to an account, and those to someone who may have none. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../../functions/src/adapters/read-address.ts';
import { transact } from '../../../functions/src/db/transaction.ts';
import { parseConfig } from '../../../functions/src/config/config.ts';
import { readyMachine } from '../../../functions/src/modules/machines/record/machine-record.fixture.ts';
import { clearTrouble, recordTrouble } from '../../../functions/src/modules/email/mail-trouble.ts';
import type { MachineRecord } from '../../../functions/src/modules/machines/record/machine-record.ts';
import { notifyMembers } from '../../../functions/src/modules/seats/shared-machines.ts';
import { membershipId } from '../../../functions/src/modules/seats/membership-record.ts';
import {
  idOf,
  newNonce,
  secretOf,
} from '../../../functions/src/modules/seats/invitation-record.ts';
import { mailsTo } from '../../support/mails.ts';
import { changePerson, createProfile, removePerson, type Person } from '../../support/people.ts';
import { emulators, firestore, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { eventOf, mailsOf, readMail, report, sent, write, type Mail } from './mail-kit.ts';
import { startSender } from './sender.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const newAddress = () => `${randomUUID()}@people.test`;
const at = (aheadMs: number) => new Date(Date.now() + aheadMs).toISOString();

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What is due now, as the deployed functions send it. */
const deliver = () => startJobs([], { MAIL_PER_MINUTE: '9999' }).mail?.deliverDue();

const stateOf = async (id: string) => (await readMail(id)).delivery.state;
const subjectsTo = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject);
const troubleOf = async (uid: string): Promise<unknown> =>
  (await firestore().doc(`users/${uid}`).get()).get('mailTrouble.address');

/** It is true of anyone, and names no address. */
const ownerGone = (uid: string): Mail => ({
  uid,
  kind: 'membership',
  facts: { event: 'owner_gone', membership: 'x', ownerName: 'Ada Lovelace', until: null },
});

/** A person with a profile. */
function withReader(test: (person: Person) => Promise<void>): Promise<void> {
  return withPerson({}, async (person) => {
    await createProfile(person);
    await test(person);
  });
}

describe('a mail to an account', () => {
  // R-PPL-05 R-MAI-02
  it('goes to the address that is confirmed when it is sent, and comes back from there', () =>
    withReader(async ({ uid, email: former }) => {
      const id = await write(ownerGone(uid));
      const email = newAddress();
      await changePerson(uid, { email, emailVerified: true });
      await deliver();
      expect([await subjectsTo(former), await subjectsTo(email)]).toEqual([
        [],
        ['Your access to shared servers has ended'],
      ]);
      const mail = await readMail(id);
      expect([mail.delivery.state, mail.to]).toEqual(['delivered', undefined]);

      await report(api, eventOf(mail, former));
      expect(await stateOf(id)).toBe('delivered');
      await report(api, eventOf(mail, email));
      expect([await stateOf(id), await troubleOf(uid)]).toEqual(['bounced', email]);
    }));

  // R-PPL-05
  it('is dropped where no address is confirmed', () =>
    withReader(async ({ uid, email }) => {
      const [first, second] = [await write(ownerGone(uid)), await write(ownerGone(uid))];
      await changePerson(uid, { emailVerified: false });
      await startJobs([], { MAIL_PER_MINUTE: '9999' }).mail?.deliverNew(first, 'service');
      await removePerson(uid);
      await deliver();
      expect([await stateOf(first), await stateOf(second)]).toEqual(['dropped', 'dropped']);
      expect(await subjectsTo(email)).toEqual([]);
    }));

  // R-PPL-05 R-MAI-06
  it('whose address cannot be read is tried again a minute later', () =>
    withReader(async ({ uid, email }) => {
      const id = await write(ownerGone(uid));
      const logged: string[] = [];
      const unread = async (): Promise<Address> => ({ kind: 'unread' });
      await startSender({ readAddress: unread, logged }).deliverDue();
      const { delivery, dueAt, to } = await readMail(id);
      expect([delivery.state, delivery.attempts, to]).toEqual(['waiting', 1, undefined]);
      expect(Date.parse(dueAt ?? '') - Date.now()).toBeGreaterThan(MINUTE_MS - 10_000);
      expect(logged.join()).toMatch(/"WARNING".*"mail_failed"/);

      const readAddress = async (): Promise<Address> => ({ kind: 'known', email });
      await startSender({ readAddress, aheadMs: MINUTE_MS + 1000 }).deliverDue();
      expect([await stateOf(id), (await subjectsTo(email)).length]).toEqual(['delivered', 1]);
    }));

  // R-PPL-05 R-MAI-06
  it('is given up if its address can never be read', () =>
    withReader(async ({ uid }) => {
      const id = await write(ownerGone(uid));
      const readAddress = async (): Promise<Address> => ({ kind: 'unread' });
      for (let aheadMs = 0, tries = 0; tries < 7; tries += 1) {
        await startSender({ readAddress, aheadMs }).deliverNew(id, 'service');
        aheadMs = Date.parse((await readMail(id)).dueAt ?? '') - Date.now() + 1000;
      }
      const { delivery, dueAt } = await readMail(id);
      expect([delivery.state, delivery.attempts, dueAt]).toEqual(['given_up', 7, null]);
    }));

  // R-PPL-05 R-MAI-06
  it('is left to another sender that has taken it while its address was read', () =>
    withReader(async ({ uid, email }) => {
      const id = await write(ownerGone(uid));
      const readAddress = async (): Promise<Address> => {
        await firestore().doc(`mail/${id}`).update({ lease: 'another' });
        return { kind: 'known', email };
      };
      await startSender({ readAddress }).deliverNew(id, 'service');
      const { delivery, to } = await readMail(id);
      expect([delivery.state, to, await subjectsTo(email)]).toEqual(['waiting', undefined, []]);
    }));

  // R-PPL-05 R-MAI-02
  it('waits like any other where that address does not work', () =>
    withReader(async ({ uid, email }) => {
      await recordTrouble(emulators(), uid, email, new Date());
      const id = await write(ownerGone(uid));
      await deliver();
      expect(await readMail(id)).toMatchObject({ to: email, delivery: { state: 'held' } });
      await clearTrouble(emulators(), uid, new Date());
      await deliver();
      expect([await stateOf(id), (await subjectsTo(email)).length]).toEqual(['delivered', 1]);
    }));
});

/** A machine of someone’s, and who may open it; all of it goes at the end. */
async function withShared(
  members: readonly { uid: string; machines?: string[]; isSuspended?: boolean }[],
  test: (shared: { owner: string; record: MachineRecord }) => Promise<void>,
): Promise<void> {
  const [owner, id] = [randomUUID(), randomUUID()];
  const active = members.filter(({ isSuspended, machines }) => !isSuspended && !machines);
  const record = {
    ...readyMachine(at(0)),
    id,
    uid: owner,
    name: 'Cedar',
    members: active.map(({ uid }) => uid),
  };
  const docs = members.map(({ uid }) => firestore().doc(`memberships/${membershipId(owner, uid)}`));
  for (const [index, { uid, machines = 'all', isSuspended = false }] of members.entries()) {
    await docs[index]?.set({
      owner,
      member: uid,
      ownerName: 'Ada Lovelace',
      name: null,
      machines,
      until: null,
      state: isSuspended ? 'suspended' : 'active',
      reason: isSuspended ? 'places' : null,
      joinedAt: at(0),
      visitedAt: null,
      isLastDayTold: false,
    });
  }
  await test({ owner, record });
  await Promise.all(docs.map((doc) => doc.delete()));
}

describe('a mail to a member', () => {
  // R-PPL-05
  it('says only what is so of their access and of the servers that they may open', () =>
    withReader(({ uid, email }) =>
      withShared([{ uid }], async ({ owner, record }) => {
        const machineDoc = firestore().doc(`machines/${record.id}`);
        await machineDoc.set({ ...record, state: 'asleep' });
        const membership = membershipId(owner, uid);
        const access = { membership, ownerName: 'Ada Lovelace', until: null };
        const shared = { membership, machine: record.id, name: 'Cedar', keepUntil: null };
        const ids = await Promise.all([
          write({ uid, kind: 'membership', facts: { ...access, event: 'back' } }),
          write({ uid, kind: 'membership', facts: { ...access, event: 'suspended' } }),
          write({ uid, kind: 'membership', facts: { ...access, event: 'removed' } }),
          write({ uid, kind: 'shared_machine', facts: { ...shared, event: 'asleep' } }),
          write({ uid, kind: 'shared_machine', facts: { ...shared, event: 'awake' } }),
        ]);
        await deliver();
        const states = await Promise.all(ids.map(stateOf));
        expect(states).toEqual(['delivered', 'dropped', 'dropped', 'delivered', 'dropped']);
        const mails = await mailsTo(email);
        expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
          'A shared server is asleep',
          'You can open shared servers again',
        ]);
        const asleep = mails.find(({ subject }) => subject === 'A shared server is asleep');
        expect(asleep?.text).toContain('which Ada Lovelace shares with you');
        await machineDoc.delete();
      }),
    ));

  // R-PPL-05
  it('of what is lost goes also to those who are suspended, and to no one else', () => {
    const [active, suspended, elsewhere] = [randomUUID(), randomUUID(), randomUUID()];
    const members = [
      { uid: active },
      { uid: suspended, isSuspended: true },
      { uid: elsewhere, machines: ['another'] },
    ];
    return withShared(members, async ({ record }) => {
      const db = await emulators().db();
      const told = async (state: 'asleep' | 'ending' | 'erased') => {
        const since = at(0);
        const change = { stored: record, record: { ...record, state, since, keepUntil: since } };
        await transact(db, (transaction) => notifyMembers(db, transaction, change, new Date()));
        const found = await Promise.all(members.map(({ uid }) => mailsOf(uid)));
        const about = found.flat().filter(({ id }) => id.startsWith(`shared-${state}_`));
        return about.map(({ uid }) => uid);
      };
      expect(await told('asleep')).toEqual([active]);
      expect(await told('ending')).toEqual([active, suspended]);
      expect(await told('erased')).toEqual([active, suspended]);
    });
  });
});

type Invited = { owner: Person; to: string; invitation: string; secret: string; mail: Mail };

/** An open invitation to one server of someone’s, and the mail about it. */
function withInvitation(test: (invited: Invited) => Promise<void>): Promise<void> {
  return withReader(async (owner) => {
    await firestore().doc(`users/${owner.uid}`).update({ displayName: 'Ada Lovelace' });
    const machine = firestore().doc(`machines/${randomUUID()}`);
    await machine.set({ ...readyMachine(at(0)), uid: owner.uid, name: 'Cedar' });
    const { mail: settings } = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
    if (settings === null) throw new Error('these settings send no mail');
    const [to, nonce] = [newAddress(), newNonce()];
    const secret = secretOf(nonce, settings.linkKey);
    const invitation = idOf(secret);
    const doc = firestore().doc(`invitations/${invitation}`);
    await doc.set({
      key: 'k1',
      owner: owner.uid,
      email: to,
      machines: [machine.id],
      until: null,
      state: 'open',
      member: null,
      sentAt: at(0),
      lapsesAt: at(7 * DAY_MS),
      expireAt: new Date(Date.now() + 14 * DAY_MS),
    });
    const mail: Mail = { to, kind: 'invitation', facts: { invitation, nonce } };
    await test({ owner, to, invitation, secret, mail });
    await Promise.all([doc.delete(), machine.delete()]);
  });
}

describe('an invitation', () => {
  // R-PPL-01
  it('says who invites to what, and leads to a link that is stored nowhere', () =>
    withInvitation(async ({ owner, to, secret, mail }) => {
      const id = await write(mail);
      expect(JSON.stringify(await readMail(id))).not.toContain(secret);
      await deliver();
      const [written] = await mailsTo(to);
      expect(written?.subject).toBe('You are invited to use a private AI server');
      expect(written?.text).toContain(`Ada Lovelace (${owner.email})`);
      expect(written?.text).toContain('their server Cedar');
      expect(written?.text).toContain(`/invitation#${secret}`);
      expect(await readMail(id)).toMatchObject({ delivery: { state: 'delivered' } });
      expect((await readMail(id)).facts).toBeUndefined();
    }));

  // R-PPL-01
  it.each<[string, (invited: Invited) => Promise<unknown>]>([
    [
      'was taken back or sent again',
      ({ invitation }) => firestore().doc(`invitations/${invitation}`).delete(),
    ],
    [
      'was accepted',
      ({ invitation }) =>
        firestore().doc(`invitations/${invitation}`).update({ state: 'accepted', member: 'u1' }),
    ],
    [
      'has lapsed',
      ({ invitation }) =>
        firestore()
          .doc(`invitations/${invitation}`)
          .update({ lapsesAt: at(-MINUTE_MS) }),
    ],
    [
      'comes from someone without a confirmed address',
      ({ owner }) => changePerson(owner.uid, { emailVerified: false }),
    ],
    ['is of an account that is gone', ({ owner }) => removePerson(owner.uid)],
    [
      'names only servers that are gone',
      ({ invitation }) =>
        firestore()
          .doc(`invitations/${invitation}`)
          .update({ machines: [randomUUID()] }),
    ],
  ])('is not sent if it %s', (_what, change) =>
    withInvitation(async (invited) => {
      const id = await write(invited.mail);
      await change(invited);
      await deliver();
      expect([await stateOf(id), await subjectsTo(invited.to)]).toEqual(['dropped', []]);
    }),
  );

  // R-PPL-01 R-MAI-02
  it('that comes back says nothing of the address of who has sent it', () =>
    withInvitation(async ({ owner, to, mail }) => {
      const stored = await sent(mail, 'delivered');
      await report(api, eventOf(stored, to));
      expect([await stateOf(stored.id), await troubleOf(owner.uid)]).toEqual([
        'bounced',
        undefined,
      ]);
    }));

  // R-PPL-01 R-MAI-02
  it('of which someone has complained is the last that is sent there', () =>
    withInvitation(async ({ owner, to, mail }) => {
      const elsewhere = newAddress();
      const complained = await sent(mail, 'delivered');
      await report(api, { ...eventOf(complained, to.toUpperCase()), type: 'complained' });
      const ids = [await write(mail), await write({ ...mail, to: elsewhere })];
      await deliver();
      expect(await Promise.all(ids.map(stateOf))).toEqual(['dropped', 'delivered']);
      expect([await subjectsTo(to), (await subjectsTo(elsewhere)).length]).toEqual([[], 1]);
      expect(await troubleOf(owner.uid)).toBeUndefined();
    }));

  // R-PPL-01 R-MAI-02
  it('is sent to someone who has complained of something else', () =>
    withInvitation(async ({ to, mail }) => {
      const facts = { form: 'message' } as const;
      const receipt = await sent({ to, kind: 'message_receipt', facts }, 'delivered');
      await report(api, { ...eventOf(receipt, to), type: 'complained' });
      const id = await write(mail);
      await deliver();
      expect([await stateOf(id), (await subjectsTo(to)).length]).toEqual(['delivered', 1]);
    }));
});
