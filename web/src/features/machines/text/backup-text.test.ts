import { describe, expect, it, test } from 'vitest';
import type { Machine } from '@contract/machines.ts';
import {
  describeBackups,
  describeRestore,
  describeTrouble,
  nightsOf,
  whyNoRestore,
} from './backup-text.ts';
import { describeGlance } from './glance-text.ts';
import { CEDAR } from './test-machines.ts';

/** In the time zone of this computer, as a person's days are. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 0).toISOString();
const NOW = new Date(2026, 10, 26, 9, 30);
const MOMENT = { locale: 'en-GB', now: NOW };
const backups = { newestAt: at(26, 2), oldestAt: at(20, 2), count: 7, testedAt: at(21, 4) };

// R-TRU-02
test.each([
  [at(26, 2), 'last night at 02:00'],
  [at(26, 8), 'today at 08:00'],
  [at(25, 23), 'yesterday at 23:00'],
  [at(24, 10), 'on 24 Nov 2026, 10:00'],
])('the dashboard says that a backup was made %s: %s', (newestAt, words) => {
  const machine: Machine = {
    ...CEDAR,
    plan: 'household',
    members: ['hana'],
    backups: { ...backups, newestAt },
  };
  expect(describeGlance(machine, MOMENT)).toBe(`Backed up ${words} · 2 of 6 people`);
});

// R-TRU-02
test('the dashboard says that a backup is late', () => {
  const old = { since: at(1, 9), readyAt: at(1, 9), backups: { ...backups, newestAt: at(20, 2) } };
  expect(describeGlance({ ...CEDAR, ...old }, MOMENT)).toBe(
    'The last backup is late: it was made on 20 Nov 2026, 02:00',
  );
});

test('the dashboard counts no people in a plan for one, and says that there is no backup yet', () => {
  // It has been ready for six days.
  expect(describeGlance(CEDAR, MOMENT)).toBe('The first backup is late');
  const young = { ...CEDAR, readyAt: NOW.toISOString() };
  expect(describeGlance(young, MOMENT)).toBe('Waiting for the first backup');
  expect(describeGlance({ ...CEDAR, readyAt: null }, MOMENT)).toBeNull();
});

// R-TRU-02
test('a machine’s page says which is the last backup, how many there are and when one was tested', () => {
  expect(describeBackups({ ...CEDAR, backups }, MOMENT)).toEqual([
    'The last backup was made last night at 02:00.',
    '7 are kept, the oldest from 20 November 2026.',
    'One was read back whole, as a test, on 21 November 2026.',
  ]);
  expect(describeBackups(CEDAR, MOMENT)).toEqual(['The first backup is made in the coming night.']);
  expect(describeBackups({ ...CEDAR, plan: 'practice' }, MOMENT)).toEqual([
    'The first backup is made within the hour.',
  ]);
});

// R-TRU-02
test('what is wrong with backups is told in the hours and days of the plan', () => {
  expect(describeTrouble('late', 'solo').text).toContain('at most 48 hours old');
  expect(describeTrouble('late', 'practice').text).toContain('at most 2 hours old');
  expect(describeTrouble('untested', 'solo').text).toContain('40 days');
});

// R-TRU-02
test('hourly backups fold into nights, as many as the plan keeps, today’s last', () => {
  const made = [at(26, 3), at(26, 2), at(24, 23)].map((madeAt, index) => ({
    id: `b-${index}`,
    madeAt,
    bytes: null,
    testedAt: null,
  }));
  const nights = nightsOf(made, 7, NOW);
  expect(nights.map(({ day, backups: { length } }) => [day.slice(-2), length])).toEqual([
    ['20', 0],
    ['21', 0],
    ['22', 0],
    ['23', 0],
    ['24', 1],
    ['25', 0],
    ['26', 2],
  ]);
});

// R-TRU-02
describe('a restore', () => {
  const asked = {
    backup: 'b-1',
    madeAt: at(25, 2),
    askedAt: at(26, 9),
    doneAt: null,
    failedAt: null,
  };
  it.each<[string, Partial<Machine>, string | null]>([
    ['none', {}, null],
    ['asked for', { restore: asked }, 'Being put back to 25 Nov 2026, 02:00'],
    ['done', { restore: { ...asked, doneAt: at(26, 10) } }, 'Put back to 25 Nov 2026, 02:00'],
    [
      'failed',
      { restore: { ...asked, failedAt: at(26, 10) } },
      'Cedar could not be put back to 25 Nov 2026, 02:00',
    ],
  ])('%s: %s', (_case, change, title) => {
    expect(describeRestore({ ...CEDAR, ...change }, 'en-GB')?.title ?? null).toBe(title);
  });

  it.each<[Partial<Machine>, RegExp | null]>([
    [{}, null],
    [{ restore: { ...asked, failedAt: at(26, 10) } }, null],
    [{ restore: asked }, /already/],
    [{ state: 'asleep', desired: 'asleep' }, /running/],
  ])('can be asked for, or why not: %j', (change, reason) => {
    const words = whyNoRestore({ ...CEDAR, ...change });
    expect(words ?? '').toMatch(reason ?? /^$/);
  });
});
