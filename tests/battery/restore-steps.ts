// What tests/battery/restore.ts runs on its emulators: `note <file>` writes down what is there, `compare <file>` compares what was
// imported with it.
import { ok } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  getFirestore,
  type CollectionReference,
  type DocumentReference,
} from 'firebase-admin/firestore';

const [step, notes = ''] = process.argv.slice(2);
const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
// Without these, this would reach a live project.
ok(GCLOUD_PROJECT?.startsWith('demo-') && FIRESTORE_EMULATOR_HOST && FIREBASE_AUTH_EMULATOR_HOST);
initializeApp({ projectId: GCLOUD_PROJECT });
const db = getFirestore();

const all = await readAll();
ok(Object.keys(all).length > 0, 'nothing is there');
if (step === 'note') {
  writeFileSync(notes, JSON.stringify(all));
  console.log(`Exported ${count(all)}.`);
} else {
  const before: Kept = JSON.parse(readFileSync(notes, 'utf8'));
  const changed = [...new Set([...Object.keys(before), ...Object.keys(all)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(all[name]),
  );
  for (const name of changed) {
    console.log(
      `${name}\n  was ${JSON.stringify(before[name])}\n  is  ${JSON.stringify(all[name])}`,
    );
  }
  ok(changed.length === 0, `${changed.length} differ`);
  console.log(`Restored ${count(all)}, each as it was.`);
}

/** Every sign-in with its derived password, and every document, by name. */
async function readAll(): Promise<Kept> {
  const { users } = await getAuth().listUsers(1000);
  // An import sets the time from which sessions count, and so ends those before it.
  const accounts = users.map((user) => [
    `sign-in ${user.uid}`,
    { ...user.toJSON(), tokensValidAfterTime: null },
  ]);
  return {
    ...Object.fromEntries(accounts),
    ...(await readCollections(await db.listCollections())),
  };
}

async function readCollections(collections: CollectionReference[]): Promise<Kept> {
  const found = await Promise.all(
    collections.map(async (collection) =>
      Promise.all((await collection.listDocuments()).map(readDocument)),
    ),
  );
  return Object.assign({}, ...found.flat());
}

async function readDocument(reference: DocumentReference): Promise<Kept> {
  const [snapshot, below] = await Promise.all([reference.get(), reference.listCollections()]);
  return { [reference.path]: snapshot.data(), ...(await readCollections(below)) };
}

function count(kept: Kept) {
  const signIns = Object.keys(kept).filter((name) => name.startsWith('sign-in ')).length;
  return `${signIns} sign-ins and ${Object.keys(kept).length - signIns} documents`;
}

type Kept = Record<string, unknown>;
