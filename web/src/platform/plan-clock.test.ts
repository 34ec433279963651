import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createPlanClock } from './plan-clock.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** What these note of the browser's own clock is no promise about a plan. */
const OWN_CLOCK = [
  // From when on what others share is asked for, before the first answer: the rules compare it with the time of day.
  'features/machines/shared/use-shared-machines.ts',
  // How long a session has been read.
  'features/session/session.ts',
  // When a demo order was placed.
  'features/shop/state/shop-state.ts',
  // Until when a link that was sent works.
  'pages/account/edit-details/asked-address.ts',
  // When the page was last up to date.
  'pages/account/last-known.ts',
  // Until when a token counts.
  'platform/early/stored-user.ts',
];

// R-ACC-06 R-ACC-12 R-MAC-04
test('nothing but what is named here asks the visitor’s own clock', () => {
  const asking = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /new Date\(\)|\bDate\(\)|Date\.now\b/.test(readFileSync(`${SOURCES}/${file}`, 'utf8')),
  );
  expect(asking.toSorted()).toEqual(OWN_CLOCK);
});

// R-ACC-06 R-MAC-04
test('the plan’s time is what the latest answer told, and what has passed since', () => {
  let passed = 5_000;
  const clock = createPlanClock(() => passed);
  let heard = 0;
  clock.subscribe(() => (heard += 1));
  expect(clock.now()).toBeNull();
  clock.hear(null);
  clock.hear('soon');
  expect([clock.now(), heard]).toEqual([null, 0]);
  clock.hear('2027-04-09T10:00:00.000Z');
  passed += 90_000;
  expect(clock.now()?.toISOString()).toBe('2027-04-09T10:01:30.000Z');
  clock.hear('2026-11-23T10:00:00.000Z');
  expect([clock.now()?.toISOString(), heard]).toEqual(['2026-11-23T10:00:00.000Z', 2]);
});
