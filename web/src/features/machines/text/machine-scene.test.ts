import { expect, test } from 'vitest';
import type { Machine } from '@contract/machines.ts';
import { describeAlcove } from '@/drawings/alcove/scene.ts';
import { sceneOf } from './machine-scene.ts';
import { CEDAR } from './test-machines.ts';

const seen = (change: Partial<Machine>) =>
  describeAlcove(sceneOf({ ...CEDAR, ...change }, 'en-GB'), CEDAR.name);

// R-MAC-04
test.each([
  [{ state: 'ordered' }, 'about to be set up'],
  [{ state: 'preparing', step: { number: 3, of: 5, words: 'x' } }, 'step 3 of 5'],
  [{ state: 'ready' }, 'The lamp is on, and so is the light'],
  [{ state: 'asleep' }, 'under a cloth. The lamp is off'],
  [{ state: 'unreachable' }, 'out of its socket'],
  [{ state: 'failed' }, 'with a red tag'],
  [
    { state: 'ending', desired: 'ending', keepUntil: '2026-12-20T10:00:00Z' },
    'calendar leaf beside it says 20 Dec',
  ],
  [{ state: 'ending', desired: 'ending' }, 'under a cloth'],
  [
    { state: 'ending', desired: 'ending', keepUntil: '2026-12-20T10:00:00Z', postponed: 3 },
    'under a cloth. The lamp is off',
  ],
  [
    { state: 'ending', desired: 'erased', keepUntil: '2026-12-20T10:00:00Z' },
    'under a cloth. The lamp is off',
  ],
  [
    { state: 'ending', desired: 'ready', keepUntil: '2026-12-20T10:00:00Z' },
    'under a cloth. The lamp is off',
  ],
  [{ state: 'erased' }, 'mark in the dust'],
] as const)('%j is seen as “%s”', (change, words) => {
  expect(seen(change)).toContain(words);
});

test('a host that counts wrongly does not overfill the drawing', () => {
  const scene = sceneOf(
    { ...CEDAR, state: 'preparing', step: { number: 7, of: 5, words: 'x' } },
    'en',
  );
  expect(scene).toEqual({ state: 'making', step: 7, of: 7 });
});

// R-TRU-02
test('a machine that is put back is never said to be set up', () => {
  const restore = {
    backup: 'b-1',
    madeAt: '2026-11-19T02:00:00Z',
    askedAt: '2026-11-20T09:00:00Z',
    doneAt: null,
    failedAt: null,
  };
  const scene = sceneOf({ ...CEDAR, state: 'preparing', restore }, 'en');
  expect(describeAlcove(scene, 'Cedar')).toContain('Cedar is about to be put back');
});
