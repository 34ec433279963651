import { describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { sendWithdrawal } from './send-withdrawal.ts';
import { withdrawalSchema } from './withdrawal-rules.ts';
import { describeReceived, refundAhead } from './withdrawal-text.ts';

const FIELDS = { name: 'Ada', email: 'ada@home.test', contract: '', words: '' };
const AT = '2026-11-27T12:00:00.000Z';
const REFUND = { amount: 19_726, currency: 'eur' };
const CREDIT = { amount: 1717, currency: 'eur' };
const NOTHING = { amount: 0, currency: 'eur' };
const RECEIVED = { received: true, at: AT } as const;

describe('withdrawalSchema', () => {
  // R-LAW-01
  it.each([
    ['no name', { name: ' ' }, 'Tell us your name.'],
    ['no address', { email: '' }, 'Enter the e-mail address that the receipt goes to.'],
    ['no such address', { email: 'ada@' }, 'does not look like'],
    ['a long invoice number', { contract: '1'.repeat(61) }, 'Use at most 60 characters.'],
    ['many words', { words: 'w'.repeat(501) }, 'Use at most 500 characters.'],
    ['a name of two lines', { name: 'Ada\nEve' }, 'invisible character'],
  ])('refuses %s, with one sentence', (_, wrong, words) => {
    const read = withdrawalSchema.safeParse({ ...FIELDS, ...wrong });
    expect(read.error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  // R-LAW-01
  it('takes words of several lines, and leaves out the space around', () => {
    const words = 'Two\nlines';
    const read = withdrawalSchema.parse({ ...FIELDS, name: ' Ada ', words: `${words}\n` });
    expect(read).toEqual({ ...FIELDS, words });
  });
});

describe('sendWithdrawal', () => {
  const refuse = (code: ApiError['code'], status: number) => () =>
    Promise.reject(new ApiError('No.', { code, status }));
  const take = () => vi.fn<() => Promise<typeof RECEIVED>>(() => Promise.resolve(RECEIVED));

  // R-LAW-01
  it.each([
    ['unauthenticated', 401],
    ['no_token', 0],
    ['email_not_verified', 403],
  ] as const)(
    'declares without a session where there is none any more: %s',
    async (code, status) => {
      const sendPublic = take();
      await sendWithdrawal(FIELDS, true, { send: refuse(code, status), sendPublic });
      expect(sendPublic).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', email: 'ada@home.test' });
    },
  );

  // R-LAW-01
  it('names no session where no one is signed in, and sends what is filled in but for free words', async () => {
    const [send, sendPublic] = [take(), take()];
    const fields = { ...FIELDS, contract: 'A-1', words: 'Sorry' };
    await sendWithdrawal(fields, false, { send, sendPublic });
    expect(send).not.toHaveBeenCalled();
    const { words: _words, ...sent } = fields;
    expect(sendPublic).toHaveBeenCalledExactlyOnceWith(sent);
  });

  // R-LAW-01
  it('does not declare past a person who is signed in for any other reason', async () => {
    const sendPublic = take();
    const sent = sendWithdrawal(FIELDS, true, { send: refuse('network', 0), sendPublic });
    await expect(sent).rejects.toThrow('No.');
    expect(sendPublic).not.toHaveBeenCalled();
  });
});

describe('describeReceived', () => {
  const words = (
    kind: 'ended' | 'again' | 'late' | 'staff',
    refund: typeof REFUND | null,
    credit?: typeof REFUND,
  ) => {
    const outcome = { kind, refund, ...(credit && { credit }), lastDay: '2026-11-30' };
    const reader = { email: 'ada@home.test', isOwner: true, locale: 'en-GB' };
    const { title, paragraphs, next } = describeReceived({ ...RECEIVED, outcome }, reader);
    return { text: `${title}\n${paragraphs.join('\n')}`, next };
  };

  // R-LAW-01
  it('says to the cent what comes back, and when the plan has ended', () => {
    const { text, next } = words('ended', REFUND);
    expect(text).toMatch(/Your plan has ended[^]*€197\.26 goes back/);
    expect(text).toMatch(/It counts from 27 Nov 2026, \d\d:00\./);
    expect(text).toContain('goes to ada@home.test');
    expect(next).toBe('plan');
  });

  // R-LAW-01
  it.each([
    ['ended', NOTHING, /nothing to pay back/],
    ['ended', null, /works out the refund within two working days/],
    ['again', REFUND, /It counts once[^]*€197\.26/],
    ['late', null, /Its last day was 30 November 2026\.[^]*cancel/],
    ['staff', null, /A person decides within two working days/],
  ] as const)('says of %s what follows', (kind, refund, expected) => {
    expect(words(kind, refund).text).toMatch(expected);
  });

  // R-LAW-01
  it.each([
    ['ended', NOTHING, /^Your plan has ended\n€17\.17 is on your account again as credit\.\n/],
    ['ended', REFUND, /€197\.26 goes back the way you paid\.[^]*€17\.17 is on your account again/],
    ['again', NOTHING, /It counts once[^]*€17\.17 is on your account again as credit/],
  ] as const)('says of %s what is credit again', (kind, refund, expected) => {
    const { text } = words(kind, refund, CREDIT);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/nothing|€0\.00/);
  });

  // R-LAW-01
  test('someone who is signed out hears the same whether there is a plan or not', () => {
    const reader = { email: 'x@y.test', isOwner: false, locale: 'en-GB' };
    const { paragraphs } = describeReceived(RECEIVED, reader);
    expect(paragraphs.join(' ')).toContain('If this address or number belongs to a plan');
  });

  // R-LAW-01
  test('the owner of a plan that could not end at once hears that it will', () => {
    const reader = { email: null, isOwner: true, locale: 'en-GB' };
    const { paragraphs } = describeReceived(RECEIVED, reader);
    expect(paragraphs.join(' ')).toContain('Your plan ends within minutes');
  });
});

// R-LAW-01
it.each([
  [
    'the sum',
    { refund: REFUND },
    /^If you confirm now, you get back €197\.26, the way you paid\.$/,
  ],
  [
    'what is credit again',
    { refund: NOTHING, credit: CREDIT },
    /^If you confirm now, you get back €17\.17 as credit on your account\.$/,
  ],
  [
    'the sum of each',
    { refund: REFUND, credit: CREDIT },
    /^If you confirm now, you get back €197\.26, the way you paid, and €17\.17 as credit on your account\.$/,
  ],
  ['an order that cost nothing yet', { refund: NOTHING }, /nothing to pay back/],
  ['one for staff', { refund: null }, /within two working days what you get back/],
  ['while it is read', 'reading', /working out/],
  ['that it was not read, and that this holds up nothing', 'unread', /confirm all the same/],
] as const)('says before the button %s', (_what, refund, expected) => {
  expect(refundAhead(refund, 'en-GB')).toMatch(expected);
});
