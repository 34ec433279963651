import { describe, expect, it } from 'vitest';
import { machineCreditEmail } from '../../credits/emails/machine-credit.ts';
import { copyOf, MAIL } from '../../email/emails/copy-of.fixture.ts';
import type { Email } from '../../email/email-parts.ts';
import { renderMail } from '../../email/template.ts';
import { readyMachine } from '../record/machine-record.fixture.ts';
import type { MachineRecord } from '../record/machine-record.ts';
import * as emails from './machine.ts';

const CEDAR = { machine: 'm1', name: 'Cedar' } as const;
const END = '2026-12-22T23:30:00.000Z';
const SLEEP = '2026-12-06T09:05:00.000Z';

type Content = { email: Email; facts: object };

async function mail({ email, facts }: Content) {
  const letter = await copyOf(email, facts);
  if (letter === null) throw new Error('there is nothing to say');
  return renderMail(letter);
}

const ending = (days: number, reason: 'plan_ended' | 'plan_smaller'): Content => ({
  email: emails.machineEndingEmail,
  facts: { ...CEDAR, keepUntil: END, days, reason },
});
const erased = (reason: 'erase_asked' | 'plan_ended' | 'plan_smaller' | 'paused' | null) => ({
  email: emails.machineErasedEmail,
  facts: { ...CEDAR, reason },
});
const sleeping = (days: number): Content => ({
  email: emails.machineSleepingEmail,
  facts: { ...CEDAR, sleepAt: SLEEP, days },
});
const disk = (percent: 80 | 95, usedBytes: number): Content => ({
  email: emails.machineDiskEmail,
  facts: { ...CEDAR, percent, usedBytes, diskBytes: 500_000_000_000 },
});

const restored = (hasFailed: boolean): Content => ({
  email: emails.machineRestoredEmail,
  facts: { ...CEDAR, madeAt: SLEEP, hasFailed },
});

const credit = (
  hours: number,
  way: 'invoice' | 'refund' | 'balance',
  isMoved = false,
): Content => ({
  email: machineCreditEmail,
  facts: { ...CEDAR, month: '2026-10', hours, amount: 780, currency: 'eur', way, isMoved },
});

// Written by hand: the subject, and what the reader has to learn.
const MAILS: readonly (readonly [Content, subject: string, words: string[]])[] = [
  [{ email: emails.machineReadyEmail, facts: CEDAR }, 'Cedar is ready', ['press Open']],
  [
    { email: emails.machineFailedEmail, facts: { ...CEDAR, wasReady: true } },
    'Cedar has failed',
    ['broken on our side', 'working on it', 'write to us'],
  ],
  [
    { email: emails.machineFailedEmail, facts: { ...CEDAR, wasReady: false } },
    'Cedar could not be set up',
    ['Your order stands'],
  ],
  [
    { email: emails.machineSilentEmail, facts: { ...CEDAR, since: SLEEP } },
    'Cedar does not answer',
    ['since 6 December 2026, 09:05 UTC', 'restart', 'write again when it answers'],
  ],
  [{ email: emails.machineBackEmail, facts: CEDAR }, 'Cedar answers again', ['open it as usual']],
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
    { email: emails.machineAsleepEmail, facts: { ...CEDAR, why: 'paused' } },
    'Cedar is asleep',
    ['Your plan is paused', 'files and backups are kept', 'when your plan resumes'],
  ],
  [
    { email: emails.machineAsleepEmail, facts: { ...CEDAR, why: 'unpaid' } },
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
  it.each(MAILS)('%j', async (content, subject, words) => {
    const written = await mail(content);
    expect(written.subject).toBe(subject);
    for (const part of words) {
      expect(written.text).toContain(part);
      expect(written.html).toContain(part);
    }
    expect(written.text).not.toMatch(/undefined|null|Invalid|NaN/);
  });

  // R-MAI-01
  it('calls only its last one the last reminder', async () => {
    for (const days of [30, 7]) {
      expect((await mail(ending(days, 'plan_ended'))).text).not.toContain('reminder');
    }
    expect((await mail(sleeping(7))).text).not.toContain('reminder');
  });

  // R-MAI-01
  it.each(MAILS)('leads to the machine’s page and nowhere else: %j', async (content) => {
    const { text, html } = await mail(content);
    const page = 'https://alcove.example/dashboard/projects/m1';
    const addresses = /https?:[^\s"<]+/g;
    expect(new Set(text.match(addresses))).toEqual(new Set([page]));
    expect(new Set(html.match(addresses))).toEqual(new Set([page]));
  });
});

