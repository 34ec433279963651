import { FAMILIES, type Face } from './font-faces.ts';

/** Our fonts as a style sheet, for pages without JavaScript; with it, `fonts.ts` shows them. */
export function writeFontSheet(): string {
  return FAMILIES.flat().map(writeFace).join('');
}

function writeFace({ family, file, weight, stretch, unicodeRange }: Face): string {
  const lines = [
    `font-family:"${family}"`,
    `src:url(${file})`,
    `font-weight:${weight}`,
    ...(stretch === undefined ? [] : [`font-stretch:${stretch}`]),
    ...(unicodeRange === undefined ? [] : [`unicode-range:${unicodeRange}`]),
    'font-display:swap',
  ];
  return `@font-face{${lines.join(';')}}`;
}
