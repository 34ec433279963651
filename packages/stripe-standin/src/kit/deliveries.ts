import { setTimeout as delay } from 'node:timers/promises';

/** An event to be delivered to the endpoint. */
export type Delivery = {
  /** JSON as it was when the event happened; later changes do not reach it. */
  payload: string;
  attempts: { at: string; status: number | null }[];
  outcome: 'pending' | 'delivered' | 'given up' | 'lost' | 'no endpoint';
};

export type DeliveryOptions = {
  /** The stand-in that sends, for its own complaints. */
  name: string;
  /** Where events go at the moment; without it they are recorded only. */
  url: () => string | undefined;
  /** The headers that prove where a payload is from, made for each attempt. */
  sign: (payload: string) => Readonly<Record<string, string>>;
  /** Waits between attempts in milliseconds; after the last one the event is given up. */
  retryDelaysMs: readonly number[];
};

const ATTEMPT_TIMEOUT_MS = 10_000;

/** Sends signed events, and tries again until the endpoint answers 2xx. */
export function createDeliveries({ name, url, sign, retryDelaysMs }: DeliveryOptions) {
  let underWay = 0;
  let waiting: (() => void)[] = [];
  let firstAttempts = Promise.resolve();
  let epoch = new AbortController();

  function after(milliseconds: number, act: () => void): void {
    track(async (signal) => {
      await delay(milliseconds, undefined, { signal });
      act();
    });
  }

  /** First attempts follow one another; a retry waits on its own, so that one bad event holds up no other. */
  function send(record: Delivery): void {
    const { signal } = epoch;
    const first = firstAttempts.then(() => attempt(record, signal));
    firstAttempts = first.then(() => undefined);
    track(async () => {
      if (await first) return;
      for (const wait of retryDelaysMs) {
        await delay(wait, undefined, { signal });
        if (await attempt(record, signal)) return;
      }
      if (record.outcome === 'pending') record.outcome = 'given up';
    });
  }

  async function attempt(record: Delivery, signal: AbortSignal): Promise<boolean> {
    const to = url();
    if (signal.aborted || to === undefined) return true;
    const status = await post(to, record.payload, sign(record.payload), signal);
    record.attempts.push({ at: new Date().toISOString(), status });
    const accepted = status !== null && status >= 200 && status < 300;
    if (accepted) record.outcome = 'delivered';
    return accepted;
  }

  function track(work: (signal: AbortSignal) => Promise<void>): void {
    const { signal } = epoch;
    underWay += 1;
    work(signal)
      .catch((error: unknown) => {
        // A reset aborts what is waiting; anything else is a fault of the stand-in itself.
        if (!signal.aborted) throw error;
      })
      .finally(() => {
        underWay -= 1;
        if (underWay > 0) return;
        waiting.forEach((resolve) => resolve());
        waiting = [];
      })
      .catch((error: unknown) => {
        console.error(`stand-in ${name}: delivery of an event failed`, error);
      });
  }

  return {
    after,
    send,
    underWay: () => underWay,
    /** Resolves when no delivery is under way or waiting for its next attempt. */
    settled: () =>
      underWay === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)),
    /** Ends every delivery that is under way. */
    reset: () => {
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
