import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeMail } from '../../functions/src/modules/email/outbox.ts';
import { passwordReset } from '../../functions/src/modules/security/email-kinds.ts';
import { DOCUMENTS } from '../../functions/src/schema.ts';
import { transact } from '../../functions/src/db/transaction.ts';
import { profileData } from '../../functions/src/modules/profile/personal-data.ts';
import { createBillingStore } from '../../functions/src/modules/billing/billing-store.ts';
import { writeOwnServer } from '../../functions/src/modules/server-access/server-entries.ts';
import { serverData } from '../../functions/src/modules/server-access/personal-data.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { foreignWrites, takeWrites, watchWrites } from './owners.ts';

const AT = new Date('2026-01-01T00:00:00Z');
const PERSON = { uid: 'ada', verifiedEmail: null };

beforeAll(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-properties');
  watchWrites();
});
afterAll(() => {
  takeWrites();
  vi.unstubAllEnvs();
});

it('sees which file writes what, however it does', async () => {
  const { db } = await createMemoryFirestore(async (act) => act());
  const open = () => Promise.resolve(db);
  const dueAt = AT.toISOString();
  await db.doc('subscriptions/ada').set({ uid: 'ada', dueAt });
  takeWrites();

  let attempts = 0;
  await transact(db, async (transaction) => {
    await transaction.get(db.doc('users/ada'));
    const server = { name: 'Cedar', origin: 'https://ai.example' };
    writeOwnServer(db, transaction, 'ada', server, AT);
    const mail = { ...passwordReset.of({}), uid: 'ada' };
    await writeMail(db, transaction, 'password-reset_1', mail, AT);
    attempts += 1;
    // Someone else is faster once, so that what it has noted is noted again.
    if (attempts === 1) await db.doc('users/ada').set({ displayName: 'Ada' });
  });
  await createBillingStore(open).putOff('ada', dueAt, null);
  await serverData({ db: open }).remove(PERSON);
  await profileData({ db: open }).remove(PERSON);

  expect(attempts).toBe(2);
  const seen = takeWrites().map(({ collection, file, fields }) =>
    [collection, file, ...(collection === 'users' ? fields : [])].join(' '),
  );
  expect([...new Set(seen)].toSorted()).toEqual([
    'mail modules/email/outbox.ts',
    'servers modules/server-access/personal-data.ts',
    'servers modules/server-access/server-entries.ts',
    'subscriptions modules/billing/billing-store.ts',
    'users modules/profile/personal-data.ts',
    'users modules/server-access/server-entries.ts newestServer',
  ]);
});

it('says what is not written by its owner', () => {
  const seen = [
    { collection: 'mail', fields: ['to'], file: 'modules/email/outbox.ts' },
    { collection: 'mail', fields: [], file: 'modules/upkeep/after-restore.ts' },
    { collection: 'memberships', fields: [], file: null },
    { collection: 'nowhere', fields: ['a'], file: 'modules/audit/audit-log.ts' },
    { collection: 'rateLimits', fields: ['salt'], file: 'http/daily-salt.ts' },
    {
      collection: 'users',
      fields: ['customerId', 'email'],
      file: 'modules/security/compromise-report/undo.ts',
    },
    { collection: 'users', fields: ['newestServer'], file: 'modules/servers/add-server.ts' },
  ];
  expect(foreignWrites(seen)).toEqual([
    'mail by modules/upkeep/after-restore.ts',
    'memberships by someone unknown',
    'nowhere by modules/audit/audit-log.ts',
    'users.customerId by modules/security/compromise-report/undo.ts',
    'users.newestServer by modules/servers/add-server.ts',
  ]);
  const others = { ...DOCUMENTS, mail: { ...DOCUMENTS.mail, owner: 'upkeep' } };
  expect(foreignWrites(seen.slice(0, 2), others)).toEqual(['mail by modules/email/outbox.ts']);
});
