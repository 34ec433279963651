import { describe, expect, it } from 'vitest';
import { renderMail } from '../../../adapters/mail-template.ts';
import type { Notice } from './due-notice.ts';
import type { MachineRecord } from '../record/machine-record.ts';
import { noticeWords } from './notice-words.ts';

const MACHINE = {
  id: 'm1',
  name: 'Cedar',
  readyAt: '2026-10-01T10:00:00.000Z',
  keepUntil: '2026-12-22T23:30:00.000Z',
  reason: null,
  sleepAt: '2026-12-06T09:05:00.000Z',
} as const;

type NamedMachine = Pick<
  MachineRecord,
  'id' | 'name' | 'readyAt' | 'keepUntil' | 'reason' | 'sleepAt'
>;

function mail(notice: Notice, change: Partial<NamedMachine> = {}) {
  return renderMail(noticeWords(notice, { ...MACHINE, ...change }, 'https://alcove.example'));
}

const ENDING = { kind: 'ending', days: 30 } as const;

// Written by hand: the subject, and what the reader has to learn.
const MAILS: readonly (readonly [
  Notice,
  Partial<NamedMachine>,
  subject: string,
  words: string[],
])[] = [
  [{ kind: 'ready' }, {}, 'Cedar is ready', ['your account signs you in']],
  [
    { kind: 'failed' },
    {},
    'Cedar has failed',
    ['broken on our side', 'working on it', 'write to us'],
  ],
  [{ kind: 'failed' }, { readyAt: null }, 'Cedar could not be set up', ['Your order stands']],
  [
    { kind: 'sleeping', days: 7 },
    {},
    'Cedar falls asleep on 6 December 2026 unless your plan is paid',
    ['6 December 2026, at 09:05 UTC', 'files and backups are kept', 'change your card'],
  ],
  [
    { kind: 'sleeping', days: 2 },
    {},
    'Cedar falls asleep on 6 December 2026 unless your plan is paid',
    ['our last reminder'],
  ],
  [
    { kind: 'asleep', why: 'paused' },
    {},
    'Cedar is asleep',
    ['Your plan is paused', 'files and backups are kept', 'when your plan resumes'],
  ],
  [
    { kind: 'asleep', why: 'unpaid' },
    {},
    'Cedar is asleep',
    ['has not been paid', 'files and backups are kept', 'once the payment has gone through'],
  ],
  [
    ENDING,
    { reason: 'plan_ended' },
    'Cedar will be erased on 22 December 2026',
    [
      'Your plan has ended',
      '22 December 2026, at 23:30 UTC',
      'download its data',
      'A new plan wakes it',
    ],
  ],
  [
    { kind: 'ending', days: 1 },
    { reason: 'plan_smaller' },
    'Cedar will be erased on 22 December 2026',
    ['too small for Cedar', 'A larger plan wakes it', 'last reminder'],
  ],
  [{ kind: 'erased' }, { reason: 'erase_asked' }, 'Cedar has been erased', ['As you asked, Cedar']],
  [{ kind: 'erased' }, { reason: 'plan_ended' }, 'Cedar has been erased', ['plan has ended']],
  [
    { kind: 'erased' },
    { reason: 'plan_smaller' },
    'Cedar has been erased',
    ['too small for this server'],
  ],
  [{ kind: 'erased' }, {}, 'Cedar has been erased', ['did not expect this']],
  [{ kind: 'erased' }, { reason: 'paused' }, 'Cedar has been erased', ['did not expect this']],
];

describe('the mail to the owner of a machine', () => {
  // R-MAI-01
  it.each(MAILS)('%j %j', (notice, change, subject, words) => {
    const written = mail(notice, change);
    expect(written.subject).toBe(subject);
    for (const part of words) {
      expect(written.text).toContain(part);
      expect(written.html).toContain(part);
    }
    expect(written.text).not.toMatch(/undefined|null|Invalid/);
  });

  // R-MAI-01
  it('calls only its last one the last reminder', () => {
    for (const days of [30, 7] as const) {
      expect(mail({ kind: 'ending', days }).text).not.toContain('reminder');
    }
  });

  // R-MAI-01
  it.each(MAILS)('leads to the machine’s page and nowhere else: %j %j', (notice, change) => {
    const { text, html } = mail(notice, change);
    const page = 'https://alcove.example/dashboard/projects/m1';
    const addresses = /https?:[^\s"<]+/g;
    expect(text.match(addresses)).toEqual([page]);
    expect(html.match(addresses)).toEqual([page]);
  });
});
