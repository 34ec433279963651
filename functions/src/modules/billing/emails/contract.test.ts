import { expect, it } from 'vitest';
import type { FactsOf } from '../../email/email-kind.ts';
import { renderMail } from '../../email/template.ts';
import { contractWords } from './contract.ts';
import type { contract } from '../email-kinds.ts';

const euro = (amount: number) => ({ amount, currency: 'eur' });
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
    { event: 'changed', before: 'Household', interval: 'year', paid: null },
    'Your plan has changed',
    [
      'your plan Household was changed. This is how it is charged from now on:',
      '€39.00 a year',
      'then every year',
      'The invoice of this change has what it costs',
    ],
  ],
  [
    { drawn: euro(3900), paid: euro(0), credit: euro(1100) },
    'You have ordered Household',
    [
      '- Charged for the order: €0.00, and €39.00 from your credit',
      '- Credit on your account: €11.00. It is used first for the next charge',
    ],
  ],
  [
    { event: 'changed', before: 'Solo', paid: euro(17_100), drawn: euro(1900) },
    'Your plan is now Household',
    ['- Charged for the change: €171.00, and €19.00 from your credit'],
  ],
  [
    {
      event: 'changed',
      before: 'Household',
      paid: euro(0),
      drawn: euro(-15_642),
      credit: euro(15_642),
    },
    'Your plan has changed',
    [
      '- Charged for the change: €0.00. It has left you €156.42 as credit',
      '- Credit on your account: €156.42. It is used first for the next charge',
    ],
  ],
  [
    { event: 'paused', until: NEXT, credit: euro(1267) },
    'Your plan is paused',
    ['€39.00 a month', 'You have €12.67 as credit. It is used first for the next charge'],
  ],
  [
    { event: 'resumed', paid: euro(633), drawn: euro(1267) },
    'Your plan runs again',
    ['- Charged for the new period: €6.33, and €12.67 from your credit'],
  ],
  [
    { event: 'undone', credit: euro(1267) },
    'Your plan goes on',
    ['- Credit on your account: €12.67. It is used first for the next charge'],
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
  [
    // The clock that writes the mail is behind that of the plan.
    { event: 'cancelled', until: NEXT, isOver: true },
    'Your plan has ended',
    ['It ended on 5 January 2027'],
  ],
  [
    { event: 'cancelled', until: NEXT, credit: euro(1267) },
    'Your plan ends on 5 January 2027',
    ['Your credit of €12.67 stays on your account for your next plan.'],
  ],
])('%j', (change, subject, words) => {
  const { text, subject: title } = written(change);
  expect(title).toBe(subject);
  for (const part of words) expect(text).toContain(part);
  expect(text).toContain('https://alcove.example/dashboard/invoices');
  expect(text).not.toMatch(/undefined|null|Invalid|NaN/);
});

// R-LAW-07
it('leaves the sum of a change that is known to that sum, and says nothing of credit that there is not', () => {
  const { text } = written({ event: 'changed', before: 'Solo' });
  expect(text).toContain('- Charged for the change: €39.00\n');
  expect(text).not.toMatch(/invoice of this change|credit/i);
});

// R-LAW-07
it('points to no invoice of a change in a trial, which has none', () => {
  const { text } = written({ event: 'changed', before: 'Solo', paid: null, isTrial: true });
  expect(text).toContain('- Next charge: on 5 January 2027');
  expect(text).not.toContain('invoice of this change');
});

// R-LAW-07
it('offers no way back from an end that is over', () => {
  const { text } = written({ event: 'cancelled', until: NEXT, isOver: true });
  expect(text).not.toMatch(/undo|It ends|Until/);
});

// R-LAW-07
it('says of a cancellation without an end that there is nothing to say', () => {
  expect(contractWords({ ...FACTS, event: 'cancelled' }, parts)).toBeNull();
});
