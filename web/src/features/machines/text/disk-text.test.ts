import { expect, test } from 'vitest';
import { describeDisk } from './disk-text.ts';

// R-TRU-03
test.each([
  [399e9, null],
  [400e9, 'Four fifths of the disk are used'],
  [474e9, 'Four fifths of the disk are used'],
  [475e9, 'The disk is almost full'],
  [510e9, 'The disk is almost full'],
])('%d bytes of 500 GB: %s', (diskUsedBytes, title) => {
  const disk = describeDisk({ diskUsedBytes, diskBytes: 500e9 }, 'en-GB');
  expect(disk?.notice?.title ?? null).toBe(title);
});

test('both numbers are told, and the bar never leaves its frame', () => {
  const disk = describeDisk({ diskUsedBytes: 510e9, diskBytes: 500e9 }, 'en-GB');
  expect(disk).toMatchObject({ share: 1, words: '510 GB of 500 GB' });
  expect(describeDisk({ diskUsedBytes: null, diskBytes: 500e9 }, 'en-GB')).toBeNull();
});
