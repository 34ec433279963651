import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import jetbrains from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import archivo from '@/styles/fonts/archivo.woff2';
import bricolageCut from '@/styles/fonts/bricolage-600.woff2';
import instrumentCut from '@/styles/fonts/instrument-400-700.woff2';
import jetbrainsCut from '@/styles/fonts/jetbrains-400-700.woff2';
import newsreader from '@/styles/fonts/newsreader.woff2';

/** One file of a family, and which of its text it is for. */
export type Face = {
  family: string;
  file: string;
  weight: string;
  stretch?: string;
  unicodeRange?: string;
};

/** Of the files that `npm run fonts` cuts; keep in step with it. Of U+2013 to 2026 they hold what texts use. */
const BASIC = 'U+20-7E,U+A0,U+A7,U+B0,U+B7,U+D7,U+2013-2026,U+20AC,U+2212';
/** Letters such as those of people's names. */
const REST = 'U+A1-A6,U+A8-AF,U+B1-B6,U+B8-D6,U+D8-FF';

/** Of each family, first what nearly every text needs; the browser fetches what stands behind it when a text asks. */
export const FAMILIES: readonly [Face, ...Face[]][] = [
  [
    { family: 'Bricolage Grotesque', file: bricolageCut, weight: '600', unicodeRange: BASIC },
    { family: 'Bricolage Grotesque', file: bricolage, weight: '600', unicodeRange: REST },
    // A face whose range held 600 as well, in which headlines are set, would be taken instead of the cut one.
    { family: 'Bricolage Grotesque', file: bricolage, weight: '200 599' },
    { family: 'Bricolage Grotesque', file: bricolage, weight: '601 800' },
  ],
  [
    { family: 'Instrument Sans', file: instrumentCut, weight: '400 700', unicodeRange: BASIC },
    { family: 'Instrument Sans', file: instrument, weight: '400 700', unicodeRange: REST },
  ],
  [
    { family: 'JetBrains Mono', file: jetbrainsCut, weight: '400 700', unicodeRange: BASIC },
    { family: 'JetBrains Mono', file: jetbrains, weight: '400 700', unicodeRange: REST },
  ],
  [{ family: 'Archivo', file: archivo, weight: '100 900', stretch: '62% 125%' }],
  [{ family: 'Newsreader', file: newsreader, weight: '200 800' }],
];
