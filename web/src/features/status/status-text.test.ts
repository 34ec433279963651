import { describe, expect, test } from 'vitest';
import type { Incident, PartState, StatusAnswer, StatusPart } from '@contract/status.ts';
import {
  describeMaintenance,
  describePart,
  findConcerning,
  sortIncidents,
  summarise,
} from './status-text.ts';

const AT = '2026-11-26T12:00:00Z';
const WORKS = {
  account: 'works',
  signIn: 'works',
  payments: 'works',
  servers: 'works',
  mail: 'works',
} as const;
const incident = (id: string, facts: Partial<Incident> = {}): Incident => ({
  id,
  title: id,
  parts: ['servers'],
  machines: null,
  openedAt: AT,
  closedAt: null,
  maintenance: null,
  updates: [],
  ...facts,
});
const planned = (id: string, from: string, until: string) =>
  incident(id, { maintenance: { from, until } });

// R-TRU-04
describe('the headline', () => {
  const wordsFor = (changed: Partial<Record<StatusPart, PartState>>) => {
    const answer: StatusAnswer = { at: AT, parts: { ...WORKS, ...changed }, incidents: [] };
    return summarise({ kind: 'known', answer });
  };

  test.each([
    [{}, 'works', 'Everything works'],
    [{ mail: 'unknown' }, 'works', 'What we can see works'],
    [{ signIn: 'down' }, 'down', 'Signing in is down'],
    [{ servers: 'troubled' }, 'troubled', 'Servers that we host have trouble'],
    [{ signIn: 'down', mail: 'troubled' }, 'down', 'Signing in is down'],
    [{ signIn: 'down', mail: 'down', account: 'down' }, 'down', 'Three parts are down'],
    [{ signIn: 'troubled', mail: 'troubled' }, 'troubled', 'Two parts have trouble'],
  ] as const)('of %j is %s: %s', (changed, state, words) => {
    expect(wordsFor(changed)).toEqual({ state, words });
  });

  const told = (changed: Partial<Record<StatusPart, PartState>>, incidents: Incident[]) => {
    const answer: StatusAnswer = { at: AT, parts: { ...WORKS, ...changed }, incidents };
    const view = { kind: 'known', answer } as const;
    return [summarise(view).words, describePart(view, 'servers')];
  };
  const some = incident('some', { machines: ['f0'] });
  const work = incident('work', { maintenance: { from: AT, until: AT } });

  test.each([
    ['named alone', [some], 'Some servers have trouble', 'Some have trouble'],
    ['beside planned work', [some, work], 'Some servers have trouble', 'Some have trouble'],
    ['beside all', [some, incident('all')], 'Servers that we host have trouble', 'Has trouble'],
    [
      'beside what is over for all',
      [some, incident('all', { closedAt: AT })],
      'Some servers have trouble',
      'Some have trouble',
    ],
    ['over', [{ ...some, closedAt: AT }], 'Servers that we host have trouble', 'Has trouble'],
    [
      'named for another part',
      [incident('mail', { parts: ['mail'], machines: ['f0'] })],
      'Servers that we host have trouble',
      'Has trouble',
    ],
  ] as const)('says “some servers” of a report with servers %s', (_, incidents, ...words) => {
    expect(told({ servers: 'troubled' }, [...incidents])).toEqual(words);
  });

  test('says it neither of servers that are down nor of several parts', () => {
    expect(told({ servers: 'down' }, [some])).toEqual(['Servers that we host are down', 'Down']);
    expect(told({ servers: 'troubled', mail: 'troubled' }, [some])).toEqual([
      'Two parts have trouble',
      'Some have trouble',
    ]);
  });

  test('says that we cannot tell where nothing came or nothing is known', () => {
    const nothing = { state: 'unknown', words: 'We cannot tell' };
    expect(summarise({ kind: 'unreached' })).toEqual(nothing);
    const answer: StatusAnswer = { unknown: true, at: AT, incidents: [] };
    expect(summarise({ kind: 'known', answer })).toEqual(nothing);
  });
});

// R-TRU-04
test('incidents are told apart: wrong now, planned with the next first, and over', () => {
  const late = planned('late', '2026-12-02T00:00Z', '2026-12-02T01:00Z');
  const soon = planned('soon', '2026-12-01T00:00Z', '2026-12-01T01:00Z');
  const over = { ...planned('over', '2026-11-01T00:00Z', '2026-11-01T01:00Z'), closedAt: AT };
  const told = sortIncidents({ incidents: [late, over, incident('now'), soon] });
  expect(told).toEqual({ open: [incident('now')], planned: [soon, late], over: [over] });
});

// R-TRU-04
test('the account tells of what is open and about everyone or a machine of theirs, and of planned work from two days before', () => {
  const incidents = [
    incident('all'),
    incident('mine', { machines: ['a0', 'b0'] }),
    incident('theirs', { machines: ['c0'] }),
    incident('closed', { closedAt: AT }),
    planned('near', '2026-11-28T12:00:00Z', '2026-11-28T13:00:00Z'),
    planned('far', '2026-11-28T12:00:01Z', '2026-11-28T13:00:00Z'),
    { ...planned('under way', '2026-11-26T11:00:00Z', '2026-11-26T13:00:00Z'), machines: ['b0'] },
  ];
  const found = (known: string[]) =>
    findConcerning({ at: AT, incidents }, new Set(known)).map(({ id }) => id);
  expect(found([])).toEqual(['all', 'near']);
  expect(found(['b0'])).toEqual(['all', 'mine', 'under way', 'near']);
});

// R-TRU-04
test('the account tells of what is now before it tells of work that is yet to begin', () => {
  const incidents = [
    planned('later', '2026-11-28T01:00:00Z', '2026-11-28T02:00:00Z'),
    planned('sooner', '2026-11-27T01:00:00Z', '2026-11-27T02:00:00Z'),
    planned('under way', '2026-11-26T11:00:00Z', '2026-11-26T13:00:00Z'),
    incident('now'),
  ];
  const told = findConcerning({ at: AT, incidents }, new Set()).map(({ id }) => id);
  expect(told).toEqual(['under way', 'now', 'sooner', 'later']);
});

// R-TRU-04
test('planned work is told in the zone of the reader, which is named', () => {
  const work = planned('disks', '2026-12-01T21:00:00Z', '2026-12-01T22:30:00Z');
  const words = describeMaintenance(work, 'en-GB') ?? '';
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(new Date('2026-12-01T21:00:00Z'))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(words).toContain('1 Dec 2026');
  expect(words.endsWith(`, ${zone}`)).toBe(true);
  expect(words.replaceAll(/[  ]/g, ' ')).toMatch(/\d\d:00\s?–\s?\d\d:30/);
});

// R-TRU-04
test('planned work that was closed before it began was called off', () => {
  const work = planned('disks', '2026-12-01T21:00:00Z', '2026-12-01T22:30:00Z');
  const words = describeMaintenance(work, 'en-GB');
  const closed = (closedAt: string) => describeMaintenance({ ...work, closedAt }, 'en-GB');
  expect(closed('2026-12-01T20:59:59.000Z')).toBe(`Called off: ${words}`);
  expect(closed('2026-12-01T21:00:00.000Z')).toBe(words);
});
