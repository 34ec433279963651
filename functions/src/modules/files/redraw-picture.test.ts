import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPng } from '../../contract/files/picture-file.fixture.ts';
import { createRedraw } from './redraw-picture.ts';

/** A square of one colour. */
const drawn = (side: number, background: Color, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background } });

async function firstPixelOf(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).raw().toBuffer()).subarray(0, 4)];
}

describe('a redrawn picture', () => {
  // R-FIL-01
  it.each([
    [1, 1],
    [512, 512],
    [1024, 512],
  ])('of %i pixels on each side has %i', async (sent, kept) => {
    const { width, height, format } = await sharp(
      await createRedraw()(Buffer.from(drawPng(sent))),
    ).metadata();
    expect([width, height, format]).toEqual([kept, kept, 'webp']);
  });

  // R-FIL-01
  it('keeps what is transparent', async () => {
    const seeThrough = { r: 200, g: 100, b: 50, alpha: 0.5 };
    const redrawn = await createRedraw()(await drawn(16, seeThrough, 4).png().toBuffer());
    expect((await firstPixelOf(redrawn))[3]).toBe(128);
  });

  // R-FIL-01
  it('has the colours that its profile meant, without the profile', async () => {
    const green = { r: 60, g: 180, b: 60 };
    const wide = await drawn(16, green).withIccProfile('p3').png().toBuffer();
    const redrawn = await createRedraw()(wide);
    const { icc, exif, xmp } = await sharp(redrawn).metadata();
    expect([icc, exif, xmp]).toEqual([undefined, undefined, undefined]);
    const pixel = await firstPixelOf(redrawn);
    for (const [at, wanted] of [60, 180, 60].entries()) {
      expect(Math.abs((pixel[at] ?? 0) - wanted)).toBeLessThan(6);
    }
  });

  // R-FIL-01
  it('stands upright', async () => {
    const half = await drawn(8, 'white').png().toBuffer();
    const lying = await drawn(16, 'black')
      .composite([{ input: await sharp(half).extend({ right: 8 }).toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upright = await sharp(await createRedraw()(lying))
      .raw()
      .toBuffer();
    // What lay at the left end of the top line stands at the right end.
    expect([upright[0], upright[15 * 3]]).toEqual([expect.closeTo(0, -1), expect.closeTo(255, -1)]);
  });

  // R-FIL-01
  it.each([
    ['JPEG', drawn(16, 'white').jpeg({ progressive: true })],
    ['PNG', drawn(16, 'white').png({ progressive: true })],
  ])('is never a %s of several passes, each of which costs time', async (_what, sent) => {
    const redrawn = createRedraw()(await sent.toBuffer());
    await expect(redrawn).rejects.toThrow('This picture is built up in passes.');
  });

  // R-FIL-01
  it('is one at a time, and one that is refused holds no other up', async () => {
    let underWay = 0;
    const atOnce: number[] = [];
    const redraw = createRedraw(async (file) => {
      underWay += 1;
      atOnce.push(underWay);
      await nextTurn();
      underWay -= 1;
      if (file.length === 0) throw new Error('refused');
      return file;
    });
    const settled = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => redraw(Buffer.alloc(index === 1 ? 0 : 1))),
    );
    expect(atOnce).toEqual([1, 1, 1, 1, 1, 1]);
    const outcomes = settled.map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'rejected')).toHaveLength(1);
    expect(outcomes[1]).toBe('rejected');
  });
});
