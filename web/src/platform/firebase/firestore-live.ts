import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { env } from '../env.ts';
import { openApp } from './firebase-app.ts';
import {
  MOST_OWN,
  SERVER_TIME,
  type DocumentState,
  type OwnQuery,
  type QueryState,
} from '../firestore-types.ts';

export type FirestoreLive = ReturnType<typeof openFirestoreLive>;

/** Opens the database with its provider's client. Calls reject with the service's coded error; a write waits while there is no connection. */
export function openFirestoreLive() {
  const db = getFirestore(openApp());
  if (env.firestoreEmulatorHost !== '') {
    const { hostname, port } = new URL(`http://${env.firestoreEmulatorHost}`);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  return {
    watchDocument: (
      path: string,
      next: (state: DocumentState) => void,
      fail: (cause: unknown) => void,
    ) =>
      onSnapshot(
        doc(db, path),
        { includeMetadataChanges: true },
        (snapshot) =>
          next({ data: snapshot.data() ?? null, fromCache: snapshot.metadata.fromCache }),
        fail,
      ),
    watchOwn: (
      { path, by, uid, validAfter }: OwnQuery,
      next: (state: QueryState) => void,
      fail: (cause: unknown) => void,
    ) =>
      onSnapshot(
        query(
          collection(db, path),
          where(by, '==', uid),
          ...(validAfter === undefined ? [] : [where('until', '>', validAfter)]),
          limit(MOST_OWN),
        ),
        { includeMetadataChanges: true },
        ({ docs, metadata }) =>
          next({
            documents: docs.map((one) => ({ ...one.data(), id: one.id })),
            fromCache: metadata.fromCache,
          }),
        fail,
      ),
    mergeDocument: (path: string, data: Record<string, unknown>) =>
      setDoc(doc(db, path), withServerTime(data), { merge: true }),
  };
}

function withServerTime(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value === SERVER_TIME ? serverTimestamp() : value,
    ]),
  );
}
