import { PICTURE_MOST_BYTES, PICTURE_PIXELS } from '@contract/files/files.ts';
import type { Crop } from '../crop/crop.ts';
import { drawCrop } from '../crop/draw-crop.ts';
import { outputFormats } from './output-formats.ts';

/**
 * The square of a picture as it is sent. A canvas knows nothing of what the file said about the photo.
 * @throws {Error} with words for the person when this browser cannot write it
 */
export async function encodePicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_PIXELS;
  canvas.height = PICTURE_PIXELS;
  drawCrop(canvas, picture, crop);
  for (const { type, quality } of outputFormats(isOpaque(canvas))) {
    if (type === 'image/jpeg') putOnWhite(canvas);
    const written = await write(canvas, type, quality);
    // A browser that does not know the type writes a PNG.
    if (written?.type !== type) continue;
    if (written.size <= PICTURE_MOST_BYTES) return written;
  }
  throw new Error('This browser could not make the picture ready. Try another browser.');
}

function write(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number | undefined,
): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  if (pixels === undefined) return true;
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false;
  return true;
}

function putOnWhite(canvas: HTMLCanvasElement): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.globalCompositeOperation = 'destination-over';
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
}
