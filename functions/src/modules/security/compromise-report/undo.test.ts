import { expect, it } from 'vitest';
import { OPEN_GATE, type SessionGate } from '../../../http/session-validity.ts';
import { undoSince } from './undo.ts';

const NOW = new Date('2026-12-06T12:00:00.000Z');
const SINCE = new Date('2026-12-05T09:00:00.000Z');
const BEFORE = '2026-12-05T08:59:59.999Z';
const AFTER = '2026-12-05T09:00:00.000Z';

const passkey = (id: string, createdAt: string): SessionGate['passkeys'][number] => ({
  id,
  key: id,
  counter: 0,
  transports: [],
  isSynced: true,
  name: id,
  createdAt,
  lastUsedAt: null,
});

const undo = (gate: Partial<SessionGate>) => undoSince({ ...OPEN_GATE, ...gate }, SINCE, NOW);

// R-IDN-06
it('takes away passkeys and codes of since then, and no others', () => {
  const passkeys = [passkey('old', BEFORE), passkey('new', AFTER)];
  const proofs = [{ session: 1, browser: 'a', at: AFTER, by: 'passkey' as const }];
  const { gate, removed } = undo({ passkeys, codes: ['c'], codesAt: AFTER, proofs });
  expect(gate).toMatchObject({ passkeys: [{ id: 'old' }], codes: [], codesAt: null, proofs: [] });
  expect(removed.map(({ what, name }) => `${what} ${name}`)).toEqual([
    'passkey new',
    'codes Recovery codes',
  ]);
  const kept = undo({ codes: ['c'], codesAt: BEFORE });
  expect([kept.gate.codes, kept.removed]).toEqual([['c'], []]);
});

const on = { isPasskeyRequired: true };
const turnedOff = [
  { at: BEFORE, to: true },
  { at: AFTER, to: false },
];

// R-IDN-03 R-IDN-06
it.each<[string, Partial<SessionGate>, boolean, 'on' | 'off' | null]>([
  ['was on, and was turned off', { switched: turnedOff }, true, 'on'],
  ['was off, and was turned on', { ...on, switched: [{ at: AFTER, to: true }] }, false, 'off'],
  ['was on and is', { ...on, switched: [{ at: BEFORE, to: true }] }, true, null],
  ['was on and is, of which no change is kept', on, true, null],
  ['was off and is', {}, false, null],
])('a switch that %s', (_what, gate, isOn, switchIs) => {
  const undone = undo(gate);
  expect([undone.gate.isPasskeyRequired, undone.switchIs]).toEqual([isOn, switchIs]);
});

// R-IDN-03 R-IDN-06
it.each([
  ['asked for since, stops', AFTER, '2026-12-08T09:00:00.000Z', null],
  ['asked for before, goes on', BEFORE, '2026-12-08T08:59:59.999Z', BEFORE],
  ['asked for since and is over, is undone', AFTER, '2026-12-06T11:00:00.000Z', null],
])('an end of the switch that was %s', (_what, askedAt, at, stays) => {
  const switched = [{ at: BEFORE, to: true }];
  const { gate } = undo({ ...on, switched, removal: { askedAt, at } });
  expect([gate.isPasskeyRequired, gate.removal?.askedAt ?? null]).toEqual([true, stays]);
});
