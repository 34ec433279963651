import { expect, test } from 'vitest';
import { describeStatus } from './announce-words.ts';

const STORED = { recipients: 9, cursor: null, isStopped: false };
const MAILS = [
  ['waiting', 0],
  ['delivered', 3],
  ['held', 6],
] as const;

// R-MAI-08
test('what is held of a letter says why: an address that does not work, a stop, or that it is given up', () => {
  expect(describeStatus(STORED, MAILS)).toEqual([
    '9 e-mails queued, and that is everyone.',
    'delivered 3',
    'held 6: an earlier e-mail to them came back',
  ]);
  const stopped = { ...STORED, isStopped: true };
  expect(describeStatus(stopped, MAILS).at(-1)).toBe(
    'held 6: kept back by --stop, or an earlier e-mail to them came back',
  );
  const discarded = { ...stopped, discarded: { sent: 3 } };
  expect(describeStatus(discarded, MAILS)).toEqual([
    '9 e-mails queued, and that is everyone; discarded, when 3 had it.',
    'delivered 3',
    'held 6: never sent',
  ]);
});
