import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { env } from './env.ts';
import { openApp } from './firebase-app.ts';

export type DocumentState = {
  /** Null where there is no such document. */
  data: Record<string, unknown> | null;
  /** True before the server has answered: a missing document may exist after all. */
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
    mergeDocument: (path: string, data: Record<string, unknown>) =>
      setDoc(doc(db, path), data, { merge: true }),
    /** The server's time when it writes, as a value of a document. */
    serverTimestamp: (): unknown => serverTimestamp(),
  };
}
