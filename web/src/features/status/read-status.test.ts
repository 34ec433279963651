import { expect, test } from 'vitest';
import type { Incident } from '@contract/status.ts';
import { toStatus } from './read-status.ts';

const AT = '2026-11-26T12:00:00Z';
const WORKS = {
  account: 'works',
  signIn: 'works',
  payments: 'works',
  servers: 'works',
  mail: 'works',
};
const INCIDENT: Incident = {
  id: 'ab12',
  title: 'No power',
  parts: ['servers'],
  machines: ['f0'],
  openedAt: AT,
  closedAt: null,
  maintenance: null,
  updates: [{ at: AT, text: 'A fuse.' }],
};

// R-TRU-04
test('a status is taken as it is; what this version does not know says nothing', () => {
  const known = { at: AT, parts: WORKS, incidents: [INCIDENT] };
  expect(toStatus(known)).toEqual(known);
  const newer = { ...WORKS, mail: 'melted', lifts: 'works', payments: undefined };
  expect(toStatus({ ...known, parts: newer })).toMatchObject({
    parts: { ...WORKS, mail: 'unknown', payments: 'unknown' },
  });
  const bent = [
    null,
    'x',
    { ...INCIDENT, title: 1 },
    { ...INCIDENT, parts: ['lifts'] },
    { ...INCIDENT, machines: [1] },
    { ...INCIDENT, maintenance: {} },
    { ...INCIDENT, maintenance: { from: 'soon', until: AT } },
    { ...INCIDENT, updates: [{ at: AT }] },
  ];
  expect(toStatus({ ...known, incidents: [...bent, INCIDENT] })).toEqual(known);
});

// R-TRU-04
test('where nothing is known of the parts, what people told stays', () => {
  const nothing = { unknown: true, at: AT, incidents: [INCIDENT] };
  expect(toStatus(nothing)).toEqual(nothing);
  expect(toStatus({ at: AT })).toEqual({ unknown: true, at: AT, incidents: [] });
});

// R-TRU-04
test.each([null, 'x', [], {}, { at: 5 }])('%j is no status', (body) => {
  expect(() => toStatus(body)).toThrow('This is no status.');
});
