import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { OPEN_GATE, type SessionGate } from '../../../http/session-validity.ts';
import { newAddressOf, readPageLink } from '../../email/links.ts';
import { renderMail, type Letter } from '../../email/template.ts';
import { copyOf, MAIL as STORED } from '../../email/emails/copy-of.fixture.ts';
import * as emails from './sign-in.ts';

const AT = '2026-12-06T09:05:00.000Z';
const END = '2026-12-09T09:05:00.000Z';
const key = createSecretKey(Buffer.alloc(32, 1));
const now = new Date('2026-12-06T10:00:00.000Z');
const MAIL = { ...STORED, uid: 'u1', to: 'ada@new.example' };

function parts(
  gate: Partial<SessionGate>,
  { code = 'c0de', holder = null }: { code?: string | null; holder?: string | null } = {},
) {
  const reads = {
    gate: async () => ({ ...OPEN_GATE, ...gate }),
    resetCode: async () => code,
    confirmationCode: async () => code,
    uidOf: async () => holder,
  };
  return { site: 'https://alcove.example', linkKey: key, now: () => now, reads };
}

function textOf(letter: Letter | null): string {
  const { subject, text, html } =
    letter === null ? { subject: '', text: '', html: '' } : renderMail(letter);
  expect(`${text}${html}`).not.toMatch(/undefined|null|Invalid|credential|authenticator/);
  return `${subject}\n${text}`;
}

const linkIn = (text: string, page: string) => text.split(`${page}#`)[1]?.split('\n')[0] ?? '';

// R-IDN-06
it('leads to our own page for a new password, as long as there is an open account', async () => {
  const text = textOf(await copyOf(emails.passwordResetEmail, {}, { ...parts({}), mail: MAIL }));
  expect(text).toContain('https://alcove.example/auth/action?mode=resetPassword&oobCode=c0de');
  expect(text).toContain('Your servers open again');
  const closed = { at: AT, addresses: [] };
  expect(await copyOf(emails.passwordResetEmail, {}, { ...parts({ closed }), mail: MAIL })).toBe(
    null,
  );
  expect(
    await copyOf(emails.passwordResetEmail, {}, { ...parts({}, { code: null }), mail: MAIL }),
  ).toBe(null);
});

// R-MAI-09
it('mails a link for a new password to whom an address belongs, without a word of sessions that ended', async () => {
  const text = textOf(
    await copyOf(emails.passwordResetEmail, {}, { ...parts({}), mail: { to: MAIL.to } }),
  );
  expect(text).toContain('https://alcove.example/auth/action?mode=resetPassword&oobCode=c0de');
  expect(text).toContain('your password stays as it is');
  expect(text).not.toContain('sessions');
  expect(
    await copyOf(
      emails.passwordResetEmail,
      {},
      { ...parts({}, { code: null }), mail: { to: MAIL.to } },
    ),
  ).toBe(null);
});

// R-MAI-09
it('mails a link to confirm the address of an account, as long as that has it unconfirmed', async () => {
  const facts = { path: '/dashboard?plan=solo' };
  const own = { holder: 'u1' };
  const noted = { email: MAIL.to, isConfirmed: false, validSince: null };
  const text = textOf(
    await copyOf(emails.addressVerificationEmail, facts, { ...parts({ noted }, own), mail: MAIL }),
  );
  const url = new URL(/https:\S+/.exec(text)?.[0] ?? '');
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    '/auth/action',
    {
      mode: 'verifyEmail',
      oobCode: 'c0de',
      continueUrl: 'https://alcove.example/dashboard?plan=solo',
    },
  ]);
  const confirmed = { noted: { ...noted, isConfirmed: true } };
  expect(
    await copyOf(emails.addressVerificationEmail, facts, { ...parts(confirmed, own), mail: MAIL }),
  ).toBe(null);
  expect(
    await copyOf(emails.addressVerificationEmail, facts, {
      ...parts({}, { holder: 'u2' }),
      mail: MAIL,
    }),
  ).toBe(null);
  expect(
    await copyOf(emails.addressVerificationEmail, facts, {
      ...parts({}, { ...own, code: null }),
      mail: MAIL,
    }),
  ).toBe(null);
});

