import { expect, it } from 'vitest';
import { OPEN_GATE, type SessionGate } from '../../../http/session-validity.ts';
import { actFor, type ReportTarget } from './report-action.ts';

const NOW = new Date('2026-12-06T12:00:00.000Z');
const BEFORE = '2026-12-06T08:00:00.000Z';
const AT = '2026-12-06T09:00:00.000Z';
const SINCE = '2026-12-06T10:00:00.000Z';
const OLD = 'ada@old.example';
const NEW = 'ada@new.example';
const THIRD = 'ada@third.example';

const NOTED = { email: NEW, isConfirmed: true, validSince: null };
const NOT_ME: NonNullable<SessionGate['notMe']> = {
  event: 'e1',
  does: 'undo',
  since: AT,
  removed: [],
  switchIs: null,
  removalAt: null,
  isDone: true,
};
const BEGUN = { ...NOT_ME, isDone: false };
const EVENT: ReportTarget = {
  uid: 'u1',
  event: 'e1',
  kind: 'new_browser',
  at: AT,
  browser: null,
  addresses: [],
};
const CHANGE: ReportTarget = { ...EVENT, kind: 'address_changed' };
const CODE: ReportTarget = { ...CHANGE, addresses: [OLD, NEW] };
const GONE: ReportTarget = { ...CHANGE, addresses: [OLD, THIRD] };
const CLOSED = { closed: { at: SINCE, addresses: [OLD, NEW] } };
const former = (until: string) => ({ formerAddresses: [{ email: OLD, until }] });
const settled = (at: string, addresses = [OLD, NEW]) => ({ settled: { at, addresses } });

// R-IDN-06
it.each<[string, ReportTarget, Partial<SessionGate>, string | null]>([
  ['undoes', EVENT, {}, 'undo'],
  ['undoes, after a press before the event', EVENT, { wasNotMeAt: BEFORE }, 'undo'],
  ['is over after a press since', EVENT, { wasNotMeAt: SINCE }, null],
  ['is over after a press in the same moment', EVENT, { wasNotMeAt: AT }, null],
  ['removes nothing within 7 days', EVENT, { undoneAt: '2026-11-29T12:00:01.000Z' }, 'again'],
  ['removes again after them', EVENT, { undoneAt: '2026-11-29T12:00:00.000Z' }, 'undo'],
  ['goes on with what it began', EVENT, { wasNotMeAt: SINCE, notMe: BEGUN }, 'undo'],
  ['is over once that is done', EVENT, { wasNotMeAt: SINCE, notMe: NOT_ME }, null],
  ['is over in a closed account', EVENT, CLOSED, null],
  ['closes where the address was changed since', EVENT, former(SINCE), 'close'],
  ['undoes where it was changed before', EVENT, former(BEFORE), 'undo'],
  ['closes where a change is not noticed yet', EVENT, { noted: { ...NOTED, email: OLD } }, 'close'],
  ['closes after a change of address', CHANGE, {}, 'close'],
  ['closes although someone has pressed since', CHANGE, { wasNotMeAt: SINCE }, 'close'],
  ['closes a closed account, which changes nothing', CHANGE, CLOSED, 'close'],
  ['is over once it was decided', CHANGE, settled(SINCE), null],
  ['closes after a change since the decision', CHANGE, settled(BEFORE), 'close'],
  ['closes by a code', CODE, former(SINCE), 'close'],
  ['is over by a code once it was decided', CODE, settled(SINCE), null],
  ['closes by a code to an address since', CODE, settled(BEFORE, [OLD, THIRD]), 'close'],
  ['is over by a code to an address that lost', GONE, settled(BEFORE), null],
])('a link %s', (_what, target, gate, does) => {
  expect(actFor({ ...OPEN_GATE, noted: NOTED, ...gate }, target, NEW, NOW)).toBe(does);
});
