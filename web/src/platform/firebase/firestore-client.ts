import type { AuthClient } from './auth-client.ts';
import { env } from '../env.ts';
import { createFirestoreRead } from '../early/firestore-read.ts';
import {
  SERVER_TIME,
  type DocumentState,
  type OwnQuery,
  type QueryState,
} from '../firestore-types.ts';
import { anySignal } from '@/lib/any-signal.ts';
import { once } from '@/lib/once.ts';
import { loadPart, watchLater } from '../connection/load-part.ts';
import { readEarlyToken } from '../early/stored-user.ts';
import { startTimer, whenAtRest } from '../early/when-idle.ts';

export type { DocumentState, QueryState } from '../firestore-types.ts';

export type FirestoreClient = ReturnType<typeof openFirestore>;

/**
 * Opens the database. What is watched is first read without its provider's client, whose code is as large as a page's: that
 * is loaded when the page is at rest, or when it is needed.
 */
export function openFirestore(auth: Pick<AuthClient, 'ready' | 'idToken'>) {
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

  const loadLive = once(async () => {
    const { openFirestoreLive } = await loadPart(() => import('./firestore-live.ts'));
    isLiveOpen = true;
    return openFirestoreLive();
  });
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

/**
 * Watches something of which a first reading is at hand much earlier: it is told at once, and the watch begins when the
 * page is at rest. Until the watch has heard from the server, what was read stands.
 * Where the watch is at hand already, or the reading fails or takes too long, the watch begins at once, and says why.
 * @param ports.loadWatch may fail: after a reading it is tried again, without one the failure is the watch's
 * @returns ends it; silent from then on, and after a failure
 */
export function readThenWatch<State extends { fromCache: boolean }>(
  { read, isAtHand, loadWatch, rest, startTimer: start }: WatchPorts<State>,
  next: (state: State) => void,
  fail: Fail,
): () => void {
  async function readInTime(ended: AbortSignal): Promise<State | null> {
    const late = new AbortController();
    const stopTimer = start(LONGEST_READ_MS, () => late.abort());
    const signal = anySignal(ended, late.signal);
    const givenUp = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null));
    });
    try {
      return await Promise.race([read(signal), givenUp]);
    } catch {
      return null;
    } finally {
      stopTimer();
    }
  }

  return watchLater(async (ended) => {
    const known = isAtHand() ? null : await readInTime(ended);
    if (known !== null && !ended.aborted) {
      next(known);
      await rest(known);
    }
    let isConfirmed = false;
    const take = (state: State) => {
      if (ended.aborted) return;
      isConfirmed ||= !state.fromCache;
      next(isConfirmed || known === null ? state : { ...known, fromCache: true });
    };
    while (!ended.aborted) {
      try {
        const watch = await loadWatch();
        if (!ended.aborted) return watch(take, fail);
      } catch (cause) {
        if (known === null) throw cause;
        await new Promise<void>((resolve) => start(PAUSE_MS, resolve));
      }
    }
    return () => {};
  }, fail);
}

const LONGEST_READ_MS = 4_000;
/** Between two tries to load the watch. */
const PAUSE_MS = 30_000;

export type Watch<State> = (next: (state: State) => void, fail: Fail) => () => void;

export type WatchPorts<State> = {
  read: (signal: AbortSignal) => Promise<State>;
  /** True once `loadWatch` has nothing to load. */
  isAtHand: () => boolean;
  loadWatch: () => Promise<Watch<State>>;
  /** Resolves when the page that shows what was read is at rest. */
  rest: (known: State) => Promise<void>;
  /** Calls back after so many milliseconds unless cancelled. */
  startTimer: (ms: number, onTime: () => void) => () => void;
};

type Fail = (cause: unknown) => void;
