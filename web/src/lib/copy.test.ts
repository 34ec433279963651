import { expect, it } from 'vitest';
import { copy, link } from './copy.ts';

it('copy with a number beside its text keeps the sentence whole between links', () => {
  const terms = link('the terms', '/terms');
  expect(copy`${30} days, see ${terms}: ${30} days.`).toEqual([
    '30 days, see ',
    terms,
    ': 30 days.',
  ]);
});
