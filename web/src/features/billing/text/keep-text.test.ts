import { expect, test } from 'vitest';
import {
  describeEndingInvitations,
  keepMachines,
  keepPeople,
  keptUntil,
  tooFullFor,
} from './keep-text.ts';

const MACHINES = [
  { id: 'a', name: 'Cedar' },
  { id: 'b', name: 'Birch' },
  { id: 'c', name: 'Oak' },
];

// R-MAC-04
test.each([
  [1, [], 'Choose the server that stays.'],
  [2, [], 'Choose 2 servers that stay.'],
  [2, ['a'], 'Choose one more server that stays.'],
  [
    2,
    ['a', 'c'],
    'Birch falls asleep at once. Its data is kept until D; then it is erased for good.',
  ],
  [
    1,
    ['a'],
    'Birch and Oak fall asleep at once. Their data is kept until D; then they are erased for good.',
  ],
])('%i places and %j kept: %s', (places, marked, words) => {
  expect(keepMachines(MACHINES, { places, marked, until: 'D' })?.leaving).toBe(words);
});

test('a machine that is gone by now is not among those that stay', () => {
  const choice = keepMachines(MACHINES, { places: 2, marked: ['a', 'gone'], until: 'D' });
  expect(choice?.kept).toEqual(['a']);
});

// R-TRU-03
test('a disk that is too small is refused with both numbers, for those that stay', () => {
  const preview = {
    diskBytes: 100e9,
    tooFull: [
      { id: 'a', usedBytes: 214_210_000_000 },
      { id: 'c', usedBytes: 100_000_000_001 },
    ],
  };
  const refused = (staying: string[]) =>
    tooFullFor(preview, { machines: MACHINES, staying, plan: 'Solo' });
  expect(refused(['a', 'b', 'c'])).toEqual([
    '214.3 GB are stored on Cedar, and Solo has 100 GB. Make room there first.',
    '100.1 GB are stored on Oak, and Solo has 100 GB. Make room there first.',
  ]);
  expect(refused(['b'])).toEqual([]);
});

const PEOPLE = [
  { id: 'h', name: 'Hana' },
  { id: 'i', name: 'Ivo' },
  { id: 'n', name: null },
];
const keptOf = (places: number, marked: string[]) =>
  keepPeople(PEOPLE, { plan: 'Solo', places, marked });

// R-PPL-05
test.each([
  [1, [], 'Choose the person who stays.'],
  [2, [], 'Choose 2 people who stay.'],
  [2, ['h'], 'Choose one more person who stays.'],
  [
    2,
    ['h', 'i'],
    'A member will be suspended at once. Everything of theirs is kept, and you can let them in again when there is a free place.',
  ],
  [
    1,
    ['n'],
    'Hana and Ivo will be suspended at once. Everything of theirs is kept, and you can let them in again when there is a free place.',
  ],
  [
    0,
    [],
    'Solo is for one person: 3 people will be suspended at once. Everything of theirs is kept, and a larger plan has places for them again.',
  ],
])('%i places beside the owner and %j kept: %s', (places, marked, words) => {
  expect(keptOf(places, marked)?.leaving).toBe(words);
});

// R-PPL-04
test.each([
  [[], null],
  [['jan@hanh.test'], 'The open invitation for jan@hanh.test ends at once, and its link says so.'],
  [
    ['a@x.test', 'b@x.test'],
    'The open invitations for a@x.test and b@x.test end at once, and their links say so.',
  ],
])('invitations that end, to %j: %s', (emails, words) => {
  expect(describeEndingInvitations(emails)).toBe(words);
});

test('where all people have a place, nothing is asked', () => {
  expect(keptOf(3, [])).toBeNull();
});

test('data is kept for thirty days', () => {
  expect(keptUntil(new Date('2026-11-22T12:00:00Z'), 'en-GB')).toBe('22 December 2026');
});
