import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { idOf, secretOf } from '../../seats/invitation-record.ts';
import { renderMail } from '../../email/template.ts';
import { copyOf } from '../../email/emails/copy-of.fixture.ts';
import { invitationEmail, invitationsWaitEmail } from './invitation.ts';
import type { ReadInvitation } from './loaders.ts';

const linkKey = createSecretKey(Buffer.alloc(32, 7));
const FACTS = { invitation: 'i1', nonce: 'f'.repeat(32) };
const OF_ADA: ReadInvitation = {
  ownerName: 'Ada Lovelace',
  ownerEmail: 'ada@example.net',
  machines: ['Cedar'],
  until: null,
  lapsesAt: '2026-12-06T09:05:00.000Z',
};

async function mail(change: Partial<ReadInvitation> | null = {}, isRefused = false) {
  const letter = await copyOf(invitationEmail, FACTS, {
    mail: { to: 'mira@example.net' },
    linkKey,
    reads: {
      invitation: async () => (change === null ? null : { ...OF_ADA, ...change }),
      refusesInvitations: async () => isRefused,
    },
  });
  return letter && renderMail(letter);
}

// Written by hand: the subject, and what the reader has to learn.
// R-PPL-01
it.each<[string, Partial<ReadInvitation>, string, string[]]>([
  [
    'to one server',
    {},
    'You are invited to use a private AI server',
    ['Ada Lovelace (ada@example.net) invites you', 'their server Cedar.'],
  ],
  [
    'to several',
    { machines: ['Cedar', 'Oak 4821'] },
    'You are invited to use private AI servers',
    ['their servers Cedar and Oak 4821.'],
  ],
  [
    'to all',
    { machines: 'all' },
    'You are invited to use private AI servers',
    ['all their servers, also those that they add later'],
  ],
  [
    'as a guest',
    { until: '2026-12-24T23:00:00.000Z' },
    'You are invited to use a private AI server',
    ['You can use it until 24 December 2026, 23:00 UTC'],
  ],
])('an invitation %s', async (_what, change, subject, words) => {
  const written = await mail(change);
  expect(written?.subject).toBe(subject);
  const always = [
    'an account at Alcove whose confirmed e-mail address is this one',
    'It is free: only the owner of a server needs a plan.',
    'learn your name, your e-mail address and when you last visited',
    'can download everything',
    'can end your access at any time',
    'until 6 December 2026, 09:05 UTC',
    'even without this link',
    'you need not do anything',
    'reply to this e-mail',
  ];
  for (const part of [...words, ...always]) {
    expect(written?.text).toContain(part);
    expect(written?.html).toContain(part);
  }
  expect(written?.text).not.toMatch(/undefined|null|Invalid/);
});

// R-PPL-01
it.each<[string, Partial<ReadInvitation>, string[]]>([
  [
    'their own name',
    { ownerName: 'You have won: win.example' },
    ['The owner (ada@example.net) invites you'],
  ],
  ['no name', { ownerName: null }, ['The owner (ada@example.net) invites you']],
  ['a server’s name', { machines: ['Call 0800 123456'] }, ['invites you to use their server.']],
  [
    'one of two servers’ names',
    { machines: ['Cedar', 'win.example'] },
    ['their servers Cedar and one more.'],
  ],
  [
    'most of their names',
    { machines: ['Cedar', 'win.example', 'a/b'] },
    ['their servers Cedar and 2 more.'],
  ],
  [
    'all their names',
    { machines: ['win.example', 'a/b'] },
    ['invites you to use 2 of their servers.'],
  ],
])('carries no message in %s', async (_what, change, words) => {
  const written = await mail(change);
  const all = `${written?.subject} ${written?.text} ${written?.html}`;
  expect(all).not.toMatch(/win\.example|0800|a\/b|null/);
  for (const part of words) expect(written?.text).toContain(part);
});

// R-PPL-01
it('leads to the page of the invitation with the secret in the fragment, and nowhere else', async () => {
  const written = await mail();
  const secret = secretOf(FACTS.nonce, linkKey);
  const page = `https://alcove.example/invitation#${secret}`;
  expect(new Set(written?.text.match(/https?:[^\s"<]+/g))).toEqual(new Set([page]));
  expect(new Set(written?.html.match(/https?:[^\s"<]+/g))).toEqual(new Set([page]));
  expect(idOf(secret)).toMatch(/^[0-9a-f]{64}$/);
});

// R-PPL-01
it('is not sent when it is no longer open, or to someone who has complained of one', async () => {
  expect(await mail(null)).toBeNull();
  expect(await mail({}, true)).toBeNull();
});

// R-PPL-01
it('one mail a day tells of more invitations, and names no one', async () => {
  const more = (isRefused: boolean) =>
    copyOf(
      invitationsWaitEmail,
      {},
      {
        mail: { to: 'mira@example.net' },
        reads: { refusesInvitations: async () => isRefused },
      },
    );
  const letter = await more(false);
  expect(letter?.link?.url).toBe('https://alcove.example/dashboard');
  expect(JSON.stringify(letter)).not.toMatch(/Ada|mira|undefined|null/);
  expect(await more(true)).toBe(null);
});