const AT = '2026-12-06T09:05:00.000Z';
const LATER = '2026-12-13T09:05:00.000Z';
const READY: Content = { email: emails.machineReadyEmail, facts: CEDAR };
const BACK: Content = { email: emails.machineBackEmail, facts: CEDAR };
const FAILED: Content = { email: emails.machineFailedEmail, facts: { ...CEDAR, wasReady: true } };
const SILENT: Content = { email: emails.machineSilentEmail, facts: { ...CEDAR, since: AT } };
const ASLEEP: Content = { email: emails.machineAsleepEmail, facts: { ...CEDAR, why: 'unpaid' } };
const SLEEPING: Content = {
  email: emails.machineSleepingEmail,
  facts: { ...CEDAR, sleepAt: AT, days: 7 },
};
const ENDING: Content = {
  email: emails.machineEndingEmail,
  facts: { ...CEDAR, keepUntil: AT, days: 7, reason: 'plan_ended' },
};
const ERASED: Content = { email: emails.machineErasedEmail, facts: { ...CEDAR, reason: null } };
const DISK: Content = {
  email: emails.machineDiskEmail,
  facts: { ...CEDAR, percent: 95, usedBytes: 96, diskBytes: 100 },
};

// R-MAI-06
it.each<[string, Content, Partial<MachineRecord>, boolean]>([
  ['ready', READY, {}, true],
  ['ready, of one that has failed since', READY, { state: 'failed' }, false],
  ['ready, of one that is to go', READY, { desired: 'ending' }, false],
  ['failed', FAILED, { state: 'failed' }, true],
  ['failed, of one that was mended', FAILED, {}, false],
  ['silent', SILENT, { state: 'unreachable' }, true],
  ['silent, of one that is back', SILENT, {}, false],
  ['back', BACK, {}, true],
  ['back, of one that is silent again', BACK, { state: 'unreachable' }, false],
  ['will sleep', SLEEPING, { sleepAt: AT }, true],
  ['will sleep, of a plan that was paid', SLEEPING, { sleepAt: null }, false],
  ['will sleep, on another day', SLEEPING, { sleepAt: LATER }, false],
  ['asleep', ASLEEP, { desired: 'asleep', reason: 'unpaid' }, true],
  ['asleep, of one that wakes', ASLEEP, { desired: 'ready', reason: null }, false],
  ['asleep, for another reason', ASLEEP, { desired: 'asleep', reason: 'paused' }, false],
  ['will be erased', ENDING, { desired: 'ending', keepUntil: AT }, true],
  ['will be erased, on another day', ENDING, { desired: 'ending', keepUntil: LATER }, false],
  ['will be erased, of one that was woken', ENDING, { desired: 'ready' }, false],
  ['will be erased, of one that is being erased', ENDING, { desired: 'erased' }, false],
  ['erased', ERASED, { state: 'erased', desired: 'erased' }, true],
  ['the disk is full', DISK, { toldDisk: 95 }, true],
  ['the disk is full, of one with room again', DISK, { toldDisk: 80 }, false],
])('“%s” is sent only while it is so', async (_what, { email, facts }, change, isTrue) => {
  const isTrueOf = (record: MachineRecord | null) =>
    email.isStillRelevant?.(facts, MAIL, { machine: async () => record });
  expect(await isTrueOf({ ...readyMachine(AT), ...change })).toBe(isTrue);
  expect(await isTrueOf(null)).toBe(false);
});
