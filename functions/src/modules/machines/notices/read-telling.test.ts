import { expect, it } from 'vitest';
import type { MailState } from '../../email/documents.ts';
import { tellingOf } from './read-telling.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const A_DAY_AGO = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T12:00:00.001Z';

const mail = (state: MailState, at: string | null = null) => ({
  delivery: { state, attempts: 1, at, answer: null },
});

// By hand: delivered at least 24 hours ago, and not come back.
// R-MAI-07
it.each([
  ['delivered a day ago', [mail('delivered', A_DAY_AGO)], 'told'],
  ['delivered less than a day ago', [mail('delivered', LATER)], 'told_late'],
  ['come back', [mail('bounced', A_DAY_AGO)], 'bounced'],
  ['refused', [mail('refused', A_DAY_AGO)], 'not_delivered'],
  ['given up', [mail('given_up', A_DAY_AGO)], 'not_delivered'],
  ['waiting', [mail('waiting')], 'not_delivered'],
  ['held', [mail('held')], 'not_delivered'],
  ['dropped', [mail('dropped', A_DAY_AGO)], 'not_delivered'],
  ['never written', [], 'no_confirmed_address'],
  ['one of them delivered', [mail('bounced', A_DAY_AGO), mail('delivered', A_DAY_AGO)], 'told'],
  ['one of them too late', [mail('bounced', A_DAY_AGO), mail('delivered', LATER)], 'told_late'],
] as const)('an owner whose notices are %s', (_what, mails, telling) => {
  expect(tellingOf(mails, { isUntold: false }, NOW)).toBe(telling);
});

// R-MAI-07
it('an owner whose address could not be read', () => {
  expect(tellingOf([], { isUntold: true }, NOW)).toBe('address_unread');
});
