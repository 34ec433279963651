import { expect, it } from 'vitest';
import { createNextOncePerKey, createOncePerKey } from './single-flight.ts';

it('gives calls of one key the same work while it is under way, and new work afterwards', async () => {
  const once = createOncePerKey<number>();
  let done = 0;
  const work = async () => {
    await Promise.resolve();
    done += 1;
    return done;
  };
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
  expect(await once('a', work)).toBe(3);
});

it('passes a failure to everyone who shares it, and tries again afterwards', async () => {
  const once = createOncePerKey<string>();
  const fail = () => Promise.reject(new Error('it broke'));
  const outcomes = await Promise.allSettled([once('a', fail), once('a', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await once('a', async () => 'well')).toBe('well');
});

/** Work that ends when it is told to. */
function open() {
  const ends: (() => void)[] = [];
  const run = () => new Promise<number>((resolve) => void ends.push(() => resolve(ends.length)));
  const begun = async () => {
    await new Promise(setImmediate);
    return ends.length;
  };
  return { run, begun, end: () => ends.at(-1)?.() };
}

// R-MAC-01
it('gives a call that comes during a run the next one, together with all that wait for it', async () => {
  const next = createNextOncePerKey<number>();
  const { run, begun, end } = open();
  const first = [next('a', run), next('a', run)];
  expect(await begun()).toBe(1);
  const second = [next('a', run), next('a', run), next('a', run)];
  expect(await begun()).toBe(1);
  end();
  expect(await Promise.all(first)).toEqual([1, 1]);
  expect(await begun()).toBe(2);
  end();
  expect(await Promise.all(second)).toEqual([2, 2, 2]);
});

// R-MAC-01
it('runs other keys at the same time, and goes on after a failure that all who shared it hear of', async () => {
  const next = createNextOncePerKey<number>();
  const { run, begun, end } = open();
  const failing = [next('a', () => Promise.reject(new Error('it broke'))), next('a', run)];
  const other = next('b', run);
  const outcomes = await Promise.allSettled(failing);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await begun()).toBe(1);
  end();
  expect(await other).toBe(1);
  const after = next('a', run);
  expect(await begun()).toBe(2);
  end();
  expect(await after).toBe(2);
});
