import type { AuthClient } from './auth-client.ts';
import { env } from '../env.ts';
import type { FirestoreLive } from './firestore-live.ts';
import { createFirestoreRead } from '../early/firestore-read.ts';
import {
  SERVER_TIME,
  type DocumentState,
  type OwnQuery,
  type QueryState,
} from '../firestore-types.ts';
import { loadPart } from '../connection/load-part.ts';
import { readThenWatch } from '../early/read-then-watch.ts';
import { readEarlyToken } from '../early/stored-user.ts';
import { whenAtRest } from '../early/when-idle.ts';

export type { DocumentState, QueryState } from '../firestore-types.ts';

export type FirestoreClient = ReturnType<typeof openFirestore>;

/**
 * Opens the database. What is watched is first read without its provider's client, whose code is as large as a page's: that
 * is loaded when the page is at rest, or when it is needed.
 */
export function openFirestore(auth: Pick<AuthClient, 'ready' | 'idToken'>) {
  let live: Promise<FirestoreLive> | null = null;
  let isLiveOpen = false;
  const read = createFirestoreRead({
    origin:
      env.firestoreEmulatorHost === ''
        ? 'https://firestore.googleapis.com'
        : `http://${env.firestoreEmulatorHost}`,
    projectId: env.firebase.projectId,
    apiKey: env.firebase.apiKey,
    readToken: async () => {
      const early = readEarlyToken();
      if (early !== null) return early;
      await auth.ready();
      return auth.idToken();
    },
    fetch: (address, request) => fetch(address, request),
  });

  function loadLive(): Promise<FirestoreLive> {
    live ??= loadPart(() => import('./firestore-live.ts')).then(
      ({ openFirestoreLive }) => {
        isLiveOpen = true;
        return openFirestoreLive();
      },
      (cause: unknown) => {
        live = null;
        throw cause;
      },
    );
    return live;
  }

  const ports = { isAtHand: () => isLiveOpen, startTimer };

  return {
    /** Watches a document until stopped; silent after a failure. */
    watchDocument: (path: string, next: (state: DocumentState) => void, fail: Fail) =>
      readThenWatch(
        {
          ...ports,
          read: (signal) => read.document(path, signal),
          loadWatch: async () => {
            const { watchDocument } = await loadLive();
            return (take, giveUp) => watchDocument(path, take, giveUp);
          },
          // A missing document is about to be written, and someone is waiting for it.
          rest: ({ data }) => (data === null ? Promise.resolve() : whenAtRest()),
        },
        next,
        fail,
      ),
    /** Watches the documents of a collection that are this person's, at most as many as the rules let them list. */
    watchOwn: (query: OwnQuery, next: (state: QueryState) => void, fail: Fail) =>
      readThenWatch(
        {
          ...ports,
          read: (signal) => read.own(query, signal),
          loadWatch: async () => {
            const { watchOwn } = await loadLive();
            return (take, giveUp) => watchOwn(query, take, giveUp);
          },
          rest: whenAtRest,
        },
        next,
        fail,
      ),
    /** Loads ahead what the first write needs. */
    prepareToWrite: async (): Promise<void> => {
      await loadLive();
    },
    /** Rejects with the service's coded error; waits while there is no connection. */
    mergeDocument: async (path: string, data: Record<string, unknown>): Promise<void> => {
      const { mergeDocument } = await loadLive();
      await mergeDocument(path, data);
    },
    /** The server's time when it writes, as a value of a document. */
    serverTimestamp: (): unknown => SERVER_TIME,
  };
}

function startTimer(ms: number, onTime: () => void): () => void {
  const timer = setTimeout(onTime, ms);
  return () => clearTimeout(timer);
}

type Fail = (cause: unknown) => void;
