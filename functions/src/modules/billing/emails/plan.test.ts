import { expect, it } from 'vitest';
import { renderMail } from '../../email/template.ts';
import { planWords } from './plan.ts';

const AT = '2026-12-06T09:05:00.000Z';

const unpaid = (endsAt: string | null, triesAt: string | null) =>
  ({ kind: 'plan_ends_unpaid', facts: { plan: 'Solo', endsAt, triesAt } }) as const;

// Written by hand: the subject, and what the reader has to learn.
// R-MAI-03
it.each([
  [
    { kind: 'plan_pause_ends', facts: { plan: 'Solo', until: AT } } as const,
    'Your plan resumes on 6 December 2026',
    [
      '6 December 2026, at 09:05 UTC',
      'charged to your credit first, and then to your card',
      'you can cancel before then',
    ],
  ],
  [
    unpaid(null, AT),
    'Your plan will end unless it is paid',
    ['try again on 6 December 2026', 'pay the open invoice', 'kept for 30 days'],
  ],
  [
    unpaid(null, null),
    'Your plan will end unless it is paid',
    ['pay the open invoice', 'kept for 30 days'],
  ],
  [
    unpaid(AT, null),
    'Your plan ends on 6 December 2026 unless it is paid',
    ['Your plan ends on 6 December 2026', 'pay the open invoice'],
  ],
])('%j', (content, subject, words) => {
  const { text, subject: written } = renderMail(planWords(content, 'https://alcove.example'));
  expect(written).toBe(subject);
  for (const part of words) expect(text).toContain(part);
  expect(text).toContain('https://alcove.example/dashboard/invoices');
  expect(text).not.toMatch(/undefined|null|Invalid/);
});
