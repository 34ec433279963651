import { describe, expect, test } from 'vitest';
import {
  cropAfterKey,
  describeCrop,
  mostZoom,
  movePicture,
  squareOf,
  startCrop,
  zoomTo,
  type Crop,
} from './crop.ts';

const WIDE = { width: 2000, height: 1000 };
const TALL = { width: 600, height: 900 };

const press = (crop: Crop, key: string, shiftKey = false) =>
  cropAfterKey(WIDE, crop, { key, shiftKey });

// R-FIL-01
describe('the square of a picture', () => {
  test('begins in the middle with all of the shorter side', () => {
    expect(squareOf(WIDE, startCrop(WIDE))).toEqual({ left: 500, top: 0, side: 1000 });
    expect(squareOf(TALL, startCrop(TALL))).toEqual({ left: 0, top: 150, side: 600 });
  });

  test('follows the picture as far as its edges', () => {
    const moved = movePicture(WIDE, startCrop(WIDE), 200, 50);
    expect(squareOf(WIDE, moved)).toEqual({ left: 300, top: 0, side: 1000 });
    expect(squareOf(WIDE, movePicture(WIDE, moved, -9000, 0)).left).toBe(1000);
    expect(squareOf(WIDE, movePicture(WIDE, moved, 9000, 0)).left).toBe(0);
  });

  test('keeps its centre when the picture is enlarged, and is filled when it is reduced', () => {
    const large = zoomTo(WIDE, startCrop(WIDE), 4);
    expect(squareOf(WIDE, large)).toEqual({ left: 875, top: 375, side: 250 });
    const corner = movePicture(WIDE, large, 9000, 9000);
    expect(squareOf(WIDE, corner)).toEqual({ left: 0, top: 0, side: 250 });
    expect(squareOf(WIDE, zoomTo(WIDE, corner, 1))).toEqual({ left: 0, top: 0, side: 1000 });
  });

  test('has 128 pixels on a side or more, and at least an eighth of the shorter side', () => {
    expect(mostZoom({ width: 128, height: 4000 })).toBe(1);
    expect(mostZoom({ width: 256, height: 300 })).toBe(2);
    expect(mostZoom({ width: 9000, height: 8000 })).toBe(8);
    expect(zoomTo(WIDE, startCrop(WIDE), 99).zoom).toBe(1000 / 128);
    expect(zoomTo(WIDE, startCrop(WIDE), 0).zoom).toBe(1);
  });
});

// R-FIL-01
describe('the keys', () => {
  const large = zoomTo(WIDE, startCrop(WIDE), 2);

  test.each([
    ['ArrowLeft', { x: 1010, y: 500 }],
    ['ArrowRight', { x: 990, y: 500 }],
    ['ArrowUp', { x: 1000, y: 510 }],
    ['ArrowDown', { x: 1000, y: 490 }],
  ])('%s moves the picture that way by a fiftieth of the square', (key, centre) => {
    expect(press(large, key)).toEqual({ ...centre, zoom: 2 });
  });

  test('with Shift move it by a fifth', () => {
    expect(press(large, 'ArrowLeft', true)).toEqual({ x: 1100, y: 500, zoom: 2 });
  });

  test('plus and minus enlarge and reduce it, and Home begins again', () => {
    expect(press(large, '+')?.zoom).toBeCloseTo(2.2);
    expect(press(large, '=')?.zoom).toBeCloseTo(2.2);
    expect(press(large, '-')?.zoom).toBeCloseTo(1.818);
    expect(press(large, 'Home')).toEqual(startCrop(WIDE));
  });

  test('of other kinds are left to the page', () => {
    for (const key of ['Tab', 'Enter', ' ', 'a', 'Escape']) expect(press(large, key)).toBeNull();
  });
});

// R-FIL-01
test.each([
  [
    startCrop(WIDE),
    'Zoom 100 %. Shown: 50 % of the way from the left edge to the right edge, from the top edge to the bottom edge.',
  ],
  [{ x: 250, y: 250, zoom: 2 }, 'Zoom 200 %. Shown: from the left edge, from the top edge.'],
  [{ x: 1750, y: 750, zoom: 2 }, 'Zoom 200 %. Shown: up to the right edge, up to the bottom edge.'],
])('a square is described by where it lies', (crop, words) => {
  expect(describeCrop(WIDE, crop)).toBe(words);
});
