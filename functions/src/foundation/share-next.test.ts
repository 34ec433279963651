import { expect, it } from 'vitest';
import { createSharingOfNext } from './share-next.ts';

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
  const share = createSharingOfNext<number>();
  const { run, begun, end } = open();
  const first = [share('a', run), share('a', run)];
  expect(await begun()).toBe(1);
  const second = [share('a', run), share('a', run), share('a', run)];
  expect(await begun()).toBe(1);
  end();
  expect(await Promise.all(first)).toEqual([1, 1]);
  expect(await begun()).toBe(2);
  end();
  expect(await Promise.all(second)).toEqual([2, 2, 2]);
});

// R-MAC-01
it('runs other keys at the same time, and goes on after a failure that all who shared it hear of', async () => {
  const share = createSharingOfNext<number>();
  const { run, begun, end } = open();
  const failing = [share('a', () => Promise.reject(new Error('it broke'))), share('a', run)];
  const other = share('b', run);
  const outcomes = await Promise.allSettled(failing);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await begun()).toBe(1);
  end();
  expect(await other).toBe(1);
  const after = share('a', run);
  expect(await begun()).toBe(2);
  end();
  expect(await after).toBe(2);
});
