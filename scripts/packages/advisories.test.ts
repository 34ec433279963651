import { expect, test } from 'vitest';
import { advisoryFaults, type Advisory } from './advisories.ts';

const FIXED = { advisory: 'GHSA-a', package: 'tracer', below: '11.1.1', read: '2026-11-23' };
const ACCEPTED = { ...FIXED, accepted: { why: 'Only tests use it.', lookAgain: '2027-02-01' } };

test.each(['9.0.1', '11.1.0', '11.0.9-beta.1'])(
  'tracer %s is refused once it was answered',
  (version) => {
    expect(faults(FIXED, version)).toEqual([
      `package-lock.json: tracer ${version} has GHSA-a; update or override it to 11.1.1`,
    ]);
  },
);

test.each(['11.1.1', '11.2.0', '12.0.0'])('tracer %s passes', (version) => {
  expect(faults(FIXED, version)).toEqual([]);
});

test('an accepted one passes for as long as a lockfile has it, and says why and until when', () => {
  expect(faults(ACCEPTED, '9.0.1')).toEqual([]);
  expect(faults({ ...ACCEPTED, below: 'Infinity' }, '9.0.1')).toEqual([]);
  expect(faults(ACCEPTED, '11.1.1')).toEqual([expect.stringContaining('remove it')]);
  expect(faults({ ...FIXED, accepted: { why: '', lookAgain: 'soon' } }, '9.0.1')).toEqual([
    'GHSA-a: say why, and when to look again',
  ]);
});

function faults(entry: Advisory, version: string) {
  return advisoryFaults([entry], [{ file: 'package-lock.json', name: 'tracer', version }]);
}
