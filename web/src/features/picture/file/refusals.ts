import { SMALLEST_SIDE, type Size } from '../crop/crop.ts';

/** A file that cannot become someone's picture. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.kind);
    this.reason = reason;
  }
}

/** What is wrong with a file, and what to do about it. */
export function describeRefusal(reason: Reason): { title: string; text: string } {
  switch (reason.kind) {
    case 'unreadable':
      return {
        title: 'The file could not be read',
        text: 'It has been moved or changed since, or your browser may not open it. Choose it again.',
      };
    case 'too-large':
      return {
        title: 'The file is larger than 10 MB',
        text: 'Save the picture smaller, or as a JPEG, and choose that.',
      };
    case 'no-picture':
      return {
        title: 'This is not a picture that we can use',
        text: 'Whatever its name says, the file is of another kind than PNG, JPEG, WebP and AVIF. If it is a picture, open it in a program for pictures, save it as a JPEG and choose that.',
      };
    case 'animated':
      return {
        title: 'This picture moves',
        text: 'Your picture has to be a still one. Save one image of it as a PNG or JPEG and choose that; a screenshot will do.',
      };
    case 'broken':
      return {
        title: 'The picture is damaged, or a part of it is missing',
        text: 'Often a copy or a download broke off. Fetch it again, or choose another one.',
      };
    case 'too-small':
      return {
        title: 'The picture is too small',
        text: `It has ${inPixels(reason.size)} and would look blurred. Choose one with at least ${SMALLEST_SIDE} on each side.`,
      };
    case 'too-many-pixels':
      return {
        title: 'The picture has more pixels than this browser can open',
        text: `It has ${inPixels(reason.size)}. Save it with at most ${MOST_SIDE} on each side and choose that.`,
      };
  }
}

/** Decoded, a picture of so many pixels takes a quarter of a gigabyte. The best phones take photos of 50 million. */
export const MOST_PIXELS = 64_000_000;
const MOST_SIDE = Math.sqrt(MOST_PIXELS).toLocaleString('en-GB');

function inPixels({ width, height }: Size): string {
  return `${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')} pixels`;
}

export type Reason =
  | { kind: 'unreadable' | 'too-large' | 'no-picture' | 'animated' | 'broken' }
  | { kind: 'too-small' | 'too-many-pixels'; size: Size };
