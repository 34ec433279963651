import { expect, test } from 'vitest';
import { codesWords } from './codes-text.ts';

const MADE = '2026-11-26T12:00:00.000Z';

// R-IDN-02
test.each([
  [0, null, 'You have yet to make recovery codes.'],
  [0, MADE, 'You have used all your codes.'],
  [1, MADE, 'You have one unused code left.'],
  [9, MADE, 'You have 9 unused codes left.'],
  [10, MADE, 'You have 10 unused codes.'],
])('%i codes made at %s: %s', (codesLeft, codesMadeAt, words) => {
  expect(codesWords({ codesLeft, codesMadeAt })).toBe(words);
});
