import { describe, expect, it, test } from 'vitest';
import { planClock } from '@/platform/plan-clock.ts';
import { cancellationSchema, NO_FIELDS, toCancellation } from './cancellation-rules.ts';
import { describeDeclaration, describeNext, describeReceived } from './cancellation-text.ts';

const FIELDS = { ...NO_FIELDS, kind: 'ordinary', name: 'Ada', email: 'Ada@home.test' };
const FOR_CAUSE = { ...FIELDS, kind: 'cause', reason: 'It was down\nfor a week.' };
const RECEIVED = { received: true, at: '2026-11-29T12:00:00.000Z', receipt: '/r' } as const;

describe('cancellationSchema', () => {
  const sentencesFor = (changed: Partial<typeof FIELDS>) =>
    cancellationSchema
      .safeParse({ ...FIELDS, ...changed })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  // R-LAW-06
  it('leaves a day to the API while only the browser’s own clock is known, and still refuses half of one', () => {
    expect(planClock.now()).toBeNull();
    expect(sentencesFor({ on: '2020-01-01' })).toBeUndefined();
    expect(sentencesFor({ on: '?' })).toHaveLength(1);
  });

  // R-LAW-06
  it.each([
    ['no name', { name: ' ' }, 'name: Tell us your name.'],
    ['no address', { email: '' }, 'email: Enter the e-mail address that the receipt goes to.'],
    ['no such address', { email: 'ada@' }, 'does not look like'],
    ['a long invoice number', { contract: '1'.repeat(61) }, 'contract: Use at most 60 characters.'],
    ['no reason for cause', { kind: 'cause', reason: ' ' }, 'reason: Tell us the reason.'],
    ['a long reason', { kind: 'cause', reason: 'r'.repeat(301) }, 'Use at most 300 characters.'],
    ['a hidden sign', { kind: 'cause', reason: 'a\u202Eb' }, 'invisible character'],
    ['yesterday', { on: '2026-11-28' }, 'on: Choose a whole day from today on, at most 2 years'],
    ['a day too far away', { on: '2028-11-29' }, 'on: Choose a whole day'],
    ['half a day', { on: '?' }, 'on: Choose a whole day'],
  ])('refuses %s, with one sentence', (_, changed, words) => {
    planClock.hear('2026-11-29T12:00:00.000Z');
    expect(sentencesFor(changed)).toEqual([expect.stringContaining(words)]);
  });

  // R-LAW-06
  it('names every fault at once', () => {
    expect(sentencesFor({ kind: 'cause', name: '', email: '' })).toHaveLength(3);
  });

  // R-LAW-06
  it.each([
    ['today', { on: '2026-11-29' }],
    ['the last day', { on: '2028-11-28' }],
    ['a reason that is left behind by a choice of the other kind', { reason: 'r'.repeat(400) }],
  ])('takes %s', (_, changed) => {
    planClock.hear('2026-11-29T12:00:00.000Z');
    expect(sentencesFor(changed)).toBeUndefined();
  });
});

describe('toCancellation', () => {
  // R-LAW-06
  it('leaves out what is empty, and the reason of an ordinary one', () => {
    expect(toCancellation({ ...FIELDS, reason: 'x' })).toEqual({
      kind: 'ordinary',
      name: 'Ada',
      email: 'Ada@home.test',
    });
  });

  // R-LAW-06
  it('sends all that is filled in for cause', () => {
    const { kind: _, ...rest } = { ...FOR_CAUSE, contract: 'A-1', on: '2026-12-31' };
    expect(toCancellation({ kind: 'cause', ...rest })).toEqual({ kind: 'cause', ...rest });
  });
});

