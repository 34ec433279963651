/** Which square of a picture is shown. Everything here is in the picture's own pixels. */

export type Size = { width: number; height: number };

/** The centre of the square, and how many times larger it is shown than when all of the shorter side is in it. */
export type Crop = { x: number; y: number; zoom: number };

/** A square with fewer pixels on a side would look blurred. */
export const SMALLEST_SIDE = 128;

/** The middle of the picture, as much of it as fits. */
export function startCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}

/** How far a picture can be enlarged, at least 1. */
export function mostZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(MOST_ZOOM, Math.min(width, height) / SMALLEST_SIDE));
}

/** Moves the picture under the square, to the right and down, as far as the square stays filled. */
export function movePicture(size: Size, { x, y, zoom }: Crop, right: number, down: number): Crop {
  return within(size, { x: x - right, y: y - down, zoom });
}

export function zoomTo(size: Size, { x, y }: Crop, zoom: number): Crop {
  return within(size, { x, y, zoom: clamp(zoom, 1, mostZoom(size)) });
}

/**
 * The arrows move the picture by a fiftieth of the square, with Shift by a fifth; plus and minus enlarge and reduce it; Home
 * begins again.
 * @returns null for any other key
 */
export function cropAfterKey(size: Size, crop: Crop, { key, shiftKey }: Key): Crop | null {
  const step = sideOf(size, crop.zoom) * (shiftKey ? 0.2 : 0.02);
  switch (key) {
    case 'ArrowLeft':
      return movePicture(size, crop, -step, 0);
    case 'ArrowRight':
      return movePicture(size, crop, step, 0);
    case 'ArrowUp':
      return movePicture(size, crop, 0, -step);
    case 'ArrowDown':
      return movePicture(size, crop, 0, step);
    case '+':
    case '=':
      return zoomTo(size, crop, crop.zoom * ZOOM_STEP);
    case '-':
      return zoomTo(size, crop, crop.zoom / ZOOM_STEP);
    case 'Home':
      return startCrop(size);
    default:
      return null;
  }
}

/** What the square shows, for people who cannot see it. */
export function describeCrop(size: Size, crop: Crop): string {
  const { left, top, side } = squareOf(size, crop);
  const across = describePlace(left, side, size.width, ['the left edge', 'the right edge']);
  const down = describePlace(top, side, size.height, ['the top edge', 'the bottom edge']);
  return `Zoom ${percent(crop.zoom)}. Shown: ${across}, ${down}.`;
}

/** As whole per cent, such as `150 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function describePlace(
  start: number,
  side: number,
  length: number,
  [first, last]: readonly [string, string],
): string {
  const room = length - side;
  if (room < 1) return `from ${first} to ${last}`;
  if (start < 1) return `from ${first}`;
  if (start > room - 1) return `up to ${last}`;
  return `${percent(start / room)} of the way from ${first} to ${last}`;
}

function within(size: Size, { x, y, zoom }: Crop): Crop {
  const half = sideOf(size, zoom) / 2;
  return {
    x: clamp(x, half, size.width - half),
    y: clamp(y, half, size.height - half),
    zoom,
  };
}

function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

const MOST_ZOOM = 8;
const ZOOM_STEP = 1.1;

type Key = { key: string; shiftKey: boolean };
