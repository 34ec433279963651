import type { Sharp, SharpOptions } from 'sharp';
import { typeByFirstBytes } from '../../contract/files/file-types.ts';
import { PICTURE_PIXELS, PICTURE_TYPES } from '../../contract/files/files.ts';
import { ApiError } from '../../foundation/errors.ts';

/** The most that an upload measures on each side. Decoded, it takes four megabytes. */
const MOST_PIXELS = 1024;
/** Twenty times what the largest takes. A request has 20. */
const MOST_SECONDS = 5;
/** As `redraw` writes them, whatever was sent. */
export const REDRAWN_TYPE = 'image/webp';

/**
 * Redraws pictures: a file can say one size to us and another to a browser, and hold anything beside its picture. Of what was
 * sent, the result has the pixels alone, in sRGB, and measures at most 512 on each side.
 *
 * One at a time for each instance: what is decoded is many times as large as its file.
 */
export function createRedraw(redrawOne = redraw) {
  let last: Promise<unknown> = Promise.resolve();
  /** @throws {ApiError} `unsupported_media_type` */
  return (file: Buffer): Promise<Buffer> => {
    const drawn = last.then(() => redrawOne(file));
    last = drawn.catch(() => undefined);
    return drawn;
  };
}

async function redraw(file: Buffer): Promise<Buffer> {
  const type = typeByFirstBytes(file);
  if (!PICTURE_TYPES.some((one) => one === type)) {
    throw unsuitable('This is not a picture. Choose a PNG, a JPEG or a WebP.');
  }
  const bytes = type === 'image/png' ? onlyPicture(file) : file;
  const sharp = await loadDecoder();
  // Reads the beginning alone.
  const { width, height, pages, isProgressive } = await orBroken(
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (pages !== undefined) throw unsuitable('This picture moves. Choose a still one.');
  // Each pass of a small file can cost as much time as the picture, and a canvas writes one.
  if (isProgressive) throw unsuitable('This picture is built up in passes. Save it without them.');
  if (width !== height || width > MOST_PIXELS) {
    const most = `${MOST_PIXELS} × ${MOST_PIXELS}`;
    throw unsuitable(`This picture is not a square of at most ${most} pixels. Crop it first.`);
  }
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS ** 2, autoOrient: true })
    .timeout({ seconds: MOST_SECONDS })
    .resize({ width: PICTURE_PIXELS, withoutEnlargement: true })
    .webp({ quality: 90 });
  return orBroken(picture.toBuffer());
}

/** Loaded with the first picture: 20 MB that no other request needs. It has every format but those three switched off. */
async function loadDecoder(): Promise<(file: Buffer, options: SharpOptions) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
  });
  return sharp;
}

/** What the decoder refuses, it says in words for programmers. */
function orBroken<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw unsuitable('This picture is broken or was cut off. Choose another file.');
  });
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout: the length and the name before a chunk, and the sum behind it. */
const CHUNK_AROUND = 12;
const SIGNATURE = 8;
const OF_PICTURE = ['IHDR', 'PLTE', 'tRNS', 'iCCP', 'IDAT', 'IEND'];

/**
 * A PNG without what it says beside its picture: of packed words, the decoder unpacks four gigabytes from a file of one megabyte
 * before it looks at a limit.
 * @throws {ApiError} `unsupported_media_type` for one that moves, of which the decoder knows nothing
 */
function onlyPicture(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + CHUNK_AROUND <= png.length;) {
    const end = at + CHUNK_AROUND + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') throw unsuitable('This picture moves. Choose a still one.');
    if (OF_PICTURE.includes(name)) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function unsuitable(sentence: string): ApiError {
  return new ApiError('unsupported_media_type', sentence);
}
