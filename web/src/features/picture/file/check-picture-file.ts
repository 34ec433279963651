import { textAt, TELLING_BYTES, typeByFirstBytes } from '@contract/files/file-types.ts';
import type { PictureType } from '@contract/files/files.ts';
import { SMALLEST_SIDE, type Size } from '../crop/crop.ts';
import { readPictureFile } from './read-picture-file.ts';
import { MOST_PIXELS, PictureRefusal } from './refusals.ts';

/**
 * Looks at a file before it is decoded: a small one can hold more pixels than the memory has room for.
 * @throws {PictureRefusal}
 */
export function checkPictureFile(bytes: Uint8Array): void {
  const type = typeByFirstBytes(bytes.subarray(0, TELLING_BYTES));
  switch (type) {
    case 'image/png':
    case 'image/jpeg':
    case 'image/webp':
      return checkBuilt(bytes, type);
    case 'image/avif':
      return checkAvif(bytes);
    // Many hold one still picture.
    case 'image/gif':
    case 'application/pdf':
    case 'application/zip':
    case null:
      throw new PictureRefusal({ kind: 'no-picture' });
  }
}

/** @throws {PictureRefusal} */
export function checkSize({ width, height }: Size): void {
  const size = { width, height };
  if (Math.min(width, height) < SMALLEST_SIDE)
    throw new PictureRefusal({ kind: 'too-small', size });
  if (width * height > MOST_PIXELS) throw new PictureRefusal({ kind: 'too-many-pixels', size });
}

function checkBuilt(bytes: Uint8Array, type: PictureType): void {
  const built = readPictureFile(bytes, type);
  if (built.isAnimated) throw new PictureRefusal({ kind: 'animated' });
  if (!built.isWhole) throw new PictureRefusal({ kind: 'broken' });
  checkSize(built);
}

/** Its first brand says whether it moves, and the property `ispe` how large it is: ISO/IEC 23008-12, 6.5.3. */
function checkAvif(bytes: Uint8Array): void {
  if (textAt(bytes, 8, 4) === 'avis') throw new PictureRefusal({ kind: 'animated' });
  const { buffer, byteOffset, length } = bytes;
  const view = new DataView(buffer, byteOffset, length);
  for (let at = 0; at + 16 <= Math.min(length, AVIF_HEADER); at += 1) {
    if (textAt(bytes, at, 4) !== 'ispe') continue;
    checkSize({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
  }
}

/** Its properties are within so many bytes of its beginning. */
const AVIF_HEADER = 8192;
