import { expect, test } from 'vitest';
import type { OwnMember, People } from '@contract/people.ts';
import {
  describeAccess,
  describeLeaving,
  describeNotReady,
  describePlaces,
  describeState,
  placesOf,
} from './people-text.ts';
import { listWords, nameOf, whose, writeTo } from './people-words.ts';

const HANA: OwnMember = {
  id: 'h',
  name: 'Hana Sato',
  email: 'hana@people.test',
  machines: 'all',
  until: null,
  state: 'active',
  why: null,
  joinedAt: '2026-11-01T00:00:00Z',
  visitedAt: null,
};
const IVO: OwnMember = { ...HANA, id: 'i', name: 'Ivo Novak', state: 'suspended', why: 'places' };
const INVITED = {
  id: 'k',
  email: 'juna@people.test',
  machines: 'all',
  until: null,
  sentAt: '2026-11-20T00:00:00Z',
  lapsesAt: '2026-11-27T00:00:00Z',
  cameBack: false,
} as const;
const PEOPLE: People = {
  places: 6,
  taken: 3,
  larger: { name: 'Practice', people: 25 },
  members: [HANA, IVO],
  invitations: [INVITED],
};
const HERE = { locale: 'en-GB', hasPlan: true };
const MACHINES = [
  { id: 'm1', name: 'Cedar' },
  { id: 'm2', name: 'Birch' },
];

test('places are counted in words, without those who hold none', () => {
  const cameBack = { ...PEOPLE, taken: 2, invitations: [{ ...INVITED, cameBack: true }] };
  expect(describePlaces(cameBack)).toBe('2 of 6 places taken: you and 1 person.');
  expect(placesOf(cameBack).filter((place) => place === 'invited')).toEqual([]);
  expect(describePlaces(PEOPLE)).toBe('3 of 6 places taken: you, 1 person and 1 open invitation.');
  expect(describePlaces({ ...PEOPLE, places: 1, taken: 1, members: [], invitations: [] })).toBe(
    '1 of 1 place taken: you.',
  );
});

test('each place is drawn as what it is taken by', () => {
  expect(placesOf(PEOPLE)).toEqual(['owner', 'person', 'invited', 'free', 'free', 'free']);
  expect(placesOf({ ...PEOPLE, places: 0 })).toEqual(['owner', 'person', 'invited']);
});

test('access names the servers that are still there', () => {
  expect(describeAccess('all', MACHINES)).toBe('All your servers');
  expect(describeAccess(['m2', 'gone'], MACHINES)).toBe('Birch');
  expect(describeAccess(['m1', 'm2'], MACHINES)).toBe('Cedar and Birch');
  expect(describeAccess(['gone'], MACHINES)).toBe('A server that is gone');
});

test('who cannot enter reads why, and what brings them back', () => {
  expect(describeState(HANA, HERE)).toEqual({
    label: 'Can enter',
    tone: 'good',
    sentence: null,
  });
  const until = new Date(2026, 11, 3, 23, 59, 59, 999).toISOString();
  expect(describeState({ ...HANA, until }, HERE).sentence).toBe(
    'Can enter until the end of 3 December 2026.',
  );
  expect(describeState(HANA, { ...HERE, hasPlan: false }).label).toBe('Kept');
  expect(describeState(IVO, HERE).label).toBe('Waiting for a place');
  expect(describeState({ ...IVO, why: 'owner_choice' }, HERE).label).toBe('Suspended');
});

test('someone who leaves is told to download first only where they can', () => {
  const olga = { ownerName: 'Olga Hahn', machines: ['Cedar'] };
  expect(describeLeaving(olga, true)).toContain('Download what you need first');
  const suspended = describeLeaving({ ...olga, machines: [] }, false);
  expect(suspended).not.toMatch(/download|from now on/i);
  expect(suspended).toContain('Your access to Olga Hahn’s servers ends');
  expect(suspended).toContain('ask Olga Hahn for what you need first');
  expect(describeLeaving({ ownerName: null, machines: [] }, false)).toContain('ask the owner for');
});

test('a link to write to someone names their address alone, whatever it holds', () => {
  expect(writeTo('olga@people.test')).toBe('mailto:olga@people.test');
  const odd = new URL(writeTo('a?bcc=eve@evil.test'));
  expect([decodeURIComponent(odd.pathname), odd.search]).toEqual(['a?bcc=eve@evil.test', '']);
});

test('servers that cannot let people in yet are named', () => {
  const [cedar, birch] = MACHINES.map((machine) => ({ ...machine, knowsMembers: true }));
  if (cedar === undefined || birch === undefined) throw new Error('Two machines.');
  expect(describeNotReady([cedar, birch])).toBeNull();
  expect(describeNotReady([cedar, { ...birch, knowsMembers: false }])).toContain(
    'software of Birch',
  );
});

test('people and lists are named as one would say them', () => {
  expect(listWords(['Cedar', 'Birch', 'Rowan'])).toBe('Cedar, Birch and Rowan');
  expect(nameOf({ name: null, email: 'hana@people.test' })).toBe('hana@people.test');
  expect(whose('Ada Lindqvist')).toBe('Ada Lindqvist’s');
});
