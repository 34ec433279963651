import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

// R-MAC-04
test.each([
  [0, '0 MB'],
  [900_000, '0.9 MB'],
  [12_300_000_000, '12 GB'],
  [1_250_000_000, '1.3 GB'],
  [500_000_000_000, '500 GB'],
  [2_000_000_000_000, '2 TB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en-GB')).toBe(words);
});
