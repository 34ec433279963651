import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asPng,
  asWebp,
  bytesOf,
  drawJpeg,
  drawPng,
  drawWebp,
  GPS_EXIF,
  joined,
  jpegFrame,
  JPEG_GPS_EXIF,
  MOVING_WEBP,
  PNG_END,
  pngHeader,
  TWO_FRAMES,
  webpHeader,
  webpPixels,
} from '@contract/files/picture-file.fixture.ts';
import { readPictureFile } from './read-picture-file.ts';

const STILL = { isAnimated: false, isWhole: true };
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Google's own samples for finding out what a browser shows: https://developers.google.com/speed/webp/faq */
const LOSSY = fromBase64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const WITH_ALPHA = fromBase64(
  'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
);

const PICTURES = [
  ['PNG', drawPng(512), 'image/png', 512, 512],
  ['PNG that is not square', drawPng(3, 700), 'image/png', 3, 700],
  ['JPEG', drawJpeg(512), 'image/jpeg', 512, 512],
  ['JPEG that is not square', drawJpeg(640, 9), 'image/jpeg', 640, 9],
  ['WebP without loss', drawWebp(512), 'image/webp', 512, 512],
  ['WebP that is not square', drawWebp(1, 16_384), 'image/webp', 1, 16_384],
  ['WebP with loss', LOSSY, 'image/webp', 1, 1],
  ['WebP with alpha', WITH_ALPHA, 'image/webp', 1, 1],
] as const;

describe('a picture’s file', () => {
  // R-FIL-01
  it.each(PICTURES)('that is a %s tells its size', (_what, bytes, type, width, height) => {
    expect(readPictureFile(bytes, type)).toEqual({ width, height, ...STILL });
  });

  // R-FIL-01
  it.each(PICTURES)('that is a %s is not whole without its last byte, or any more', (...row) => {
    const [, bytes, type] = row;
    for (let length = bytes.length - 1; length > 30; length = Math.floor(length * 0.9)) {
      expect([length, readPictureFile(bytes.subarray(0, length), type).isWhole]).toEqual([
        length,
        false,
      ]);
    }
  });

  // R-FIL-01
  it.each([
    ['PNG', drawPng(8, 8, [['acTL', TWO_FRAMES]]), 'image/png'],
    ['WebP', MOVING_WEBP, 'image/webp'],
    ['WebP without its header', asWebp([['ANIM', new Uint8Array(6)]]), 'image/webp'],
  ] as const)('that is a moving %s says so', (_what, bytes, type) => {
    expect(readPictureFile(bytes, type).isAnimated).toBe(true);
  });

  // R-FIL-01
  it.each([
    ['PNG', drawPng(8, 8, [['eXIf', GPS_EXIF]]), 'image/png'],
    ['PNG with a second file behind it', joined([drawPng(8), drawPng(9)]), 'image/png'],
    ['JPEG', drawJpeg(8, 8, [JPEG_GPS_EXIF]), 'image/jpeg'],
    ['JPEG with a film behind it', joined([drawJpeg(8), bytesOf('ftypmp42')]), 'image/jpeg'],
    ['WebP', drawWebp(8, 8, [['EXIF', GPS_EXIF]]), 'image/webp'],
    ['WebP with something behind it', joined([drawWebp(8), bytesOf('more')]), 'image/webp'],
  ] as const)('that is a %s with more than the picture is whole', (_what, bytes, type) => {
    expect(readPictureFile(bytes, type)).toEqual({ width: 8, height: 8, ...STILL });
  });

  // R-FIL-01
  it.each([
    ['PNG', drawPng(8, 8, [pngHeader(700)]), 'image/png'],
    ['PNG, the larger first', asPng([pngHeader(700), pngHeader(8), PNG_END]), 'image/png'],
    ['JPEG', drawJpeg(8, 8, [jpegFrame(700)]), 'image/jpeg'],
    ['WebP', asWebp([webpHeader(8), webpPixels(700)]), 'image/webp'],
  ] as const)('that is a %s of two sizes tells the larger', (_what, bytes, type) => {
    expect(readPictureFile(bytes, type)).toMatchObject({ width: 700, height: 700 });
  });

  // R-FIL-01
  it('is read to its end however it is broken', () => {
    const drawn = [drawPng(9), drawJpeg(20, 20, [JPEG_GPS_EXIF]), MOVING_WEBP, WITH_ALPHA];
    const types = ['image/png', 'image/jpeg', 'image/webp'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...drawn),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.nat(),
        fc.constantFrom(...types),
        (picture, changes, cut, type) => {
          const bytes = picture.slice(0, 1 + (cut % picture.length));
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          expect(readPictureFile(bytes, type).width).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
