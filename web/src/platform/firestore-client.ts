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
import { env } from './env.ts';
import { openApp } from './firebase-app.ts';

export type DocumentState = {
  /** Null where there is no such document. */
  data: Record<string, unknown> | null;
  /** True before the server has answered: a missing document may exist after all. */
  fromCache: boolean;
};

export type QueryState = {
  documents: readonly Record<string, unknown>[];
  /** True before the server has answered, and while there is no connection. */
  fromCache: boolean;
};

export type FirestoreClient = ReturnType<typeof openFirestore>;

/** Opens the database. Calls reject with the service's coded error; a write waits while there is no connection. */
export function openFirestore() {
  const db = getFirestore(openApp());
  if (env.firestoreEmulatorHost !== '') {
    const { hostname, port } = new URL(`http://${env.firestoreEmulatorHost}`);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  return {
    /** Watches a document until stopped; silent after a failure. */
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
    /** Watches the documents of a collection that are this person's, at most as many as the rules let them list. */
    watchOwn: (
      path: string,
      uid: string,
      next: (state: QueryState) => void,
      fail: (cause: unknown) => void,
    ) =>
      onSnapshot(
        query(collection(db, path), where('uid', '==', uid), limit(MOST_OWN)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) =>
          next({
            documents: docs.map((one) => ({ ...one.data(), id: one.id })),
            fromCache: metadata.fromCache,
          }),
        fail,
      ),
    mergeDocument: (path: string, data: Record<string, unknown>) =>
      setDoc(doc(db, path), data, { merge: true }),
    /** The server's time when it writes, as a value of a document. */
    serverTimestamp: (): unknown => serverTimestamp(),
  };
}

/** As in firestore.rules. */
const MOST_OWN = 50;
