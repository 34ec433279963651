import { expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type Subscription } from '../../../contract/subscription.ts';
import { copyOf, MAIL } from '../../email/emails/copy-of.fixture.ts';
import type { Email } from '../../email/email-parts.ts';
import { renderMail } from '../../email/template.ts';
import { planEndsUnpaidEmail, planPauseEndsEmail } from './plan.ts';

const AT = '2026-12-06T09:05:00.000Z';
const LATER = '2026-12-13T09:05:00.000Z';

type Content = { email: Email; facts: object };
const PAUSE_ENDS = { email: planPauseEndsEmail, facts: { plan: 'Solo', until: AT } };

const unpaid = (endsAt: string | null, triesAt: string | null): Content => ({
  email: planEndsUnpaidEmail,
  facts: { plan: 'Solo', endsAt, triesAt },
});

// Written by hand: the subject, and what the reader has to learn.
// R-MAI-03
it.each<[Content, string, string[]]>([
  [
    PAUSE_ENDS,
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
])('%j', async ({ email, facts }, subject, words) => {
  const letter = await copyOf(email, facts);
  if (letter === null) throw new Error('there is nothing to say');
  const { text, subject: written } = renderMail(letter);
  expect(written).toBe(subject);
  for (const part of words) expect(text).toContain(part);
  expect(text).toContain('https://alcove.example/dashboard/invoices');
  expect(text).not.toMatch(/undefined|null|Invalid/);
});

const openPayment = {
  amount: 900,
  currency: 'eur',
  invoiceId: 'in_1',
  purpose: 'renewal',
  needs: 'payment',
} as const;

// R-MAI-06
it.each<[string, Content, Partial<Subscription>, boolean]>([
  ['a pause ends', PAUSE_ENDS, { status: 'paused', pausedUntil: AT }, true],
  ['a pause ends, on another day', PAUSE_ENDS, { status: 'paused', pausedUntil: LATER }, false],
  ['a pause ends, that has ended', PAUSE_ENDS, { status: 'active' }, false],
  ['a plan ends unpaid', unpaid(null, null), { status: 'past_due', openPayment }, true],
  ['a plan ends unpaid at its end', unpaid(null, null), { status: 'unpaid', openPayment }, true],
  ['a plan ends unpaid, that was paid', unpaid(null, null), { status: 'active' }, false],
])('“%s” is sent only while it is so', async (_what, { email, facts }, change, isTrue) => {
  const isTrueOf = (subscription: Subscription | null) =>
    email.isStillRelevant?.(facts, { ...MAIL, uid: 'u1' }, { plan: async () => subscription });
  expect(await isTrueOf({ ...NO_SUBSCRIPTION, ...change })).toBe(isTrue);
  expect(await isTrueOf(null)).toBe(false);
});