// R-IDN-03
it('says when servers open without a passkey, with a link that stops just that', async () => {
  const facts = { askedAt: AT, at: END };
  const text = textOf(
    await copyOf(emails.passkeyRemovalEmail, facts, { ...parts({ removal: facts }), mail: MAIL }),
  );
  expect(text).toContain('From 9 December 2026, at 09:05 UTC');
  const link = linkIn(text, '/keep-passkey');
  const read = readPageLink('keep-passkey', link, { key, now });
  expect([read?.id, read?.isOf(AT), read?.isOf(END)]).toEqual(['u1', true, false]);
  expect(readPageLink('keep-passkey', link, { key, now: new Date(Date.parse(END) + 1000) })).toBe(
    null,
  );

  expect(await copyOf(emails.passkeyRemovalEmail, facts, { ...parts({}), mail: MAIL })).toBe(null);
  expect(
    await copyOf(emails.passkeyRemovalEmail, facts, {
      ...parts({ removal: { askedAt: END, at: END } }),
      mail: MAIL,
    }),
  ).toBe(null);
  const over = { askedAt: AT, at: AT };
  expect(
    await copyOf(emails.passkeyRemovalEmail, over, { ...parts({ removal: over }), mail: MAIL }),
  ).toBe(null);
});

// R-IDN-04
it('asks the holder of a new address, as long as the account is to have it', async () => {
  const until = '2026-12-06T11:00:00.000Z';
  const changingTo = { email: MAIL.to, until };
  const text = textOf(
    await copyOf(emails.addressNewEmail, { until }, { ...parts({ changingTo }), mail: MAIL }),
  );
  expect(text).toContain('until 6 December 2026, 11:00 UTC');
  const read = readPageLink('new-address', linkIn(text, '/new-address'), { key, now });
  expect([read?.id, read?.isOf(newAddressOf(changingTo))]).toEqual(['u1', true]);
  expect(read?.isOf(newAddressOf({ ...changingTo, email: 'eve@evil.example' }))).toBe(false);

  const chosen = { until, plan: 'solo.year' };
  const carrying = textOf(
    await copyOf(emails.addressNewEmail, chosen, { ...parts({ changingTo }), mail: MAIL }),
  );
  const carried = linkIn(carrying, '/new-address?plan=solo.year');
  expect(readPageLink('new-address', carried, { key, now })?.id).toBe('u1');

  const taken = textOf(
    await copyOf(
      emails.addressNewEmail,
      { until },
      { ...parts({ changingTo }, { holder: 'u2' }), mail: MAIL },
    ),
  );
  expect(taken).toContain('This address has an account already');
  expect(taken).not.toContain('/new-address');

  expect(await copyOf(emails.addressNewEmail, { until }, { ...parts({}), mail: MAIL })).toBe(null);
  const other = { changingTo: { email: 'eve@evil.example', until } };
  expect(await copyOf(emails.addressNewEmail, { until }, { ...parts(other), mail: MAIL })).toBe(
    null,
  );
  expect(
    await copyOf(emails.addressNewEmail, { until: AT }, { ...parts({ changingTo }), mail: MAIL }),
  ).toBe(null);
});

// R-IDN-06
it('tells both addresses that an account is closed, and one that it is open again', async () => {
  const closed = { at: AT, addresses: [] };
  const text = textOf(
    await copyOf(emails.accountClosedEmail, { at: AT }, { ...parts({ closed }), mail: MAIL }),
  );
  for (const part of [
    '6 December 2026, at 09:05 UTC',
    'Nothing is erased',
    'two working days',
    'the number of an invoice',
    'the last four digits of the card',
    'the bank that issued',
    'without a plan: the names of its servers, about when it was opened, and who was invited',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('https:');
  expect(
    await copyOf(emails.accountClosedEmail, { at: END }, { ...parts({ closed }), mail: MAIL }),
  ).toBe(null);
  expect(await copyOf(emails.accountClosedEmail, { at: AT }, { ...parts({}), mail: MAIL })).toBe(
    null,
  );
  const decided = textOf(await copyOf(emails.accountDecidedEmail, {}, { mail: MAIL }));
  expect(decided).toContain('with this address, ada@new.example.');
  expect(decided).not.toContain('https:');
});
