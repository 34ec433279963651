import type { PictureType } from '@contract/files/files.ts';

/**
 * In which formats a picture can be sent, the best first. Not every browser writes WebP, and some files come out too large:
 * the first that is written and fits is taken. JPEG has no transparency; it is the last resort of a picture that has some.
 */
export function outputFormats(isOpaque: boolean): readonly OutputFormat[] {
  return isOpaque ? [WEBP, JPEG, PNG] : [WEBP, PNG, JPEG];
}

const WEBP = { type: 'image/webp', quality: 0.86 } as const;
const JPEG = { type: 'image/jpeg', quality: 0.86 } as const;
const PNG = { type: 'image/png' } as const;

/** `quality` is from 0 to 1, where the format has one. */
type OutputFormat = { type: PictureType; quality?: number };
