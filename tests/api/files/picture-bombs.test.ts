/** Files that say one thing to a reader of headers and another to a browser, or grow when they are opened: none is shown. */
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  jpegSegment,
  PNG_END,
  pngHeader,
  pngLines,
  webpHeader,
  webpPixels,
} from '../../../functions/src/contract/files/picture-file.fixture.ts';
import { bucket } from '../../support/emulators.ts';
import type { Person } from '../../support/people.ts';
import { firestore, startApi, withPerson, type Api } from '../api.ts';
import { filesOf, putPicture, removeFilesOf, uploadPicture } from './file-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What a browser would decode to more than a gigabyte. */
const HUGE = 16_000;
const SIDE = 64;
const HUGE_LINES = pngLines(HUGE, HUGE, 1);
const VP8X = webpHeader(SIDE);
/** Unpacks to 100 MB. */
const LARGE_PROFILE = joined([bytesOf('p\0\0'), deflateSync(new Uint8Array(100_000_000))]);
/** Each unpacks to what the library for PNG takes at most of one. */
const WORDS = joined([bytesOf('Comment\0\0'), deflateSync(new Uint8Array(7_900_000).fill(65))]);

const PNG_TWO = asPng([pngHeader(HUGE, HUGE, 1), pngHeader(SIDE), HUGE_LINES, PNG_END]);
const JPEG_HUGE = drawJpeg(HUGE);

const REFUSED = [
  ['PNG of 31 kB, whose first header is huge and whose last is small', PNG_TWO],
  [
    'PNG whose small header stands behind its pixels',
    asPng([pngHeader(HUGE, HUGE, 1), HUGE_LINES, pngHeader(SIDE), PNG_END]),
  ],
  ['PNG whose only header does', asPng([pngLines(SIDE), pngHeader(SIDE), PNG_END])],
  ['JPEG whose first frame is huge', drawJpeg(SIDE, SIDE, [jpegFrame(HUGE)])],
  [
    'JPEG whose small frame stands behind its pixels',
    joined([
      JPEG_HUGE.subarray(0, -2),
      jpegSegment(...jpegFrame(SIDE)),
      new Uint8Array([0xff, 0xd9]),
    ]),
  ],
  ['WebP of 50 bytes, whose pixels are more than it says', asWebp([VP8X, webpPixels(HUGE)])],
  ['WebP whose first pixels are huge', asWebp([webpPixels(HUGE), webpPixels(SIDE)])],
  ['AVIF', bytesOf('\0\0\0\u001Cftypavif\0\0\0\0avifmif1miaf')],
  ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')],
] as const;

const TAKEN = [
  ['PNG whose profile unpacks to 100 MB', drawPng(SIDE, SIDE, [['iCCP', LARGE_PROFILE]])],
  ['PNG with more pixels than it shows', asPng([pngHeader(SIDE), pngLines(2000), PNG_END])],
  [
    'PNG with a place, and a file behind its end',
    joined([drawPng(SIDE, SIDE, [['eXIf', GPS_EXIF]]), drawPng(8)]),
  ],
  ['WebP with a second, huge picture', asWebp([webpPixels(SIDE), webpPixels(HUGE)])],
  ['WebP with a place', drawWebp(SIDE, SIDE, [['EXIF', GPS_EXIF]])],
  [
    'JPEG with a place, and a film behind its end',
    joined([drawJpeg(SIDE, SIDE, [JPEG_GPS_EXIF]), bytesOf('ftypmp42')]),
  ],
  [
    'JPEG with a profile of colours',
    drawJpeg(SIDE, SIDE, [[0xe2, bytesOf('ICC_PROFILE\0\u0001\u0001colours')]]),
  ],
] as const;

describe('PUT /api/picture', () => {
  // R-FIL-01
  it.each(REFUSED)('refuses a %s, and keeps nothing of it', (_what, bytes) =>
    withPerson({}, async (person) => {
      const { status, body } = await put(person, bytes);
      expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
      expect([await filesOf(person.uid), await pictureOf(person)]).toEqual([[], undefined]);
    }),
  );

  // R-FIL-01
  it.each(TAKEN)('redraws a %s, and keeps nothing of it', (_what, bytes) =>
    withPerson({}, async (person) => {
      expect(await put(person, bytes)).toMatchObject({ status: 200 });
      const shown = await pictureOf(person);
      expect(await filesOf(person.uid)).toEqual([`pictures/${person.uid}/${String(shown?.id)}`]);
      expect(readWebp(await onlyFileOf(person))).toEqual({ chunks: ['VP8 '], size: [SIDE, SIDE] });
      await removeFilesOf(person.uid);
    }),
  );

  // R-FIL-01
  it('unpacks nothing that a PNG says beside its picture', () =>
    withPerson({}, async (person) => {
      const words = Array.from({ length: 19 }, () => ['zTXt', WORDS] as const);
      const before = process.resourceUsage().maxRSS;
      expect(await put(person, drawPng(SIDE, SIDE, words))).toMatchObject({ status: 200 });
      // In kB. Unpacked, the words are 150 MB, of which the library keeps several copies.
      expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000);
      await removeFilesOf(person.uid);
    }));
});

async function put(person: Person, bytes: Uint8Array) {
  return putPicture(api, person, await uploadPicture(person, bytes));
}

async function pictureOf({ uid }: Person): Promise<{ id: unknown } | undefined> {
  return (await firestore().doc(`users/${uid}`).get()).get('picture');
}

async function onlyFileOf({ uid }: Person): Promise<Buffer> {
  const [path = ''] = await filesOf(uid);
  const [bytes] = await bucket().file(path).download();
  return bytes;
}

/** As its specification says, and to the last byte: https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(bytes: Buffer): { chunks: string[]; size: [number, number] } {
  const chunks: string[] = [];
  expect([bytes.toString('latin1', 0, 4), bytes.readUInt32LE(4)]).toEqual([
    'RIFF',
    bytes.length - 8,
  ]);
  for (let at = 12; at < bytes.length; at += 8 + 2 * Math.ceil(bytes.readUInt32LE(at + 4) / 2)) {
    chunks.push(bytes.toString('latin1', at, at + 4));
  }
  return { chunks, size: [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff] };
}
