import { useEffect, useRef } from 'react';
import type { Crop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';

/** The square of a picture. It is as large as its class says, and drawn with this many pixels on a side. */
export function CropCanvas({ picture, crop, pixels, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" className={className} />
  );
}

type Props = { picture: ImageBitmap; crop: Crop; pixels: number; className: string };
