import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { OPEN_GATE } from '../../../http/session-validity.ts';
import { SECURITY_EVENT_KINDS } from '../../../contract/api.ts';
import { readLink, readPageLink } from '../../email/links.ts';
import { renderMail } from '../../email/template.ts';
import { securityWords } from './security.ts';

const AT = '2026-12-06T09:05:00.000Z';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.parse(AT) + days * DAY_MS);
const linkKey = createSecretKey(Buffer.alloc(32, 1));
type Event = Parameters<typeof securityWords>[0]['event'];

/** @param id of the recorded event, which mails of before do not have */
async function mail(
  event: Event,
  about: string | null,
  {
    id,
    now = inDays(0),
    wasNotMeAt = null,
  }: { id?: string; now?: Date; wasNotMeAt?: string | null } = {},
) {
  const facts = { event, at: AT, about, ...(id !== undefined && { id }) };
  const reads = { gate: async () => ({ ...OPEN_GATE, wasNotMeAt }) };
  const parts = { site: 'https://alcove.example', linkKey, now: () => now, reads };
  const letter = await securityWords(facts, { uid: 'u1' }, parts);
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
  [
    'data_exported',
    null,
    'Your data was downloaded',
    ['All data of your account', 'A download cannot be undone'],
  ],
  [
    'machine_data_fetched',
    'Cedar 2',
    'The data of a server was downloaded',
    ['The data of Cedar 2 was downloaded', 'A download cannot be undone'],
  ],
  [
    'billing_details_changed',
    null,
    'Your billing details were changed',
    ['name, address or VAT number', 'correct them under Plan and invoices'],
  ],
  [
    'invoice_copy_added',
    'books@example.net',
    'Your invoices are to go to one more address',
    ['books@example.net was added', 'remove the address under Plan and invoices'],
  ],
  ['recovery_codes_made', null, 'New recovery codes were made', ['in place of a passkey']],
  [
    'passkey_not_required',
    null,
    'Your servers open without a passkey',
    ['no longer asks for a passkey', 'change your password'],
  ],
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
    ['Mira Stone was given more access', 'for longer', 'end their access'],
  ],
  [
    'person_access_changed',
    'Win at evil.example',
    'Someone was given more access to your servers',
    ['Someone was given more access'],
  ],
  [
    'new_browser',
    'Firefox on Windows',
    'Your account was signed in to with a new browser',
    ['had not seen before: Firefox on Windows.', 'change your password'],
  ],
  [
    'opened_without_address',
    null,
    'A sign-in without an address',
    ['left out for which server', 'your name, your e-mail address', 'end all sessions'],
  ],
  [
    'passkey_added',
    'Desk 2',
    'A passkey was added to your account',
    ['named Desk 2.', 'without your password', 'change your password'],
  ],
  [
    'passkey_added',
    'Call 555 0100 now',
    'A passkey was added to your account',
    ['your account. It'],
  ],
  [
    'machine_restored',
    'Cedar 2',
    'A server is being put back to a backup',
    ['Cedar 2 is being put back', 'cannot be undone', 'Newer backups are kept'],
  ],
  [
    'machine_restored',
    'Call 555 0100 now',
    'A server is being put back to a backup',
    ['A server is being put back'],
  ],
  ['recovery_code_used', null, 'A recovery code was used', ['in place of a passkey']],
  [
    'account_deleted',
    null,
    'Your account has been deleted',
    ['such as invoices', 'payments have left', 'reply to this'],
  ],
] as const satisfies readonly (readonly [Event, string | null, string, readonly string[]])[];

// R-MAI-04
it.each(MAILS)(
  'of %s, about %s, says when it was and what to do',
  async (event, about, subject, words) => {
    const written = await mail(event, about);
    expect(written?.subject).toBe(subject);
    for (const part of [...words, '6 December 2026, at 09:05 UTC']) {
      expect(written?.text).toContain(part);
    }
    expect(written?.text).not.toMatch(/undefined|null|Invalid/);
  },
);

// R-TRU-02
it('says beside the button, too, that a restore cannot be undone', async () => {
  const written = await mail('machine_restored', 'Cedar', { id: 'e1' });
  expect(written?.text).toContain('to choose a new password. A restore cannot be undone.');
});

// R-MAI-04
it('leads those whose account is gone, or belongs to another address, to no account', async () => {
  expect((await mail('account_deleted', null, { id: 'e1' }))?.text).not.toContain('https:');
  expect((await mail('address_changed', null))?.text).not.toContain('https:');
  expect((await mail('address_changed', null, { id: 'e1' }))?.text).not.toContain('/dashboard');
  expect((await mail('password_changed', null))?.text).toContain('/dashboard/security');
});

const linkIn = (text = '') => /\/not-me#(\S+)/.exec(text)?.[1] ?? null;

// R-IDN-06
it('leads to a page from which everything is undone, for seven days, and to nothing else', async () => {
  const written = await mail('person_access_changed', 'Mira Stone', { id: 'e1' });
  const link = linkIn(written?.text) ?? '';
  expect(readPageLink('not-me', link, { key: linkKey, now: inDays(6.9) })).toMatchObject({
    id: 'e1',
  });
  expect(readPageLink('not-me', link, { key: linkKey, now: inDays(7.1) })).toBe(null);
  expect(readPageLink('keep-passkey', link, { key: linkKey, now: inDays(0) })).toBe(null);
  expect(readPageLink('not-me', link.replace('e1', 'e2'), { key: linkKey, now: inDays(0) })).toBe(
    null,
  );
  const { id = '', until = '', sign = '' } = Object.fromEntries(new URLSearchParams(link));
  expect(readLink('news-leave', { id, until, sign }, { key: linkKey, now: inDays(0) })).toBe(null);
  for (const part of ['This wasn’t me', 'asks you once more', 'takes back what was added']) {
    expect(written?.text).toContain(part);
  }
  expect(written?.text).not.toContain('change your password at once');
});

// R-IDN-06
it('closes the account after a change of its address, from either address', async () => {
  for (const about of [null, 'ada@new.example']) {
    const written = await mail('address_changed', about, { id: 'e1', wasNotMeAt: AT });
    expect(linkIn(written?.text)).not.toBe(null);
    expect(written?.text).toContain('It closes the account');
  }
});

// R-IDN-06
it.each([
  ['after seven days', { now: inDays(7) }],
  ['where it was pressed since', { wasNotMeAt: inDays(1).toISOString() }],
])('has no such link %s', async (_when, state) => {
  const written = await mail('passkey_added', null, { id: 'e1', ...state });
  expect(linkIn(written?.text)).toBe(null);
  expect(written?.text).toContain('change your password at once');
});

// R-MAI-04
it('is silent about what is no question of security', async () => {
  const mails = await Promise.all(SECURITY_EVENT_KINDS.map((event) => mail(event, 'x')));
  const told = SECURITY_EVENT_KINDS.filter((_event, index) => mails[index] !== null);
  expect(told.toSorted()).toEqual([
    'address_changed',
    'billing_details_changed',
    'data_exported',
    'invitation_sent_again',
    'invoice_copy_added',
    'machine_data_fetched',
    'machine_restored',
    'new_browser',
    'opened_without_address',
    'passkey_added',
    'passkey_not_required',
    'password_changed',
    'person_access_changed',
    'person_invited',
    'recovery_code_used',
    'recovery_codes_made',
    'server_added',
    'signed_out_everywhere',
  ]);
});
