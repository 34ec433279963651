import { expect, test } from 'vitest';
import { isChunkFailure } from './chunk-failure.ts';

test.each([
  'Failed to fetch dynamically imported module: https://alcove.example/assets/v1-a.js',
  'error loading dynamically imported module: https://alcove.example/assets/v1-a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/toast-a.css',
])('isChunkFailure knows "%s"', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true);
});

test('isChunkFailure leaves other failures alone', () => {
  expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false);
  expect(isChunkFailure('Importing a module script failed.')).toBe(false);
});
