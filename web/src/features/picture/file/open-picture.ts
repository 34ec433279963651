import { SMALLEST_SIDE } from '../crop/crop.ts';
import { checkPictureFile, checkSize } from './check-picture-file.ts';
import { PictureRefusal } from './refusals.ts';

/**
 * Opens a file that someone has chosen. Nothing leaves the browser.
 * @returns the picture upright, and not much larger than it will be needed
 * @throws {PictureRefusal}
 */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > MOST_BYTES) throw new PictureRefusal({ kind: 'too-large' });
  checkPictureFile(await read(file));
  const picture = await decode(file);
  checkSize(picture);
  return reduce(picture);
}

async function read(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new PictureRefusal({ kind: 'unreadable' });
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureRefusal({ kind: 'broken' });
  }
}

/** Large photos would be slow to move, and would fill the memory of a phone. */
async function reduce(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const ratio = LARGEST_SIDE / Math.max(width, height);
  if (ratio >= 1 || Math.min(width, height) * ratio < SMALLEST_SIDE) return picture;
  try {
    return await createImageBitmap(picture, {
      resizeWidth: Math.round(width * ratio),
      resizeHeight: Math.round(height * ratio),
      resizeQuality: 'high',
    });
  } finally {
    picture.close();
  }
}

const MOST_BYTES = 10 * 1024 * 1024;
const LARGEST_SIDE = 3072;
