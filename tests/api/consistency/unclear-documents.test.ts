/** Documents that jobs find and cannot read: each is told of, and what stands beside it is done. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createManualHost } from '../../../functions/src/modules/machines/manual/manual-host.ts';
import { createTombstones } from '../../../functions/src/modules/account/tombstones.ts';
import { createSilentDays } from '../../../functions/src/modules/availability/silent-days.ts';
import { createCreditStore } from '../../../functions/src/modules/credits/credit-store.ts';
import { listAllMembers } from '../../../functions/src/modules/seats/stored-memberships.ts';
import { listClosedAccounts } from '../../../functions/src/modules/security/index.ts';
import { followAddresses } from '../../../functions/src/modules/email/follow-addresses.ts';
import { PARTS, readPage } from '../../../functions/src/modules/announcements/audience.ts';
import type { Log } from '../../../functions/src/foundation/log.ts';
import { OFFICE_HOURS } from '../../../functions/src/foundation/working-hours.ts';
import { upload } from '../files/file-kit.ts';
import { emulators, firestore, withPerson } from '../api.ts';
import { startJobs } from '../jobs.ts';

// A bucket of its own: the job goes through everyone's files.
process.env['STORAGE_BUCKET'] = `demo-${randomUUID()}`;

const NOW = new Date('2031-05-05T12:00:00.000Z');
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const { db, auth } = emulators();

let told: string[];
const log: Log = (severity, event, { reason } = {}) => told.push(`${severity} ${event} ${reason}`);
beforeEach(() => {
  told = [];
});

const put = (path: string, fields: object) => firestore().doc(path).set(fields);

// R-TRU-04
it('days of machines: credits are worked out of the others', async () => {
  await put('machineDays/odd_2031-04-01', { silentSeconds: 9000, machine: 'odd' });
  const day = {
    uid: 'ada',
    machine: 'fine',
    plan: 'solo',
    day: '2031-04-01',
    standing: 'silent',
    observedSeconds: 9000,
    silentSeconds: 9000,
    maintenanceSeconds: 0,
    observed: [],
    silent: [],
    countedUntil: LONG_AGO,
    dueAt: null,
    expireAt: NOW,
  };
  await put('machineDays/fine_2031-04-01', day);
  const days = createSilentDays(db, log);
  expect(await days.find(3600, ['2031-04'])).toEqual([{ machine: 'fine', month: '2031-04' }]);
  expect(told).toEqual(['ERROR document_unclear machineDays/odd_2031-04-01']);
  const credit = {
    uid: 'ada',
    machine: 'fine',
    month: '2031-04',
    name: 'Fine',
    hours: 2,
    amount: 20,
    customerId: 'cus_1',
    currency: 'eur',
    way: null,
    booked: null,
    isOpen: true,
    lease: null,
    createdAt: LONG_AGO,
    expireAt: NOW,
  };
  await put('machineCredits/odd_2031-04', { uid: 'ada', isOpen: true });
  await put('machineCredits/fine_2031-04', credit);
  expect(await createCreditStore(db, log).listOpen('ada')).toEqual(['fine_2031-04']);
  expect(told.slice(1)).toEqual(['ERROR document_unclear machineCredits/odd_2031-04']);
});

// R-IDN-06
it('gates of accounts: “This wasn’t me” is gone on with, and closed accounts are listed', () =>
  withPerson({}, async ({ uid }) => {
    const notMe = {
      event: 'e1',
      does: 'again',
      since: LONG_AGO,
      removed: [],
      switchIs: null,
      removalAt: null,
      isDone: false,
    };
    const closed = { at: LONG_AGO, addresses: ['ada@people.test'] };
    await put('sessionGates/a-odd', { notMe: { isDone: false }, closed: { at: LONG_AGO } });
    await put(`sessionGates/${uid}`, { wasNotMeAt: LONG_AGO, notMe, closed });
    const lines: string[] = [];
    await startJobs(lines).finishReports();
    expect((await firestore().doc(`sessionGates/${uid}`).get()).get('notMe.isDone')).toBe(true);
    expect(lines.filter((line) => line.includes('was_not_me_not_finished'))).toHaveLength(1);
    const listed = await listClosedAccounts({ db, log });
    expect(listed.map((one) => one.uid)).toEqual([uid]);
    expect(told).toEqual(['ERROR document_unclear sessionGates/a-odd']);
    await firestore().doc('sessionGates/a-odd').delete();
  }));

// R-IDN-01
it('marks of deleted accounts: each is swept by its time, whatever else it says', async () => {
  await put('deletedAccounts/odd', { sweepAt: NOW, isDone: 'perhaps' });
  await put('deletedAccounts/fine', { sweepAt: NOW, isDone: true, expireAt: NOW });
  const gone = await createTombstones(db, () => NOW).listToSweep();
  expect(gone.map(({ uid }) => uid)).toEqual(['fine', 'odd']);
});

// R-PPL-01
it('memberships: the nightly comparison goes on behind one', async () => {
  await put('memberships/a-odd', { member: 7 });
  await put('memberships/b-fine', { member: 'ada' });
  const { uids, next } = await listAllMembers({ db, log }, null, 2);
  expect({ uids, next }).toEqual({ uids: ['ada'], next: 'b-fine' });
  expect(told).toEqual(['ERROR document_unclear memberships/a-odd']);
});

// R-MAC-03
it('orders of machines: operators are told of the others, and the list goes on', async () => {
  const operators = `${randomUUID()}@operators.test`;
  const host = createManualHost({ db, operators, hours: OFFICE_HOURS, now: () => NOW, log });
  await put('machineOrders/a-odd', { untold: ['make'], todo: 'make' });
  await host.order('b-fine', { hostName: 'fine', plan: 'solo', owner: 'ada' });
  await host.tell();
  const mails = await firestore().collection('mail').where('to', '==', operators).get();
  expect(mails.docs.map((doc) => doc.get('facts').tasks[0].machine)).toEqual(['b-fine']);
  const { machines } = await host.list();
  expect(machines.map(({ reference }) => reference)).toEqual(['b-fine']);
  expect(new Set(told)).toEqual(new Set(['ERROR document_unclear machineOrders/a-odd']));
  await firestore().doc('machineOrders/a-odd').delete();
});

// R-FIL-01
it('names of files: a file under one stays, and what nothing names is removed', () =>
  withPerson({}, async ({ uid }) => {
    const odd = randomUUID();
    for (const name of [odd, randomUUID()])
      await upload(`messages/${uid}/${name}`, Buffer.from('x'));
    await put(`uploads/${odd}`, { uid });
    const lines: string[] = [];
    expect(await startJobs(lines).tidyFiles()).toEqual({ files: 2, removed: 1, failed: 0 });
    expect(lines.join()).toContain(`uploads/${odd}`);
  }));

// R-MAI-08
it('readers of an announcement: the others get it', async () => {
  await put('newsletter/a-odd', { confirmed: true });
  await put('newsletter/b-fine', { confirmed: true, email: 'ada@people.test' });
  const [part] = PARTS.newsletter;
  const page = part && (await readPage(firestore(), part, null, 2));
  expect(page).toEqual({
    readers: [{ id: 'b-fine', email: 'ada@people.test' }],
    last: 'b-fine',
  });
});

// R-MAI-06
it('gates of readers: e-mails that waited for an address of another person go out', () =>
  withPerson({}, ({ uid: odd }) =>
    withPerson({}, async ({ uid: fine }) => {
      const mail = {
        kind: 'machine_back',
        lane: 'service',
        facts: {},
        messageId: 'm',
        addressHash: '',
        createdAt: LONG_AGO,
        dueAt: null,
        expireAt: NOW,
        delivery: { state: 'held', attempts: 1, at: null, answer: null },
      };
      for (const uid of [odd, fine]) await put(`mail/${uid}`, { ...mail, uid });
      await put(`sessionGates/${odd}`, { validAfter: 'lately' });
      await followAddresses({ db, auth, clock: () => NOW, log });
      const states = [odd, fine].map((uid) => firestore().doc(`mail/${uid}`).get());
      const found = (await Promise.all(states)).map((doc) => doc.get('delivery.state'));
      expect(found).toEqual(['held', 'waiting']);
      expect(told.filter((line) => line.includes('mail_not_released'))).toHaveLength(1);
    }),
  ));
