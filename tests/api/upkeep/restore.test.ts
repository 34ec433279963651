/**
 * The restore of docs/operating.md, as its steps stand there: each command by its twin before the emulators, with all that
 * writes trying to between any two. A command or a job without a twin fails, so none is added unnoticed.
 */
import { randomUUID } from 'node:crypto';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
import { composeAfterRestore } from '../../../functions/src/compose-operating.ts';
import { DOCUMENTS } from '../../../functions/src/schema.ts';
// The SDK of the deployed app: an app of one copy is none to the other.
import * as deployed from '../../../functions/node_modules/firebase-admin/lib/app/index.js';
import { discoverFunctions } from '../../../scripts/deploy/discover-functions.ts';
import { readText } from '../../../scripts/lib/files.ts';
import { readSteps } from '../../../scripts/operators/restore-steps.ts';
import { mailsTo } from '../../support/mails.ts';
import { createPerson } from '../../support/people.ts';
import { call, emulators, startApi, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { queueMail } from '../mail/mail-kit.ts';
import { startSender } from '../mail/sender.ts';
import { fromAnywhere } from '../messages/form-kit.ts';

const HOUR_MS = 3_600_000;
const STEPS = readSteps(readText('docs/operating.md'));
const { endpoints } = discoverFunctions(process.env);

type Documents = Map<string, DocumentData>;
/** What the commands change, apart from documents. */
type World = {
  isOnline: boolean;
  isProtected: boolean;
  paused: Set<string>;
  listed: string[];
  code: string;
};

let api: Api;
let db: Firestore;
let copy: Firestore;
const copied = createFirebase(async () => {
  const projectId = `${process.env['ALCOVE_DATABASE']}-copy`;
  return deployed.initializeApp({ projectId }, projectId);
});
const restored = composeAfterRestore(emulators(), copied, () => new Date());
const jobs = startJobs();
const world: World = {
  isOnline: true,
  isProtected: true,
  paused: new Set(),
  listed: [],
  code: '',
};

beforeAll(async () => {
  api = await startApi();
  // One after the other: the first app of a process is the one that everything else takes, with its sign-ins. In a project without
  // any, a job would take the people of the seed for gone.
  db = await emulators().db();
  copy = await copied.db();
});
afterAll(() => api.close());

/** What each function of a schedule does, and what fills the queue for `lookAfter`. */
const JOBS: Record<string, () => Promise<unknown>> = {
  machines: () => jobs.upkeep(),
  mailDue: () => startSender().deliverDue(),
  reconcile: async () => jobs.reconcile?.(),
  reconcileFurther: async () => jobs.reconcile?.(false),
  watchMachines: () => jobs.watchMachines(),
  watchStatus: () => jobs.watchStatus(),
};

/** Everything writes that is not stopped. @returns whether any document is another one now */
async function isWritten(): Promise<boolean> {
  const before = await readAll(db);
  for (const [name, { scheduleTrigger, taskQueueTrigger }] of Object.entries(endpoints)) {
    if (scheduleTrigger === undefined || world.paused.has(name)) continue;
    const job = JOBS[name];
    if (job === undefined) throw new Error(`the job ${name} has no twin`);
    expect(taskQueueTrigger).toBeUndefined();
    await job();
  }
  if (world.isOnline) {
    const body = {
      kind: 'newsletter',
      source: '/contact/v1',
      leave_empty: '',
      email: newAddress(),
    };
    await call(api, '/api/newsletter', { body, headers: fromAnywhere() });
  }
  const after = await readAll(db);
  return JSON.stringify([...before]) !== JSON.stringify([...after]);
}

let backup: Documents;

/** Each command of the steps, by its words. */
const TWINS: [pattern: RegExp, run: (name: string) => unknown][] = [
  [/^npx firebase hosting:disable /, () => (world.isOnline = false)],
  [/^npm run deploy -- live$/, () => (world.isOnline = true)],
  [/^gcloud scheduler jobs pause firebase-schedule-(\w+)-/, (name) => world.paused.add(name)],
  [/^gcloud scheduler jobs resume firebase-schedule-(\w+)-/, (name) => world.paused.delete(name)],
  [/^gcloud tasks queues pause (\w+) /, (name) => world.paused.add(name)],
  [/^gcloud tasks queues resume (\w+) /, (name) => world.paused.delete(name)],
  [/^gcloud firestore databases clone /, async () => writeAll(copy, await readAll(db))],
  [/^gcloud firestore .* --no-delete-protection$/, () => (world.isProtected = false)],
  [/^gcloud firestore .* --delete-protection /, () => (world.isProtected = true)],
  [
    /^gcloud firestore databases delete --database='\(default\)'$/,
    async () => {
      expect(world.isProtected).toBe(false);
      await eraseAll(db);
    },
  ],
  [
    /^gcloud firestore databases restore /,
    async () => {
      // Google restores into a new database only.
      expect((await readAll(db)).size).toBe(0);
      await writeAll(db, backup);
    },
  ],
  [/^npm run restore -- hold /, () => restored.hold()],
  [
    /^npm run restore -- list /,
    async () => {
      world.code = await restored.tell(({ path, was }) => world.listed.push(`${was} ${path}`));
    },
  ],
  [/^npm run restore -- release <code> /, () => restored.release(world.code)],
  [/^npx firebase deploy --only firestore /, () => {}],
  [/^gcloud firestore backups schedules create /, () => {}],
  [/^gcloud firestore databases delete --database=last-copy$/, () => eraseAll(copy)],
];

async function run(command: string): Promise<void> {
  const twin = TWINS.find(([pattern]) => pattern.test(command));
  if (twin === undefined) throw new Error(`no twin of: ${command}`);
  await twin[1](twin[0].exec(command)?.[1] ?? '');
}

const AFTER: Record<string, () => Promise<void>> = {
  'Delete, and restore.': async () => {
    expect(await readAll(db)).toEqual(backup);
  },
  'Hold the e-mails that waited in the backup.': async () => {
    // Someone is in a hurry.
    await startSender({ aheadMs: 2 * HOUR_MS }).deliverDue();
    await jobs.followAddresses();
    await expect(restored.release('00000000')).rejects.toThrow('Read it again');
  },
};

// R-LIV-06
it('brings back what the backup holds, lists what was written after it, and sends no e-mail twice', async () => {
  const sentSince = newAddress();
  // Of an account whose address works: what is held for another reason would be let go.
  const { uid, email: unsent } = await createPerson({});
  const later = new Date(Date.now() + HOUR_MS);
  // Of people who have sign-ins: the comparison removes what is left of all others.
  const people = await Promise.all([createPerson({}), createPerson({}), createPerson({})]);
  const [kept = '', changed = '', removed = ''] = people.map((person) => `users/${person.uid}`);
  await write({ [kept]: {}, [changed]: { name: 'A' }, [removed]: {} });
  await queueMail('sentSince', { to: sentSince, dueAt: later, ...READY });
  await queueMail('unsent', { uid, to: unsent, dueAt: later, ...READY });
  backup = await readAll(db);
  expect(await isWritten()).toBe(true);
  await write({ [changed]: { name: 'B' } });
  await db.doc(removed).delete();
  await db.doc('mail/sentSince').update({ dueAt: new Date().toISOString() });
  await startSender().deliverNew('sentSince', 'service');
  const since = Object.keys(DOCUMENTS).map((name) => `${name}/since`);
  await write(Object.fromEntries(since.map((path) => [path, { isPlanted: true }])));

  const goOn = STEPS.findIndex(({ title }) => title === 'Go on.');
  for (const { title, commands } of STEPS.slice(0, goOn)) {
    for (const command of commands) await run(command);
    expect([title, await isWritten(), await mailsTo(unsent)]).toEqual([title, false, []]);
    await AFTER[title]?.();
  }
  for (const command of STEPS[goOn]?.commands ?? []) await run(command);
  expect(await isWritten()).toBe(true);
  for (const { commands } of STEPS.slice(goOn + 1)) {
    for (const command of commands) await run(command);
  }

  expect(world.listed).toEqual(
    expect.arrayContaining([
      ...since.map((path) => `new ${path}`),
      `changed ${changed}`,
      `gone ${removed}`,
      'changed mail/sentSince',
    ]),
  );
  const same = world.listed.filter((line) => line.includes(kept) || line.includes('mail/unsent'));
  expect(same).toEqual([]);
  expect([(await mailsTo(sentSince)).length, (await mailsTo(unsent)).length]).toEqual([1, 1]);
  expect((await db.doc('mail/sentSince').get()).get('delivery.state')).toBe('delivered');
  expect((await readAll(copy)).size).toBe(0);
  expect(world).toMatchObject({ isOnline: true, isProtected: true, paused: new Set() });
});

// R-LIV-06
it('covers every queue and every function of the code', () => {
  const stopped = STEPS.flatMap(({ commands }) => commands).filter((line) => / pause /.test(line));
  const queues = Object.entries(endpoints).filter(([, one]) => one.taskQueueTrigger);

  expect(queues.map(([name]) => name)).toEqual(['lookAfter']);
  expect(stopped).toHaveLength(Object.keys(JOBS).length + queues.length);
});

const READY = { kind: 'machine_ready', facts: { machine: 'm1', name: 'Cedar' } } as const;

function newAddress(): string {
  return `${randomUUID()}@alcove.test`;
}

async function write(documents: Record<string, DocumentData>): Promise<void> {
  await writeAll(db, new Map(Object.entries(documents)));
}

async function writeAll(to: Firestore, documents: Documents): Promise<void> {
  const batch = to.batch();
  for (const [path, data] of documents) batch.set(to.doc(path), data);
  await batch.commit();
}

async function eraseAll(of: Firestore): Promise<void> {
  const batch = of.batch();
  for (const path of (await readAll(of)).keys()) batch.delete(of.doc(path));
  await batch.commit();
}

async function readAll(of: Firestore): Promise<Documents> {
  const found = (await of.listCollections()).map(
    async (collection) => (await collection.get()).docs,
  );
  const docs = (await Promise.all(found)).flat();
  return new Map(docs.map((doc) => [doc.ref.path, doc.data()]));
}
