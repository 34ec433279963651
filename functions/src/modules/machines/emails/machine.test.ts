import { describe, expect, it } from 'vitest';
import { renderMail } from '../../email/template.ts';
import { machineWords } from './machine.ts';

const CEDAR = { machine: 'm1', name: 'Cedar' } as const;
const END = '2026-12-22T23:30:00.000Z';
const SLEEP = '2026-12-06T09:05:00.000Z';

type Content = Parameters<typeof machineWords>[0];

const mail = (content: Content) => renderMail(machineWords(content, 'https://alcove.example'));

const ending = (days: number, reason: 'plan_ended' | 'plan_smaller'): Content => ({
  kind: 'machine_ending',
  facts: { ...CEDAR, keepUntil: END, days, reason },
});
const erased = (reason: 'erase_asked' | 'plan_ended' | 'plan_smaller' | 'paused' | null) =>
  ({ kind: 'machine_erased', facts: { ...CEDAR, reason } }) as const;
const sleeping = (days: number): Content => ({
  kind: 'machine_sleeping',
  facts: { ...CEDAR, sleepAt: SLEEP, days },
});
const disk = (percent: 80 | 95, usedBytes: number): Content => ({
  kind: 'machine_disk',
  facts: { ...CEDAR, percent, usedBytes, diskBytes: 500_000_000_000 },
});

const restored = (hasFailed: boolean): Content => ({
  kind: 'machine_restored',
  facts: { ...CEDAR, madeAt: SLEEP, hasFailed },
});

const credit = (
  hours: number,
  way: 'invoice' | 'refund' | 'balance',
  isMoved = false,
): Content => ({
  kind: 'machine_credit',
  facts: { ...CEDAR, month: '2026-10', hours, amount: 780, currency: 'eur', way, isMoved },
});

// Written by hand: the subject, and what the reader has to learn.
const MAILS: readonly (readonly [Content, subject: string, words: string[]])[] = [
  [{ kind: 'machine_ready', facts: CEDAR }, 'Cedar is ready', ['press Open']],
  [
    { kind: 'machine_failed', facts: { ...CEDAR, wasReady: true } },
    'Cedar has failed',
    ['broken on our side', 'working on it', 'write to us'],
  ],
  [
    { kind: 'machine_failed', facts: { ...CEDAR, wasReady: false } },
    'Cedar could not be set up',
    ['Your order stands'],
  ],
  [
    { kind: 'machine_silent', facts: { ...CEDAR, since: SLEEP } },
    'Cedar does not answer',
    ['since 6 December 2026, 09:05 UTC', 'restart', 'write again when it answers'],
  ],
  [{ kind: 'machine_back', facts: CEDAR }, 'Cedar answers again', ['open it as usual']],
  [
    disk(80, 401_000_000_000),
    'The disk of Cedar is 80 per cent full',
    ['401 of 500 GB', 'no hurry', 'a larger plan'],
  ],
  [
    disk(95, 476_000_000_000),
    'The disk of Cedar is 95 per cent full',
    ['476 of 500 GB', 'can store nothing new', 'a larger plan'],
  ],
  [
    sleeping(7),
    'Cedar falls asleep on 6 December 2026 unless your plan is paid',
    ['6 December 2026, at 09:05 UTC', 'files and backups are kept', 'change your card'],
  ],
  [
    sleeping(2),
    'Cedar falls asleep on 6 December 2026 unless your plan is paid',
    ['our last reminder'],
  ],
  [
    { kind: 'machine_asleep', facts: { ...CEDAR, why: 'paused' } },
    'Cedar is asleep',
    ['Your plan is paused', 'files and backups are kept', 'when your plan resumes'],
  ],
  [
    { kind: 'machine_asleep', facts: { ...CEDAR, why: 'unpaid' } },
    'Cedar is asleep',
    ['has not been paid', 'files and backups are kept', 'once the payment has gone through'],
  ],
  [
    credit(2, 'invoice'),
    'You get back €7.80 for Cedar',
    ['In October 2026, Cedar', 'by 2 full hours', 'off your next invoice, on a line of its own'],
  ],
  [
    credit(1, 'refund'),
    'You get back €7.80 for Cedar',
    ['by one full hour', 'to the card that paid'],
  ],
  [credit(2, 'balance'), 'You get back €7.80 for Cedar', ['as credit', 'paid out, write to us']],
  [
    credit(2, 'refund', true),
    'Your €7.80 for Cedar in October 2026',
    ['would come off your next invoice', 'another way', 'to the card that paid'],
  ],
  [
    ending(30, 'plan_ended'),
    'Cedar will be erased on 22 December 2026',
    [
      'Your plan has ended',
      '22 December 2026, at 23:30 UTC',
      'download its data',
      'A new plan wakes it',
    ],
  ],
  [
    ending(2, 'plan_smaller'),
    'Cedar will be erased on 22 December 2026',
    ['too small for Cedar', 'A larger plan wakes it', 'last reminder'],
  ],
  [
    restored(false),
    'Cedar has been restored',
    ['back to its backup of 6 December 2026, at 09:05 UTC', 'is gone'],
  ],
  [
    restored(true),
    'Cedar could not be restored',
    ['backup of 6 December 2026, at 09:05 UTC', 'It has what it had before', 'try again'],
  ],
  [erased('erase_asked'), 'Cedar has been erased', ['As you asked, Cedar']],
  [erased('plan_ended'), 'Cedar has been erased', ['plan has ended']],
  [erased('plan_smaller'), 'Cedar has been erased', ['too small for this server']],
  [erased(null), 'Cedar has been erased', ['did not expect this']],
  [erased('paused'), 'Cedar has been erased', ['did not expect this']],
];

describe('the mail to the owner of a machine', () => {
  // R-MAI-01
  it.each(MAILS)('%j', (content, subject, words) => {
    const written = mail(content);
    expect(written.subject).toBe(subject);
    for (const part of words) {
      expect(written.text).toContain(part);
      expect(written.html).toContain(part);
    }
    expect(written.text).not.toMatch(/undefined|null|Invalid|NaN/);
  });

  // R-MAI-01
  it('calls only its last one the last reminder', () => {
    for (const days of [30, 7]) {
      expect(mail(ending(days, 'plan_ended')).text).not.toContain('reminder');
    }
    expect(mail(sleeping(7)).text).not.toContain('reminder');
  });

  // R-MAI-01
  it.each(MAILS)('leads to the machine’s page and nowhere else: %j', (content) => {
    const { text, html } = mail(content);
    const page = 'https://alcove.example/dashboard/projects/m1';
    const addresses = /https?:[^\s"<]+/g;
    expect(new Set(text.match(addresses))).toEqual(new Set([page]));
    expect(new Set(html.match(addresses))).toEqual(new Set([page]));
  });
});
