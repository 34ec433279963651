import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAIL } from '../../email/emails/copy-of.fixture.ts';
import type { Email } from '../../email/email-parts.ts';
import { readLink, readPageLink } from '../../email/links.ts';
import { renderMail } from '../../email/template.ts';
import { invoiceCopyConfirmEmail, invoiceCopyEmail } from './invoice-copy.ts';
import type { ReadCopy, ReadInvoice } from './loaders.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const now = new Date('2026-11-20T12:00:00.000Z');
const TO = 'books@example.net';
const ASKED: ReadCopy = {
  email: TO,
  generation: 'g1',
  lapsesAt: new Date('2026-12-04T12:00:00.000Z'),
  ownerName: 'Ada Lovelace',
  ownerEmail: 'ada@example.net',
};
const CONFIRMED: ReadCopy = { ...ASKED, lapsesAt: null };
const INVOICE: ReadInvoice = {
  number: 'ADA-0007',
  total: 3900,
  currency: 'eur',
  createdAt: '2026-11-19T23:30:00.000Z',
  url: 'https://invoice.example/7',
};
const CONFIRM = { email: invoiceCopyConfirmEmail, facts: { copy: 'c1' } };
const SEND = { email: invoiceCopyEmail, facts: { copy: 'c1', invoice: 'in_7' } };

function words(
  { email, facts }: { email: Email; facts: object },
  copy: ReadCopy | 'unread' | null,
  invoice: ReadInvoice | 'unread' | null = INVOICE,
) {
  const reads = { invoiceCopy: async () => copy, invoice: async () => invoice };
  const parts = { site: 'https://alcove.example', linkKey: key, now: () => now, reads };
  return email.copy(facts, { ...MAIL, to: TO }, parts);
}

async function textOf(...args: Parameters<typeof words>): Promise<string> {
  const letter = await words(...args);
  if (letter === null || typeof letter === 'string')
    throw new Error(`there are no words: ${letter}`);
  return `${letter.subject}\n${renderMail(letter).text}`;
}

// R-LAW-04
it('asks the owner of the address, names who wants it, and until when they can agree', async () => {
  const text = await textOf(CONFIRM, ASKED);
  expect(text).toContain('Would you like copies of a customer’s invoices?');
  expect(text).toContain('Ada Lovelace would like us to send');
  expect(text).toContain('4 December 2026');
  const [, link = ''] = /\/invoice-copy#(\S+)/.exec(text) ?? [];
  expect(readPageLink('invoice-copy-confirm', link, { key, now })).toMatchObject({ id: 'c1' });
  const late = new Date('2026-12-04T12:00:01.000Z');
  expect(readPageLink('invoice-copy-confirm', link, { key, now: late })).toBeNull();
});

// R-LAW-04
it('shows no name that could carry a message of its own', async () => {
  const ownerName = 'Win at https://prize.example';
  const texts = [
    await textOf(CONFIRM, { ...ASKED, ownerName }),
    await textOf(SEND, { ...CONFIRMED, ownerName }),
  ];
  for (const text of texts) {
    expect(text).not.toContain('prize');
  }
  expect(texts[0]).toContain('A customer would like us to send');
  expect(texts[1]).toContain('the account of ada@example.net at Alcove');
});

// R-LAW-04
it('names an account without an address', async () => {
  expect(await textOf(SEND, { ...CONFIRMED, ownerName: null, ownerEmail: null })).toContain(
    'for the account of a customer at Alcove',
  );
});

// R-LAW-04
it('sends number, amount, day and page of an invoice, and a way to stop', async () => {
  const letter = await words(SEND, CONFIRMED);
  const text = await textOf(SEND, CONFIRMED);
  for (const part of ['ADA-0007', '€39.00', '19 November 2026', 'https://invoice.example/7']) {
    expect(text).toContain(part);
  }
  const leave = typeof letter === 'object' ? (letter?.leave?.url ?? '') : '';
  const { searchParams, pathname } = new URL(leave);
  expect(pathname).toBe('/api/mail/invoice-copy-leave');
  const [id = '', until = '', sign = ''] = ['id', 'until', 'sign'].map(
    (name) => searchParams.get(name) ?? '',
  );
  const link = readLink('invoice-copy-leave', { id, until, sign }, { key, now });
  expect([link?.id, link?.isOf('g1'), link?.isOf('g2')]).toEqual(['c1', true, false]);
});

// R-LAW-04
it.each([
  ['to one that was taken off', CONFIRM, null],
  ['to one whose place is another’s now', CONFIRM, { ...ASKED, email: 'other@example.net' }],
  ['to ask one that has agreed', CONFIRM, CONFIRMED],
  ['an invoice to one that was taken off', SEND, null],
  ['an invoice to one that has not agreed', SEND, ASKED],
  ['an invoice for another’s place', SEND, { ...CONFIRMED, email: 'other@example.net' }],
] as const)('has nothing to say: %s', async (_what, content, copy) => {
  expect(await words(content, copy)).toBeNull();
});

// R-LAW-04
it('waits for what could not be read, and drops what is gone', async () => {
  expect(await words(CONFIRM, 'unread')).toBe('unread');
  expect(await words(SEND, CONFIRMED, 'unread')).toBe('unread');
  expect(await words(SEND, CONFIRMED, null)).toBeNull();
});
