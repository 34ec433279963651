import { expect, test } from 'vitest';
import { formatBytes, formatFileSize } from './bytes.ts';

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

// R-FIL-02
test.each([
  [0, '0 kB'],
  [3, '0.1 kB'],
  [340, '0.3 kB'],
  [34_600, '35 kB'],
  [1_500_000, '1.5 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('a file of %i bytes has %s', (bytes, words) => {
  expect(formatFileSize(bytes, 'en-GB')).toBe(words);
});
