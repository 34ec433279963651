import { describe, expect, it } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { describeProblem } from './problem-text.ts';
import { createSteps, type Step } from './steps.ts';

const FIELDS = { name: 'Ada', email: 'ada@home.test' };
const AT = '2026-11-27T12:00:00.000Z';
type Received = { received: true; at: string; endsAt?: string };
const RECEIVED: Received = { received: true, at: AT };
const STEPS = createSteps<typeof FIELDS, Received>('withdrawal', { name: '', email: '' });

describe('createSteps', () => {
  // R-LAW-01
  it.each<Step<typeof FIELDS, Received>>([
    { by: null, at: 'form', fields: FIELDS },
    { by: 'u1', at: 'review', fields: FIELDS },
    { by: null, at: 'received', fields: FIELDS, received: RECEIVED },
    { by: 'u1', at: 'received', fields: FIELDS, received: { ...RECEIVED, endsAt: AT } },
  ])('finds what a history entry keeps: $at', (step) => {
    expect(STEPS.read(structuredClone(STEPS.store(step)))).toEqual(step);
  });

  // R-LAW-01
  it.each([
    null,
    'x',
    {},
    { withdrawal: { by: null, at: 'review', fields: {} } },
    { withdrawal: { by: null, at: 'received', fields: FIELDS, received: {} } },
  ])('begins at the form where the entry keeps %j', (state) => {
    expect(STEPS.read(state)).toEqual(STEPS.nothingYet);
  });
});

describe('describeProblem', () => {
  const refusal = (code: ApiError['code'], status: number) =>
    new ApiError('Why.', { code, status });

  // R-LAW-01
  it.each([
    [
      'the network broke',
      refusal('network', 0),
      true,
      'We cannot tell whether it has arrived',
      /counts once/,
    ],
    [
      'the answer took too long',
      refusal('timeout', 0),
      true,
      'We cannot tell whether it has arrived',
      /counts once/,
    ],
    [
      'the browser is offline',
      refusal('network', 0),
      false,
      'You seem to be offline',
      /when you are connected/,
    ],
    [
      'there were too many tries',
      refusal('rate_limited', 429),
      true,
      'That was too many tries',
      /Wait a minute/,
    ],
    ['it was refused', refusal('invalid_input', 400), true, 'Why.', /Nothing is declared yet/],
    ['our server broke', refusal('internal', 500), true, 'Why.', /counts once/],
    ['the page broke', new Error('x'), true, 'This page made an error', /Reload it/],
  ])('where %s, says what to do and names the other way', (_, cause, isOnline, title, advice) => {
    const words = describeProblem(cause, isOnline, 'cancellation');
    expect(words.title).toBe(title);
    expect(words.text).toMatch(advice);
    expect(words.text).toContain('hello@alcove.example also counts as a cancellation');
  });
});
