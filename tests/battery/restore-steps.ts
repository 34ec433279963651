// What tests/battery/restore.ts runs on its emulators: `erase <export>` exports everything there and erases it, `compare <export>`
// compares what was imported with what was there before.
import { deepStrictEqual, ok } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  getFirestore,
  type CollectionReference,
  type DocumentReference,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { BUCKET } from '../../scripts/lib/places.ts';
import { send } from '../support/send.ts';

const [step, folder = ''] = process.argv.slice(2);
const { GCLOUD_PROJECT, FIREBASE_EMULATOR_HUB, FIRESTORE_EMULATOR_HOST } = process.env;
const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = process.env;
// Without these, this would reach a live project.
ok(GCLOUD_PROJECT?.startsWith('demo-') && FIRESTORE_EMULATOR_HOST);
ok(FIREBASE_AUTH_EMULATOR_HOST && FIREBASE_STORAGE_EMULATOR_HOST);
initializeApp({ projectId: String(GCLOUD_PROJECT) });
const db = getFirestore();
const NOTES = `${folder}.json`;

if (step === 'erase') {
  const before = await readAll();
  writeFileSync(NOTES, JSON.stringify(before));
  const project = `projects/${GCLOUD_PROJECT}`;
  const asOwner = (method: string, address: string, body?: object) =>
    send(method, `http://${address}`, body, 'Bearer owner');
  await asOwner('POST', `${FIREBASE_EMULATOR_HUB}/_admin/export`, {
    path: folder,
    initiatedBy: 'restore',
  });
  await asOwner(
    'DELETE',
    `${FIRESTORE_EMULATOR_HOST}/emulator/v1/${project}/databases/(default)/documents`,
  );
  await asOwner('DELETE', `${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/${project}/accounts`);
  // It answers in words, and not in JSON.
  await fetch(`http://${FIREBASE_STORAGE_EMULATOR_HOST}/internal/reset`, { method: 'POST' });
  deepStrictEqual(await readAll(), {}, 'something is left');
  console.log(`Erased ${Object.keys(before).length} sign-ins, documents and files.`);
} else {
  const after: Kept = JSON.parse(JSON.stringify(await readAll()));
  deepStrictEqual(after, JSON.parse(readFileSync(NOTES, 'utf8')));
  ok(Object.keys(after).length > 0, 'nothing was there');
  console.log(`Restored ${Object.keys(after).length}, each as it was.`);
}

/** Every sign-in with its derived password, every document and every file, by name. */
async function readAll(): Promise<Kept> {
  const { users } = await getAuth().listUsers(1000);
  // An import sets the time from which sessions count, and so ends those before it.
  const accounts = users.map((user) => [
    `sign-in ${user.uid}`,
    { ...user.toJSON(), tokensValidAfterTime: null },
  ]);
  return {
    ...Object.fromEntries(accounts),
    ...(await readFiles()),
    ...(await readCollections(await db.listCollections())),
  };
}

async function readFiles(): Promise<Kept> {
  const [files] = await getStorage().bucket(BUCKET).getFiles();
  const found = files.map(async (file) => {
    const { contentType, generation, metadata } = file.metadata;
    const [bytes] = await file.download();
    return [
      `file ${file.name}`,
      { contentType, generation, metadata, bytes: bytes.toString('base64') },
    ];
  });
  return Object.fromEntries(await Promise.all(found));
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

type Kept = Record<string, unknown>;
