import { describe, expect, test } from 'vitest';
import { advisoryFaults, lockfileFaults, manifestFaults, type Advisory } from './lockfiles.ts';

describe('what a package below ours asks for', () => {
  test.each([
    'latest',
    'github:someone/tracer',
    'npm:tracer-by-another-name@latest',
    '^1.0.0 || latest',
  ])('is refused as %s, unless it is overridden with one version', (range) => {
    expect(faultsOf(range)).toEqual([
      `engine asks for tracer@${range}: not a range of versions; pin it under "overrides"`,
    ]);
    expect(faultsOf(range, { tracer: '1.0.0' })).toEqual([]);
    expect(faultsOf(range, { engine: { tracer: '1.0.0' } })).toEqual([]);
  });

  test.each(['*', '^1.0.0-beta.2', '^0.9.0 || 1.x', '1.0.0 - 1.2.0', 'npm:@a/tracer@^1.0.0'])(
    'may be the range “%s”',
    (range) => {
      expect(faultsOf(range)).toEqual([]);
    },
  );
});

test('what we ask for is one version', () => {
  const versions = { engine: '2.0.0', wheel: '2.0.0-rc.1', part: 'npm:@someone/part@2.0.0' };
  expect(manifestFaults({ dependencies: versions })).toEqual([]);
  expect(manifestFaults({ devDependencies: { engine: '^2.0.0' } })).toEqual([
    'asks for engine@^2.0.0: pin one exact version',
  ]);
});

describe('an advisory', () => {
  const fixed: Advisory = { advisory: 'GHSA-a', package: 'tracer', below: '11.1.1', read: '' };
  const accepted = { ...fixed, accepted: { why: 'Only tests use it.', lookAgain: '2027-02-01' } };
  const faultsAt = (entry: Advisory, version: string) =>
    advisoryFaults([entry], [{ file: 'package-lock.json', name: 'tracer', version }]);

  test('rules out every version below the one that answers it', () => {
    expect(faultsAt(fixed, '11.1.0')).toEqual([
      'package-lock.json: tracer 11.1.0 has GHSA-a; update or override it to 11.1.1',
    ]);
    expect(faultsAt(fixed, '9.0.1')).toHaveLength(1);
    expect(faultsAt(fixed, '11.1.1')).toEqual([]);
  });

  test('is accepted for as long as a lockfile has it, with a reason and a date', () => {
    expect(faultsAt(accepted, '9.0.1')).toEqual([]);
    expect(faultsAt({ ...accepted, below: 'Infinity' }, '9.0.1')).toEqual([]);
    expect(faultsAt(accepted, '11.1.1')).toEqual([expect.stringContaining('remove it')]);
    expect(faultsAt({ ...fixed, accepted: { why: '', lookAgain: 'soon' } }, '9.0.1')).toEqual([
      'GHSA-a: say why, and when to look again',
    ]);
  });
});

function faultsOf(range: string, overrides?: Parameters<typeof lockfileFaults>[1]) {
  const engine = { version: '2.0.0', dependencies: { tracer: range } };
  return lockfileFaults({ packages: { 'node_modules/engine': engine } }, overrides);
}
