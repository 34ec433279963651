import { expect, it } from 'vitest';
import type { FactsOf } from '../../email/email-kind.ts';
import { renderMail } from '../../email/template.ts';
import { contractWords } from './contract.ts';
import type { contract } from '../email-kinds.ts';

const NEXT = '2027-01-05T09:05:00.000Z';
const FACTS: FactsOf<typeof contract> = {
  event: 'made',
  at: '2026-12-05T09:05:00.000Z',
  plan: 'Household',
  before: null,
  interval: 'month',
  price: { amount: 3900, currency: 'eur' },
  isTaxAdded: false,
  paid: { amount: 3900, currency: 'eur' },
  nextAt: NEXT,
  isTrial: false,
  until: null,
  agreed: { version: '2026-11-27', at: '2026-12-05T09:01:00.000Z' },
};
const parts = { site: 'https://alcove.example', now: () => new Date('2026-12-06T00:00:00.000Z') };

function written(change: Partial<FactsOf<typeof contract>>) {
  const letter = contractWords({ ...FACTS, ...change }, parts);
  if (letter === null) throw new Error('there is nothing to say');
  return renderMail(letter);
}

// Written by hand: the subject, and what the reader has to learn.
// R-LAW-07
it.each<[Partial<FactsOf<typeof contract>>, string, string[]]>([
  [
    {},
    'You have ordered Household',
    [
      'You ordered Household on 5 December 2026, at 09:05 UTC',
      '- Two servers, 8 vCPU',
      '- For up to 6 people',
      '500 GB of encrypted storage',
      '- Price: €39.00 a month',
      '- Charged for the order: €39.00',
      '- Next charge: on 5 January 2027, then every month',
      'with the period that is paid',
      'https://alcove.example/terms',
      // What was agreed to before the payment, with its version.
      'on 5 December 2026, at 09:01 UTC',
      'in these words: “Please begin at once',
      '(version 2026-11-27)',
      // The notice: day 15 is a Sunday.
      'until 21 December 2026, without saying why',
      'https://alcove.example/withdraw',
      'Alcove GmbH, Example Street 1, 10115 Berlin, Germany, hello@alcove.example, +49 30 0000000',
      'less the share for the full days until then',
      'at the latest 14 days after',
      'I withdraw from my contract',
      '- Ordered on',
    ],
  ],
  [
    { isTrial: true, paid: { amount: 0, currency: 'eur' } },
    'You have ordered Household',
    ['- Free until 5 January 2027', '- Next charge: on 5 January 2027'],
  ],
  [
    { agreed: { version: '2026-06-19', at: null }, isTaxAdded: true, interval: 'year' },
    'You have ordered Household',
    ['€39.00 a year plus tax', 'You asked us to begin at once', 'version 2026-06-19'],
  ],
  [
    { plan: null, price: null, paid: null, nextAt: null, agreed: null },
    'You have ordered a plan',
    ['You ordered a plan on', 'all that you paid for this order. The money'],
  ],
  [
    { event: 'changed', before: 'Solo' },
    'Your plan is now Household',
    ['On 5 December 2026, at 09:05 UTC, your plan was changed from Solo to Household', '- Price'],
  ],
  [
    { event: 'changed', before: 'Household', interval: 'year' },
    'Your plan has changed',
    ['€39.00 a year', 'then every year'],
  ],
  [
    { event: 'paused', until: NEXT },
    'Your plan is paused',
    [
      'On 5 December 2026, at 09:05 UTC',
      'resumes on 5 January 2027, at 09:05 UTC',
      '€39.00 a month',
    ],
  ],
  [{ event: 'paused' }, 'Your plan is paused', ['until you resume it']],
  [{ event: 'resumed' }, 'Your plan runs again', ['on 5 January 2027', '€39.00 a month']],
  [{ event: 'undone' }, 'Your plan goes on', ['was undone', 'Next charge: on 5 January 2027']],
  [
    { event: 'cancelled', until: NEXT },
    'Your plan ends on 5 January 2027',
    [
      'You cancelled your plan Household on 5 December 2026, at 09:05 UTC',
      'It ends on 5 January 2027, at 09:05 UTC',
      'kept with their data for 30 days',
      'undo it',
    ],
  ],
  [
    { event: 'cancelled', until: '2026-12-05T09:05:00.000Z' },
    'Your plan has ended',
    ['It ended on 5 December 2026'],
  ],
])('%j', (change, subject, words) => {
  const { text, subject: title } = written(change);
  expect(title).toBe(subject);
  for (const part of words) expect(text).toContain(part);
  expect(text).toContain('https://alcove.example/dashboard/invoices');
  expect(text).not.toMatch(/undefined|null|Invalid|NaN/);
});

// R-LAW-07
it('says of a cancellation without an end that there is nothing to say', () => {
  expect(contractWords({ ...FACTS, event: 'cancelled' }, parts)).toBeNull();
});
