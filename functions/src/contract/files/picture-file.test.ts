import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asWebp,
  bytesOf,
  drawJpeg,
  drawPng,
  drawWebp,
  GPS_EXIF,
  joined,
  JPEG_GPS_EXIF,
  TWO_FRAMES,
} from './picture-file.fixture.ts';
import { readPictureFile, withoutMetadata } from './picture-file.ts';

const STILL = { isAnimated: false, isWhole: true, hasMetadata: false };
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Google's own samples for finding out what a browser shows: https://developers.google.com/speed/webp/faq */
const LOSSY = fromBase64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const WITH_ALPHA = fromBase64(
  'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
);
const ANIMATED = fromBase64(
  'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
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

const PHOTOS = [
  ['JPEG with the place of a photo', drawJpeg(16, 16, [JPEG_GPS_EXIF])],
  ['JPEG with XMP', drawJpeg(8, 8, [[0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0<x/>')]])],
  ['JPEG with IPTC', drawJpeg(8, 8, [[0xed, bytesOf('Photoshop 3.0\u00008BIM\u0004\u0004')]])],
  ['JPEG with a comment', drawJpeg(8, 8, [[0xfe, bytesOf('Taken at home')]])],
  ['JPEG with a table of further pictures', drawJpeg(8, 8, [[0xe2, bytesOf('MPF\0II*\0')]])],
  ['JPEG with a film behind it', joined([drawJpeg(8), bytesOf('\0\0\0\u0018ftypmp42')])],
  ['PNG with the place of a photo', drawPng(8, 8, [['eXIf', GPS_EXIF]])],
  ['PNG with words', drawPng(8, 8, [['tEXt', bytesOf('Author\0Ada')]])],
  ['PNG with XMP', drawPng(8, 8, [['iTXt', bytesOf('XML:com.adobe.xmp\0\0\0\0\0<x/>')]])],
  ['PNG with packed words', drawPng(8, 8, [['zTXt', bytesOf('Comment\0\0x')]])],
  ['PNG with a chunk that no one knows', drawPng(8, 8, [['prVt', bytesOf('Ada')]])],
  ['PNG with a second file behind it', joined([drawPng(8), drawPng(8)])],
  ['WebP with the place of a photo', drawWebp(8, 8, [['EXIF', GPS_EXIF]])],
  ['WebP with XMP', drawWebp(8, 8, [['XMP ', bytesOf('<x/>')]])],
  ['WebP with something behind it', joined([drawWebp(8), bytesOf('more')])],
] as const;

describe('a picture’s file', () => {
  // R-FIL-01
  it.each(PICTURES)('that is a %s tells its size', (_what, bytes, type, width, height) => {
    expect(readPictureFile(bytes)).toEqual({ type, width, height, ...STILL });
  });

  // R-FIL-01
  it.each(PICTURES)('that is a %s is not whole without its last byte, or any more', (...row) => {
    const [, bytes] = row;
    for (let length = bytes.length - 1; length > 30; length = Math.floor(length * 0.9)) {
      expect([length, readPictureFile(bytes.subarray(0, length))?.isWhole]).toEqual([
        length,
        false,
      ]);
    }
  });

  // R-FIL-01
  it.each([
    ['PNG', drawPng(8, 8, [['acTL', TWO_FRAMES]])],
    ['WebP', ANIMATED],
    ['WebP without its header', asWebp([['ANIM', new Uint8Array(6)]])],
  ])('that is a moving %s says so', (_what, bytes) => {
    expect(readPictureFile(bytes)?.isAnimated).toBe(true);
  });

  // R-FIL-01
  it.each(PHOTOS)('that is a %s says that it holds more than the picture', (_what, bytes) => {
    expect(readPictureFile(bytes)).toMatchObject({ isWhole: true, hasMetadata: true });
  });

  // R-FIL-01
  it.each(PHOTOS)('that is a %s stays the same picture without it', (_what, bytes) => {
    const facts = readPictureFile(bytes);
    const bare = withoutMetadata(bytes);
    expect(readPictureFile(bare)).toEqual({ ...facts, hasMetadata: false });
    expect(bare.length).toBeLessThan(bytes.length);
    for (const words of ['Exif', 'Ada', 'home', '<x/>', '8BIM', 'ftyp', 'eXIf', 'EXIF']) {
      expect(Buffer.from(bare).includes(words)).toBe(false);
    }
  });

  // R-FIL-01
  it.each(PICTURES)('that is a %s stays as it is where there is nothing else', (_what, bytes) => {
    expect(withoutMetadata(bytes)).toEqual(bytes);
  });

  // R-FIL-01
  it('keeps its colours: a profile, and what Adobe’s programs say', () => {
    const profile = [0xe2, bytesOf('ICC_PROFILE\0\u0001\u0001colours')] as const;
    const adobe = [0xee, bytesOf('Adobe\0d\0\0\0\0\u0001')] as const;
    for (const bytes of [
      drawJpeg(8, 8, [profile, adobe]),
      drawPng(8, 8, [['iCCP', bytesOf('p\0\0x')]]),
      drawWebp(8, 8, [['ICCP', bytesOf('p')]]),
    ]) {
      expect(readPictureFile(bytes)).toMatchObject(STILL);
      expect(withoutMetadata(bytes)).toEqual(bytes);
    }
  });

  // R-FIL-01
  it.each([
    ['a GIF', bytesOf('GIF89a\u0001\0\u0001\0')],
    ['a text called portrait.png', bytesOf('Dear Ada')],
    ['nothing', new Uint8Array()],
  ])('is refused for %s', (_what, bytes) => {
    expect(readPictureFile(bytes)).toBeNull();
    expect(withoutMetadata(bytes)).toBe(bytes);
  });

  // R-FIL-01
  it('is read to its end however it is broken', () => {
    const drawn = [drawPng(9), drawJpeg(20, 20, [JPEG_GPS_EXIF]), ANIMATED, WITH_ALPHA];
    fc.assert(
      fc.property(
        fc.constantFrom(...drawn),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.nat(),
        (picture, changes, cut) => {
          const bytes = picture.slice(0, 1 + (cut % picture.length));
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const facts = readPictureFile(bytes);
          expect(facts === null || facts.width >= 0).toBe(true);
          const again = readPictureFile(withoutMetadata(bytes));
          expect(facts?.isWhole === true && again?.hasMetadata === true).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