describe('describeDeclaration', () => {
  const words = (fields: Partial<typeof FIELDS>, ownEmail: string | null = null) =>
    describeDeclaration({ ...FIELDS, ...fields }, { ownEmail, locale: 'en-GB' });

  // R-LAW-06
  it.each([
    [
      {},
      'I cancel the contract for the plan of ada@home.test. It should end as soon as possible, with the period that is running.',
    ],
    [
      { contract: 'A-1', on: '2026-12-31' },
      'I cancel the contract for which I got the invoice A-1. It should end with the period in which 31 December 2026 lies.',
    ],
    [
      { kind: 'cause' },
      'I cancel the contract for the plan of ada@home.test for an important reason. It should end at once.',
    ],
    [
      { kind: 'cause', on: '2026-12-31' },
      'I cancel the contract for the plan of ada@home.test for an important reason. It should end on 31 December 2026.',
    ],
  ])('says of %j what is declared', (fields, expected) => {
    expect(words(fields)).toBe(expected);
  });

  // R-LAW-06
  it('names the account of the person who is signed in, and not the address for the receipt', () => {
    expect(words({}, 'own@home.test')).toContain('the plan of own@home.test.');
  });
});

describe('describeReceived', () => {
  const words = (
    fields: typeof FIELDS,
    { endsAt, isOwner = true }: { endsAt?: string; isOwner?: boolean } = {},
  ) => {
    const received = endsAt === undefined ? RECEIVED : { ...RECEIVED, endsAt };
    const told = describeReceived(received, fields, { isOwner, locale: 'en-GB' });
    return [told.title, ...told.paragraphs].join('\n');
  };

  // R-LAW-06
  it.each([
    ['ordinary', FIELDS, '2026-12-28T12:00:00.000Z', /^Your plan ends on 28 December 2026\n.*undo/],
    ['ordinary, unpaid', FIELDS, '2026-11-29T12:00:02.000Z', /^Your plan has ended\n.*go to sleep/],
    ['ordinary, not known yet', FIELDS, undefined, /^We have received[^]*Within minutes/],
    [
      'for cause',
      FOR_CAUSE,
      '2026-12-28T12:00:00.000Z',
      /^We have received[^]*within two working days[^]*Otherwise your plan ends on 28 December 2026\./,
    ],
    ['for cause, not known yet', FOR_CAUSE, undefined, /two working days[^]*Within minutes/],
  ])('tells its owner what follows: %s', (_, fields, endsAt, expected) => {
    const told = words(fields, endsAt === undefined ? {} : { endsAt });
    expect(told).toMatch(expected);
    expect(told).toMatch(/It counts from 29 Nov 2026, \d\d:00\. .* goes to ada@home\.test\./);
  });

  // R-LAW-06
  test('someone who is signed out hears the same whether there is a plan or not, and of no day', () => {
    const [told, other] = [{}, { endsAt: '2026-12-28T12:00:00.000Z' }].map((more) =>
      words(FIELDS, { isOwner: false, ...more }),
    );
    expect(told).toBe(other);
    expect(told).toMatch(/at the end of the period that is running[^]*the account’s own address/);
    expect(told).toContain('If this address or number belongs to a plan');
    expect(told).not.toContain('December');
  });

  // R-LAW-06
  test('a day that was asked for is repeated, and the reason is decided about', () => {
    expect(words({ ...FIELDS, on: '2027-01-31' }, { isOwner: false })).toContain(
      'the period in which 31 January 2027 lies',
    );
    expect(words(FOR_CAUSE, { isOwner: false })).toMatch(/within two working days[^]*Otherwise/);
  });
});

describe('describeNext', () => {
  // R-LAW-06
  it.each([
    ['signed out', FIELDS, false, 'link to confirm'],
    ['signed in', FIELDS, true, 'set to end with its period'],
    ['signed in, of a plan that does not run', FIELDS, true, 'paused or unpaid ends at once'],
    ['signed in, for cause', FOR_CAUSE, true, 'decides within two working days'],
  ])('says before the button is pressed what it does: %s', (_, fields, isOwner, expected) => {
    expect(describeNext(fields, isOwner)).toContain(expected);
  });
});
