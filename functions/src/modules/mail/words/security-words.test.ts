import { expect, it } from 'vitest';
import { SECURITY_EVENT_KINDS } from '../../../contract/api.ts';
import { renderMail } from '../template.ts';
import { securityWords } from './security-words.ts';

const AT = '2026-12-06T09:05:00.000Z';
type Event = Parameters<typeof securityWords>[0]['event'];

function mail(event: Event, about: string | null) {
  const letter = securityWords({ event, at: AT, about }, 'https://alcove.example');
  return letter && renderMail(letter);
}

// Written by hand: the subject, and what the reader has to learn.
const MAILS = [
  [
    'server_added',
    'https://ai.home.example',
    'A server may now sign you in',
    ['https://ai.home.example', 'with your account', 'change your password'],
  ],
  [
    'password_changed',
    null,
    'Your password was changed',
    ['all other sessions ended', 'change your password at once'],
  ],
  ['signed_out_everywhere', null, 'All your sessions have ended', ['change your password']],
  ['data_exported', null, 'Your data was downloaded', ['All data of your account']],
  [
    'address_changed',
    'ada@new.example',
    'The e-mail address of your account was changed',
    ['is now ada@new.example', 'change your password'],
  ],
  [
    'address_changed',
    null,
    'The e-mail address of your account was changed',
    ['We no longer write to this one', 'reply to this e-mail'],
  ],
  [
    'person_invited',
    'mira@example.net',
    'Someone was invited to your servers',
    ['mira@example.net was invited', 'change your password', 'take the invitation back'],
  ],
  [
    'invitation_sent_again',
    'mira@example.net',
    'An invitation to your servers was sent again',
    ['mira@example.net', 'change your password', 'take the invitation back'],
  ],
  [
    'person_access_changed',
    'Mira Stone',
    'Someone was given more access to your servers',
    ['Mira Stone was given access', 'or for longer', 'end their access'],
  ],
  [
    'person_access_changed',
    'Win at evil.example',
    'Someone was given more access to your servers',
    ['Someone was given access'],
  ],
  ['account_deleted', null, 'Your account has been deleted', ['such as invoices', 'reply to this']],
] as const satisfies readonly (readonly [Event, string | null, string, readonly string[]])[];

// R-MAI-04
it.each(MAILS)(
  'of %s, about %s, says when it was and what to do',
  (event, about, subject, words) => {
    const written = mail(event, about);
    expect(written?.subject).toBe(subject);
    for (const part of [...words, '6 December 2026, at 09:05 UTC']) {
      expect(written?.text).toContain(part);
    }
    expect(written?.text).not.toMatch(/undefined|null|Invalid/);
  },
);

// R-MAI-04
it('leads those whose account is gone, or belongs to another address, to no account', () => {
  expect(mail('account_deleted', null)?.text).not.toContain('https:');
  expect(mail('address_changed', null)?.text).not.toContain('https:');
  expect(mail('password_changed', null)?.text).toContain('/dashboard/security');
});

// R-MAI-04
it('is silent about what is no question of security', () => {
  const told = SECURITY_EVENT_KINDS.filter((event) => mail(event, 'x') !== null);
  expect(told.toSorted()).toEqual([
    'data_exported',
    'invitation_sent_again',
    'password_changed',
    'person_access_changed',
    'person_invited',
    'server_added',
    'signed_out_everywhere',
  ]);
});
