import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { copyOf } from '../../email/emails/copy-of.fixture.ts';
import type { Email } from '../../email/email-parts.ts';
import type { Withdrawal } from '../withdrawal-record.ts';
import { readPageLink } from '../../email/links.ts';
import { renderMail } from '../../email/template.ts';
import {
  withdrawalDecidedEmail,
  cancellationEmail,
  withdrawalNoticeEmail,
  withdrawalReceiptEmail,
} from './withdrawal.ts';

const key = createSecretKey(Buffer.from('a key for links, long enough for this'));
const site = 'https://alcove.example';
const now = () => new Date('2026-12-03T10:00:00.000Z');

const WITHDRAWAL: Withdrawal = {
  kind: 'withdrawal',
  name: 'Ada Lovelace',
  email: 'ada@typed.test',
  contract: 'A1B2-0001',
  words: 'Please look at https://evil.example/now or write to win@evil.example.\n<b>Thanks</b>',
  on: null,
  declaredAt: '2026-12-03T09:05:00.000Z',
  uid: 'u1',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  orderedAt: '2026-12-01T08:00:00.000Z',
  endsAt: null,
  state: 'to_confirm',
  dueAt: null,
  refund: { amount: 1800, currency: 'eur' },
  why: null,
  staffToldAt: null,
  endedAt: null,
  expireAt: { toDate: () => now() },
};

type Event = 'confirm' | 'late' | 'ended' | 'refused' | 'failed';
const event = (name: Event): Content => ({
  email: withdrawalDecidedEmail,
  facts: { withdrawal: 'sub_1', event: name },
});
const RECEIPT: Content = { email: withdrawalReceiptEmail, facts: { withdrawal: 'w1' } };
const NOTICE: Content = { email: withdrawalNoticeEmail, facts: { withdrawal: 'w1' } };
type Content = { email: Email; facts: object };

async function letterOf(
  { email, facts }: Content,
  over: Partial<Withdrawal> | null = {},
  beside = { found: [WITHDRAWAL], more: 0 },
) {
  const withdrawal = over === null ? null : { ...WITHDRAWAL, ...over };
  const reads = { withdrawal: async () => withdrawal, declaredWith: async () => beside };
  return copyOf(email, facts, { site, linkKey: key, now, reads });
}

async function textOf(content: Content, over: Partial<Withdrawal> = {}) {
  const letter = await letterOf(content, over);
  if (letter === null) throw new Error('there is nothing to say');
  return renderMail(letter);
}

// R-LAW-01
it('a receipt has what was declared, with date and time, and nothing that could be clicked', async () => {
  const { subject, text, html } = await textOf(RECEIPT, { hasSession: true });
  expect(subject).toBe('We have received your withdrawal');
  expect(text).toContain('3 December 2026, at 09:05 UTC');
  for (const line of ['> Name: Ada Lovelace', '> Contract: A1B2-0001', '> <b>Thanks</ b>']) {
    expect(text).toContain(line);
  }
  expect(text).toContain('https: / / evil. example/ now or write to win@ evil. example.');
  expect(html).not.toMatch(/<a |<b>Thanks|evil\.example/);
  // What it says does not follow from whether there is a plan.
  const unknown = { uid: null, customerId: null, subscriptionId: null, orderedAt: null } as const;
  const ofUnknown = await textOf(RECEIPT, { ...unknown, state: 'staff', hasSession: true });
  expect(ofUnknown).toEqual({ subject, text, html });
});

// R-LAW-01
it.each([
  ['A1B2-0001', 'A1B2-0001'],
  ['', 'the plan of this address'],
  ['0800-123456', 'the contract you named'],
  ['Call 555 0100 now', 'the contract you named'],
  ['evil.example-0001', 'the contract you named'],
])(
  'a receipt of someone who was not signed in has nothing in their words: %s',
  async (contract, shown) => {
    const lure = { name: 'Win at evil.example', contract, hasSession: false };
    const { text } = await textOf(RECEIPT, lure);
    expect(text).toContain('3 December 2026, at 09:05 UTC');
    expect(text).toContain(`> Contract: ${shown}`);
    expect(text).toContain('> Name: the name you gave');
    expect(text).not.toMatch(/evil|Thanks|Words:|0800|555/);
  },
);

// R-LAW-01
it('a receipt of someone who was not signed in has a name that others may read', async () => {
  const { text } = await textOf(RECEIPT, { hasSession: false });
  expect(text).toContain('> Name: Ada Lovelace');
});

// R-LAW-01
it('a receipt of several has the moment of each, and says how many more there are', async () => {
  const later = { ...WITHDRAWAL, contract: 'A1B2-0002', declaredAt: '2026-12-03T09:31:00.000Z' };
  const beside = { found: [WITHDRAWAL, later], more: 3 };
  const letter = await letterOf(RECEIPT, { receipt: 'r1' }, beside);
  const { subject, text } = renderMail(letter ?? { subject: '', parts: [], why: '' });
  expect(subject).toBe('We have received 5 withdrawals');
  for (const part of ['09: 05 UTC', '09: 31 UTC', 'A1B2-0001', 'A1B2-0002', 'And 3 more']) {
    expect(text).toContain(part);
  }
});

