/**
 * Watches something of which a first reading is at hand much earlier: it is told at once, and the watch begins when the
 * page is at rest. Until the watch has heard from the server, what was read stands.
 * Where the watch is at hand already, or the reading fails or takes too long, the watch begins at once, and says why.
 * @param ports.loadWatch may fail: after a reading it is tried again, without one the failure is the watch's
 * @returns ends it; silent from then on, and after a failure
 */
export function readThenWatch<State extends { fromCache: boolean }>(
  { read, isAtHand, loadWatch, rest, startTimer }: WatchPorts<State>,
  next: (state: State) => void,
  fail: (cause: unknown) => void,
): () => void {
  const ended = new AbortController();
  const isOver = () => ended.signal.aborted;
  let known: State | null = null;
  let isConfirmed = false;
  let stop = () => {};

  const take = (state: State) => {
    if (isOver()) return;
    isConfirmed ||= !state.fromCache;
    next(isConfirmed || known === null ? state : { ...known, fromCache: true });
  };

  async function readInTime(): Promise<State | null> {
    const reading = new AbortController();
    const giveUp = () => reading.abort();
    ended.signal.addEventListener('abort', giveUp, { once: true });
    const stopTimer = startTimer(LONGEST_READ_MS, giveUp);
    const late = new Promise<null>((resolve) => {
      reading.signal.addEventListener('abort', () => resolve(null));
    });
    try {
      return await Promise.race([read(reading.signal), late]);
    } catch {
      return null;
    } finally {
      stopTimer();
    }
  }

  async function begin(): Promise<void> {
    known = isAtHand() ? null : await readInTime();
    if (known !== null && !isOver()) {
      next(known);
      await rest(known);
    }
    while (!isOver()) {
      try {
        const watch = await loadWatch();
        if (!isOver()) stop = watch(take, fail);
        return;
      } catch (cause) {
        if (known === null) throw cause;
        await new Promise<void>((resolve) => startTimer(PAUSE_MS, resolve));
      }
    }
  }

  begin().catch((cause: unknown) => {
    if (!isOver()) fail(cause);
  });
  return () => {
    ended.abort();
    stop();
  };
}

const LONGEST_READ_MS = 4_000;
/** Between two tries to load the watch. */
const PAUSE_MS = 30_000;

export type Watch<State> = (
  next: (state: State) => void,
  fail: (cause: unknown) => void,
) => () => void;

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
