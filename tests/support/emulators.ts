/** The emulators as an operator sees them, past all rules. */
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { readEnv } from './env.ts';

export function firestore(): Firestore {
  const name = process.env['ALCOVE_DATABASE'];
  return getFirestore(name === undefined ? operator() : appOf(name, name));
}

export function auth(): Auth {
  return getAuth(operator());
}

/** Where people's files are. */
export function bucket() {
  return getStorage(operator()).bucket(readEnv('STORAGE_BUCKET'));
}

function operator() {
  return appOf('operator', readEnv('GCLOUD_PROJECT'));
}

function appOf(name: string, projectId: string) {
  return getApps().find((app) => app.name === name) ?? initializeApp({ projectId }, name);
}