// R-LAW-01
it.each([
  ['confirm', {}, 'Confirm that you withdraw from your plan', ['3 December 2026', '14 days']],
  [
    'late',
    {},
    'The withdrawal period of your plan is over',
    ['ordered on 1 December 2026', 'until 16 December 2026', 'cancel your plan at any time'],
  ],
  [
    'ended',
    {},
    'Your plan has ended, as you asked',
    ['€18.00 is on its way', 'kept with their data for 30 days'],
  ],
  [
    'ended',
    { refund: { amount: 0, currency: 'eur' } },
    'Your plan has ended, as you asked',
    ['nothing to refund'],
  ],
  [
    'ended',
    { refund: { amount: 0, currency: 'eur' }, credit: { amount: 1717, currency: 'eur' } },
    'Your plan has ended, as you asked',
    ['€17.17 of the credit that you paid with is on your account again. It is used first when'],
  ],
  [
    'ended',
    { credit: { amount: 1717, currency: 'eur' } },
    'Your plan has ended, as you asked',
    ['€18.00 is on its way', '€17.17 of the credit that you paid with is on your account again'],
  ],
  [
    'ended',
    { why: 'disputed' },
    'Your plan has ended, as you asked',
    ['staff work out the refund'],
  ],
  ['refused', {}, 'We have decided about a withdrawal', ['did not accept', 'a person reads it']],
  ['failed', {}, 'Your refund came back to us', ['€18.00', 'We still owe it to you']],
] as const)('%s, with %j', async (name, over, subject, words) => {
  const { subject: written, text } = await textOf(event(name), over);
  expect(written).toBe(subject);
  for (const part of words) expect(text).toContain(part);
  // It goes to the owner, and what was typed may be a stranger's.
  expect(text).not.toMatch(/Lovelace|typed|evil|A1B2|undefined|null|Invalid/);
});

// R-LAW-06
it('a receipt of a cancellation says when plans end, also those that do not run', async () => {
  const { text } = await textOf(RECEIPT, { kind: 'ordinary' });
  expect(text).toContain('at the end of the period that is running');
  expect(text).toContain('A plan that is paused or unpaid ends at once.');
});

// R-LAW-06
it.each([
  ['set', {}, 'Your plan ends on 5 January 2027', /It ends on 5 January 2027[^]*undo it/],
  [
    'set',
    { isOver: true },
    'Your plan has ended',
    /^(?![^]*undo it)[^]*It ended on 5 January 2027/,
  ],
  ['refused', { state: 'done' }, 'We have decided about a cancellation', /Your plan ends with its/],
  [
    'refused',
    { state: 'done', isOver: true },
    'We have decided about a cancellation',
    /Your plan ended on 5 January 2027/,
  ],
] as const)(
  'says of a cancellation, %s with %j, whether the contract has ended, whatever our clock says',
  async (name, over, subject, words) => {
    const content = {
      email: cancellationEmail,
      facts: { withdrawal: 'cancel_sub_1', event: name },
    };
    const ends = { kind: 'ordinary', endsAt: '2027-01-05T09:05:00.000Z', ...over } as const;
    const { subject: written, text } = await textOf(content, ends);
    expect(written).toBe(subject);
    expect(text).toMatch(words);
  },
);

// R-LAW-01
it('the link is for this declaration, and for 14 days', async () => {
  const letter = await letterOf(event('confirm'));
  const [, link = ''] = letter?.link?.url.split('#') ?? [];
  expect(letter?.link?.url).toMatch(/^https:\/\/alcove\.example\/withdraw\/confirm#/);
  const read = (day: string) =>
    readPageLink('withdrawal-confirm', link, { key, now: new Date(`2026-12-${day}T09:00:00Z`) });
  expect(read('17')?.id).toBe('sub_1');
  expect(read('17')?.isOf(WITHDRAWAL.declaredAt)).toBe(true);
  expect(read('17')?.isOf('2026-12-03T09:06:00.000Z')).toBe(false);
  expect(read('18')).toBeNull();
});

// R-LAW-01
it.each([
  ['was carried out', { state: 'done', endedAt: '2026-12-03T10:00:00.000Z' }],
  ['stands', { state: 'ending' }],
  ['was refused', { state: 'refused' }],
] as const)('no link is sent for what %s', async (_what, over) => {
  expect(await letterOf(event('confirm'), over)).toBeNull();
  expect(await letterOf(event('confirm'), { state: 'staff' })).not.toBeNull();
});

// R-LAW-01
it('the notice says why, what to run, and goes back to the sender', async () => {
  const letter = await letterOf(NOTICE, { state: 'staff', why: 'unknown', uid: null });
  expect(letter?.replyTo).toBe('ada@typed.test');
  expect(JSON.stringify(letter)).not.toMatch(/evil\.example/);
  const { subject, text, html } = await textOf(NOTICE, { state: 'staff', why: 'unknown' });
  expect(subject).toMatch(/^Withdrawal from a contract with Alcove \(\d{6}\)$/);
  // An answer quotes the mail, and what goes along with it stays with the staff.
  expect(text + html).not.toMatch(/STAFF_MAIL|withdrawals\/w1|npm run|unknown|operating/);
  expect(letter?.internal).toEqual(
    expect.arrayContaining([
      expect.stringContaining('We know of no plan'),
      'npm run withdrawals -- accept w1',
      'npm run withdrawals -- refuse w1',
    ]),
  );
  const told = await letterOf(NOTICE, { receipt: 'withdrawal-receipt_1' });
  expect(told?.inThreadOf).toBe('withdrawal-receipt_1');
  const ended = {
    state: 'staff',
    why: 'refund_failed',
    endedAt: '2026-12-03T10:00:00.000Z',
  } as const;
  expect((await letterOf(NOTICE, ended))?.internal).toContain('npm run withdrawals -- settled w1');
});

// R-LAW-01
it('nothing is written of a withdrawal that is gone', async () => {
  for (const content of [RECEIPT, NOTICE, event('ended')]) {
    expect(await letterOf(content, null)).toBeNull();
  }
});
