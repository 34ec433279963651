import { squareOf, type Crop } from './crop.ts';

/** Draws the square of a picture, as large as the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const { left, top, side } = squareOf(picture, crop);
  brush.imageSmoothingQuality = 'high';
  brush.clearRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
