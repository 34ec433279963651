import { describe, expect, it } from 'vitest';
import { renderMail } from '../../email/template.ts';
import type { Letter } from '../../email/template.ts';
import {
  membershipWords,
  personJoinedWords,
  personLeftWords,
  sharedMachineWords,
} from './membership.ts';

const SITE = 'https://alcove.example';
const END = '2026-12-24T23:00:00.000Z';

type Event = Parameters<typeof membershipWords>[0]['event'];
type MachineEvent = Parameters<typeof sharedMachineWords>[0]['event'];
type How = Parameters<typeof personLeftWords>[0]['how'];

const joined = (name: string | null) =>
  personJoinedWords({ name, email: 'hana@example.net' }, SITE);
const left = (how: How, name: string | null = 'Hana Sato') => personLeftWords({ name, how }, SITE);
const membership = (event: Event, ownerName: string | null = 'Ada Lovelace') => {
  const until = event === 'last_day' ? END : null;
  return membershipWords({ event, membership: 'ms1', ownerName, until }, SITE);
};
const machine = (
  event: MachineEvent,
  name = 'Cedar',
  ownerName: string | null = 'Ada Lovelace',
) => {
  const keepUntil = event === 'ending' ? END : null;
  const facts = { event, membership: 'ms1', machine: 'm1', name, keepUntil };
  return sharedMachineWords(facts, ownerName, SITE);
};

// Written by hand: the subject, and what the reader has to learn.
const TO_OWNERS: readonly (readonly [string, Letter, subject: string, words: string[]])[] = [
  [
    'someone has joined',
    joined('Hana Sato'),
    'Your invitation was accepted',
    ['Hana Sato (hana@example.net)', 'own account', 'end their access'],
  ],
  [
    'someone without a name has joined',
    joined(null),
    'Your invitation was accepted',
    ['hana@example.net has accepted'],
  ],
  [
    'someone has left',
    left('left'),
    'A member has left your servers',
    ['Hana Sato has left', 'can no longer open them', 'still there'],
  ],
  [
    'someone has deleted their account',
    left('deleted'),
    'A member can no longer open your servers',
    ['Hana Sato has deleted', 'deleted their account', 'still there'],
  ],
  [
    'a last day has passed',
    left('last_day'),
    'The last day of a guest has passed',
    ['set for Hana Sato has passed', 'can no longer open', 'still there', 'invite them again'],
  ],
  [
    'a last day has passed, of someone without a name',
    left('last_day', null),
    'The last day of a guest has passed',
    ['for a guest has passed'],
  ],
  [
    'someone without a name has left',
    left('left', null),
    'A member has left your servers',
    ['A member has left'],
  ],
];

const TO_MEMBERS: typeof TO_OWNERS = [
  [
    'removed',
    membership('removed'),
    'Your access to shared servers has ended',
    ['Ada Lovelace has ended your access', 'still there', 'ask Ada Lovelace', 'stays as it is'],
  ],
  [
    'suspended',
    membership('suspended'),
    'Your access to shared servers is suspended',
    [
      'access to Ada Lovelace’s servers is suspended',
      'cannot open them for now',
      'still there',
      'We write to you when',
      'ask Ada Lovelace',
    ],
  ],
  [
    'back',
    membership('back'),
    'You can open shared servers again',
    ['open Ada Lovelace’s servers again, from your dashboard'],
  ],
  [
    'last day',
    membership('last_day'),
    'Your last day on shared servers is near',
    ['until 24 December 2026, 23:00 UTC', 'Copy what you want to keep', 'ask Ada Lovelace'],
  ],
  [
    'ended',
    membership('ended'),
    'Your access to shared servers has ended',
    ['until a certain day', 'still there', 'ask Ada Lovelace', 'invite you again'],
  ],
  [
    'the owner is gone',
    membership('owner_gone'),
    'Your access to shared servers has ended',
    ['deleted their account', 'erase', 'cannot bring anything back', 'Your own account stays'],
  ],
  [
    'removed by someone without a name',
    membership('removed', null),
    'Your access to shared servers has ended',
    ['The owner has ended', 'ask the owner'],
  ],
  [
    'asleep',
    machine('asleep'),
    'A shared server is asleep',
    [
      'Cedar, which Ada Lovelace shares with you, is asleep',
      'files on it are kept',
      'we write to you',
    ],
  ],
  [
    'awake',
    machine('awake'),
    'A shared server is awake again',
    ['Cedar, which', 'from your dashboard', 'left them'],
  ],
  [
    'restored',
    machine('restored'),
    'A shared server was put back to a backup',
    ['Cedar, which', 'by Ada Lovelace', 'is gone', 'ask Ada Lovelace'],
  ],
  [
    'will be erased',
    machine('ending'),
    'A shared server will be erased on 24 December 2026',
    ['24 December 2026, at 23:00 UTC', 'with its backups and your files', 'Ask Ada Lovelace'],
  ],
  [
    'erased',
    machine('erased'),
    'A shared server has been erased',
    ['Cedar, which', 'for good', 'cannot bring anything back', 'ask Ada Lovelace'],
  ],
  [
    'a server whose name is no name',
    machine('asleep', 'Pay at win.example', null),
    'A shared server is asleep',
    ['A server that the owner shares with you is asleep', 'ask the owner'],
  ],
];

describe('the mails about people', () => {
  // R-PPL-05
  it.each([...TO_OWNERS, ...TO_MEMBERS])('%s', (_what, letter, subject, words) => {
    const written = renderMail(letter);
    expect(written.subject).toBe(subject);
    for (const part of words) {
      expect(written.text).toContain(part);
      expect(written.html).toContain(part);
    }
    expect(written.text).not.toMatch(/undefined|null|Invalid|win\.example/);
  });

  // R-PPL-05
  it.each(TO_MEMBERS)('tell a member nothing of money or of the plan: %s', (_what, letter) => {
    const { subject, text } = renderMail(letter);
    expect(`${subject} ${text}`).not.toMatch(
      /\bplan|paid|pay\b|payment|invoice|card\b|price|money|subscri|seat|licen|membership/i,
    );
  });

  // R-PPL-05
  it.each([
    [TO_OWNERS, `${SITE}/dashboard/people`],
    [TO_MEMBERS, `${SITE}/dashboard`],
  ])('lead to one page of the account', (letters, page) => {
    for (const [, letter] of letters) {
      const { text, html } = renderMail(letter);
      expect(new Set(text.match(/https?:[^\s"<]+/g))).toEqual(new Set([page]));
      expect(new Set(html.match(/https?:[^\s"<]+/g))).toEqual(new Set([page]));
    }
  });
});
