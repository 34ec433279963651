import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Functions } from 'firebase-admin/functions';
import type { Storage } from 'firebase-admin/storage';
import { boundFirestore } from './bounded-firestore.ts';

/** Firebase's services, each loaded on first use: a cold start pays only for what its request needs. */
export type Firebase = {
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  storage: () => Promise<Storage>;
  /** The queues of functions. */
  functions: () => Promise<Functions>;
};

/**
 * @param makeApp returns the Firebase app; by default that of this process
 * @param database another one than the project's own, which all of the product uses
 */
export function createFirebase(
  makeApp: () => Promise<App> = defaultApp,
  database = '(default)',
): Firebase {
  const app = once(makeApp);
  return {
    auth: once(async () => {
      const [{ getAuth }, made] = await Promise.all([import('firebase-admin/auth'), app()]);
      return getAuth(made);
    }),
    db: once(async () => {
      const [{ getFirestore }, made] = await Promise.all([
        import('firebase-admin/firestore'),
        app(),
      ]);
      return boundFirestore(getFirestore(made, database));
    }),
    storage: once(async () => {
      const [{ getStorage }, made] = await Promise.all([import('firebase-admin/storage'), app()]);
      return getStorage(made);
    }),
    functions: once(async () => {
      const [{ getFunctions }, made] = await Promise.all([
        import('firebase-admin/functions'),
        app(),
      ]);
      return getFunctions(made);
    }),
  };
}

async function defaultApp(): Promise<App> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  return getApps()[0] ?? initializeApp();
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
