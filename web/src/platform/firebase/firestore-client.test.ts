import { expect, test } from 'vitest';
import { readThenWatch } from './firestore-client.ts';

type State = { value: string; fromCache: boolean };

const READ: State = { value: 'read', fromCache: false };

/** A watch whose every step is taken by the test. */
function begin({ isAtHand = false }: { isAtHand?: boolean } = {}) {
  const seen: State[] = [];
  const failures: unknown[] = [];
  const reading = deferred<State>();
  const resting = deferred<void>();
  const timers: (() => void)[] = [];
  const loads: (() => Promise<void>)[] = [];
  let emit: ((state: State) => void) | null = null;
  let failWatch: ((cause: unknown) => void) | null = null;
  const log: string[] = [];
  const stop = readThenWatch<State>(
    {
      read: (signal) => {
        log.push('read');
        signal.addEventListener('abort', () => log.push('read aborted'));
        return reading.promise;
      },
      isAtHand: () => isAtHand,
      rest: () => resting.promise,
      loadWatch: async () => {
        log.push('load');
        await loads.shift()?.();
        return (next, fail) => {
          log.push('watch');
          emit = next;
          failWatch = fail;
          return () => log.push('stopped');
        };
      },
      startTimer: (_ms, onTime) => {
        timers.push(onTime);
        return () => {
          timers.splice(timers.indexOf(onTime), 1);
        };
      },
    },
    (state) => seen.push(state),
    (cause) => failures.push(cause),
  );
  return {
    seen,
    failures,
    log,
    loads,
    timers,
    stop,
    reading,
    resting,
    emit: (state: State) => emit?.(state),
    failWatch: (cause: unknown) => failWatch?.(cause),
  };
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<T>((take, refuse) => {
    resolve = take;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Has read, rested, and begun to watch. */
async function watching() {
  const run = begin();
  run.reading.resolve(READ);
  run.resting.resolve();
  await settle();
  return run;
}

test('what is read is told before anything is loaded to watch it', async () => {
  const run = begin();
  run.reading.resolve(READ);
  await settle();
  expect(run.seen).toEqual([READ]);
  expect(run.log).toEqual(['read']);
  run.resting.resolve();
  await settle();
  expect(run.log).toEqual(['read', 'load', 'watch']);
});

test('an empty cache does not take away what was read', async () => {
  const run = await watching();
  run.emit({ value: '', fromCache: true });
  expect(run.seen.at(-1)).toEqual({ value: 'read', fromCache: true });
});

test('once the server has answered the watch, the watch alone is heard', async () => {
  const run = await watching();
  run.emit({ value: 'live', fromCache: false });
  run.emit({ value: 'cached', fromCache: true });
  expect(run.seen.slice(1)).toEqual([
    { value: 'live', fromCache: false },
    { value: 'cached', fromCache: true },
  ]);
});

test('a refused reading leaves it to the watch to say why, at once', async () => {
  const run = begin();
  run.reading.reject(new Error('403'));
  await settle();
  expect(run.log).toEqual(['read', 'load', 'watch']);
  run.failWatch('permission-denied');
  expect(run.seen).toEqual([]);
  expect(run.failures).toEqual(['permission-denied']);
});

test('a reading that takes too long is given up for the watch', async () => {
  const run = begin();
  run.timers[0]?.();
  await settle();
  expect(run.log).toEqual(['read', 'read aborted', 'load', 'watch']);
  run.reading.resolve(READ);
  await settle();
  expect(run.seen).toEqual([]);
});

test('nothing is read where the watch is at hand', async () => {
  const run = begin({ isAtHand: true });
  await settle();
  expect(run.log).toEqual(['load', 'watch']);
});

test('a watch that cannot be loaded keeps what was read, and is tried again', async () => {
  const run = begin();
  run.loads.push(() => Promise.reject(new Error('gone')));
  run.reading.resolve(READ);
  run.resting.resolve();
  await settle();
  expect(run.failures).toEqual([]);
  expect(run.log).toEqual(['read', 'load']);
  run.timers[0]?.();
  await settle();
  expect(run.log).toEqual(['read', 'load', 'load', 'watch']);
});

test('a watch that cannot be loaded fails where nothing was read', async () => {
  const run = begin();
  const gone = new Error('gone');
  run.loads.push(() => Promise.reject(gone));
  run.reading.reject(new Error('403'));
  await settle();
  expect(run.failures).toEqual([gone]);
});

test.each(['reading', 'resting', 'loading', 'watching'] as const)(
  'nothing is told after an end while %s',
  async (stage) => {
    const run = begin();
    const loading = deferred<void>();
    run.loads.push(() => loading.promise);
    if (stage !== 'reading') run.reading.resolve(READ);
    if (stage === 'loading' || stage === 'watching') run.resting.resolve();
    if (stage === 'watching') loading.resolve();
    await settle();
    const told = run.seen.length;
    run.stop();
    run.reading.resolve(READ);
    run.resting.resolve();
    loading.resolve();
    await settle();
    run.emit({ value: 'live', fromCache: false });
    expect(run.seen).toHaveLength(told);
    expect(run.failures).toEqual([]);
    expect(run.log.includes('watch')).toBe(stage === 'watching');
    expect(run.log.includes('stopped')).toBe(stage === 'watching');
  },
);
