import { expect, test } from 'vitest';
import {
  asWebp,
  bytesOf,
  drawJpeg,
  drawPng,
  drawWebp,
  joined,
  JPEG_GPS_EXIF,
  TWO_FRAMES,
} from '@contract/files/picture-file.fixture.ts';
import { checkPictureFile, checkSize } from './check-picture-file.ts';
import { describeRefusal, MOST_PIXELS, PictureRefusal, type Reason } from './refusals.ts';

const SIDE = 200;

function refusalOf(check: () => void): Reason | null {
  try {
    check();
    return null;
  } catch (cause) {
    if (cause instanceof PictureRefusal) return cause.reason;
    throw cause;
  }
}

/** The beginning of an AVIF of this size, as it is written by most programs. */
function avif(brand: string, width: number, height: number): Uint8Array {
  const size = new Uint8Array(8);
  new DataView(size.buffer).setUint32(0, width);
  new DataView(size.buffer).setUint32(4, height);
  const brands = `${brand}\0\0\0\0avifmif1miafMA1B`;
  return joined([
    new Uint8Array([0, 0, 0, 8 + brands.length]),
    bytesOf(`ftyp${brands}`),
    bytesOf('\0\0\0\u0014ispe\0\0\0\0'),
    size,
  ]);
}

// R-FIL-01
test.each([
  ['PNG', drawPng(SIDE)],
  ['JPEG', drawJpeg(SIDE, 900)],
  ['JPEG with the place of the photo', drawJpeg(SIDE, SIDE, [JPEG_GPS_EXIF])],
  ['WebP', drawWebp(SIDE)],
  ['AVIF', avif('avif', SIDE, SIDE)],
])('a %s is taken', (_, bytes) => {
  expect(refusalOf(() => checkPictureFile(bytes))).toBeNull();
});

// R-FIL-01
test.each([
  ['a text', bytesOf('not a picture'), 'no-picture'],
  ['an empty file', new Uint8Array(), 'no-picture'],
  ['a PDF', bytesOf('%PDF-1.7'), 'no-picture'],
  ['a drawing in SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no-picture'],
  ['a photo in HEIC', bytesOf('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'no-picture'],
  ['a GIF, still or moving', bytesOf('GIF89a…'), 'no-picture'],
  ['a moving PNG', drawPng(SIDE, SIDE, [['acTL', TWO_FRAMES]]), 'animated'],
  ['a moving WebP', drawWebp(SIDE, SIDE, [['ANIM', new Uint8Array(6)]]), 'animated'],
  ['a moving AVIF', avif('avis', SIDE, SIDE), 'animated'],
  ['a PNG that was cut off', drawPng(SIDE).subarray(0, -4), 'broken'],
  ['a JPEG that was cut off', drawJpeg(SIDE).subarray(0, -2), 'broken'],
  ['a WebP that was cut off', drawWebp(SIDE).subarray(0, -2), 'broken'],
  ['a WebP without a picture', asWebp([]), 'broken'],
  ['a PNG that is too small', drawPng(127, 4000), 'too-small'],
  ['an AVIF that is too small', avif('avif', 4000, 127), 'too-small'],
  ['a WebP with too many pixels', drawWebp(16_000, 16_000), 'too-many-pixels'],
  ['an AVIF with too many pixels', avif('avif', 60_000, 60_000), 'too-many-pixels'],
])('%s is refused as %s', (_, bytes, kind) => {
  expect(refusalOf(() => checkPictureFile(bytes))?.kind).toBe(kind);
});

// R-FIL-01
test('the most and the fewest pixels are taken', () => {
  expect(refusalOf(() => checkSize({ width: 128, height: 128 }))).toBeNull();
  expect(refusalOf(() => checkSize({ width: 128, height: MOST_PIXELS / 128 }))).toBeNull();
  expect(refusalOf(() => checkSize({ width: 128, height: MOST_PIXELS / 128 + 1 }))).not.toBeNull();
});

// R-FIL-01
test('each refusal says in its own words what is wrong and what to do', () => {
  const size = { width: 12_000, height: 40 };
  const reasons: Reason[] = [
    { kind: 'unreadable' },
    { kind: 'too-large' },
    { kind: 'no-picture' },
    { kind: 'animated' },
    { kind: 'broken' },
    { kind: 'too-small', size },
    { kind: 'too-many-pixels', size },
  ];
  const words = reasons.map(describeRefusal);
  expect(new Set(words.map(({ title }) => title)).size).toBe(reasons.length);
  expect(words.map(({ text }) => /choose|fetch/i.test(text))).toEqual(reasons.map(() => true));
  expect(words.at(-2)?.text).toContain('12,000 × 40 pixels');
  expect(words.at(-1)?.text).toContain('at most 8,000 on each side');
});
