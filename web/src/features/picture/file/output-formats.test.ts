import { expect, test } from 'vitest';
import { outputFormats } from './output-formats.ts';

const typesOf = (isOpaque: boolean) => outputFormats(isOpaque).map(({ type }) => type);

// R-FIL-01
test('a picture becomes WebP, and where the browser writes none, JPEG', () => {
  expect(typesOf(true)).toEqual(['image/webp', 'image/jpeg', 'image/png']);
});

// R-FIL-01
test('a picture with transparency keeps it where it can', () => {
  expect(typesOf(false)).toEqual(['image/webp', 'image/png', 'image/jpeg']);
});
