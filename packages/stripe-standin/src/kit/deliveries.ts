import { setTimeout as delay } from 'node:timers/promises';

/** What can happen to events on their way; the first of a stand-in's own modes disturbs nothing. */
export type DeliveryMode = 'normal' | 'once' | 'lost' | 'twice' | 'shuffled' | 'late';

/** An event that is to be delivered to the endpoint. */
type Delivery = {
  /** JSON as it was when the event happened; later changes do not reach it. */
  payload: string;
  attempts: { at: string; status: number | null }[];
  outcome: 'pending' | 'delivered' | 'given up' | 'lost' | 'no endpoint';
};

type DeliveryOptions<Mode> = {
  /** The stand-in that sends, for its own complaints. */
  name: string;
  /** Where events go; without it they are recorded only. */
  url: string | undefined;
  modes: readonly [Mode, ...Mode[]];
  /** The headers that prove where a payload is from, made for each attempt. */
  sign: (payload: string) => Readonly<Record<string, string>>;
  /** Waits between attempts in milliseconds; after the last one the event is given up. */
  retryDelaysMs?: readonly number[] | undefined;
  /** The answer by which an endpoint rejects an event for good. */
  rejectedBy?: number;
};

/** How events are sent at the moment, and to where. */
export type Sending<Mode extends DeliveryMode> = {
  modes: readonly Mode[];
  mode: () => Mode;
  setMode: (mode: Mode, delayMs?: number) => void;
  /** Tests may have an endpoint of their own. */
  sendTo: (endpoint: string) => void;
};

const RETRY_DELAYS_MS = [300, 600, 1200, 2400, 4800, 9600];
const ATTEMPT_TIMEOUT_MS = 10_000;
const SHUFFLE_WINDOW_MS = 400;
const LATE_BY_DEFAULT_MS = 3000;

/**
 * Records events and sends each until the answer is 2xx; a mode can disturb that. `About` is what a stand-in shows of an
 * event.
 */
export function createDeliveries<About extends object, Mode extends DeliveryMode>({
  name,
  url,
  modes,
  sign,
  retryDelaysMs = RETRY_DELAYS_MS,
  rejectedBy,
}: DeliveryOptions<Mode>) {
  let to = url;
  let mode: Mode = modes[0];
  let lateMs = LATE_BY_DEFAULT_MS;
  let records: (About & Delivery)[] = [];
  let shuffled: Delivery[] = [];
  let firstAttempts = Promise.resolve();
  const { track, underWay, abortAll } = createTracker(name);

  function emit(about: About, payload: string): void {
    const outcome = to === undefined ? 'no endpoint' : mode === 'lost' ? 'lost' : 'pending';
    const record: About & Delivery = { ...about, payload, attempts: [], outcome };
    records.push(record);
    if (outcome !== 'pending') return;
    if (mode === 'late') return after(lateMs, () => send(record));
    if (mode === 'shuffled') {
      shuffled.push(record);
      // Last in, first out: never the true order.
      const sendAll = () => shuffled.splice(0).toReversed().forEach(send);
      if (shuffled.length === 1) after(SHUFFLE_WINDOW_MS, sendAll);
      return;
    }
    send(record);
    if (mode === 'twice') send(record);
  }

  /** First attempts follow one another; a retry waits on its own, so that one bad event holds up no other. */
  function send(record: Delivery): void {
    track(async (signal) => {
      const first = firstAttempts.then(() => attempt(record, signal));
      firstAttempts = first.then(() => undefined);
      if (await first) return;
      for (const wait of retryDelaysMs) {
        await delay(wait, undefined, { signal });
        if (await attempt(record, signal)) return;
      }
      if (record.outcome === 'pending') record.outcome = 'given up';
    });
  }

  async function attempt(record: Delivery, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || to === undefined) return true;
    const status = await post(to, record.payload, sign(record.payload), signal);
    record.attempts.push({ at: new Date().toISOString(), status });
    const accepted = status !== null && status >= 200 && status < 300;
    if (accepted) record.outcome = 'delivered';
    const rejected = status === rejectedBy;
    if (rejected) record.outcome = 'given up';
    return accepted || rejected;
  }

  function after(milliseconds: number, act: () => void): void {
    track(async (signal) => {
      await delay(milliseconds, undefined, { signal });
      act();
    });
  }

  return {
    emit,
    modes,
    mode: () => mode,
    setMode(next: Mode, delayMs = LATE_BY_DEFAULT_MS): void {
      mode = next;
      lateMs = delayMs;
    },
    sendTo(endpoint: string): void {
      to = endpoint;
    },
    /** Every event, in the order in which it happened. */
    records: (): readonly (About & Delivery)[] => records,
    /** Resolves when no delivery is under way or waiting for its next attempt. */
    settled: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    state: () => ({
      mode,
      underWay: underWay.size,
      events: records.map(({ payload: _payload, ...record }) => record),
    }),
    /** Forgets every event, and ends each delivery that is under way. */
    reset(): void {
      abortAll();
      to = url;
      mode = modes[0];
      records = [];
      shuffled = [];
    },
  };
}

/** Knows of all work until it has ended. */
function createTracker(name: string) {
  let epoch = new AbortController();
  const underWay = new Set<Promise<void>>();
  return {
    underWay,
    track: (work: (signal: AbortSignal) => Promise<void>): void => {
      const { signal } = epoch;
      const running: Promise<void> = work(signal)
        .catch((error: unknown) => {
          if (signal.aborted) return;
          console.error(`stand-in ${name}: delivery of an event failed`, error);
        })
        .finally(() => void underWay.delete(running));
      underWay.add(running);
    },
    abortAll: (): void => {
      epoch.abort();
      epoch = new AbortController();
    },
  };
}

/** @returns the status, or null when there was no answer */
async function post(
  url: string,
  payload: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
