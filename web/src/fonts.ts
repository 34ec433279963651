// Shows our own fonts in place of the fallbacks: a file of its own, so that a page can have them before the app.
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import jetbrains from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import archivo from '@/styles/fonts/archivo.woff2';
import bricolageCut from '@/styles/fonts/bricolage-600.woff2';
import instrumentCut from '@/styles/fonts/instrument-400-700.woff2';
import jetbrainsCut from '@/styles/fonts/jetbrains-400-700.woff2';
import newsreader from '@/styles/fonts/newsreader.woff2';
import { addMediaStyles } from './media-styles.ts';

/** Of the files that `npm run fonts` cuts; keep in step with it. */
const BASIC =
  'U+20-7E, U+A0, U+A7, U+B0, U+B7, U+D7, U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2022, U+2026, U+20AC, U+2212';
/** Letters such as those of people's names. */
const REST = 'U+A1-A6, U+A8-AF, U+B1-B6, U+B8-D6, U+D8-FF';

/** Of each family, first what nearly every text needs; the browser fetches what stands behind it when a text asks. */
const FAMILIES: [FontFace, ...FontFace[]][] = [
  [
    face('Bricolage Grotesque', bricolageCut, { weight: '600', unicodeRange: BASIC }),
    face('Bricolage Grotesque', bricolage, { weight: '600', unicodeRange: REST }),
    // A face whose range held 600 as well, in which headlines are set, would be taken instead of the cut one.
    face('Bricolage Grotesque', bricolage, { weight: '200 599' }),
    face('Bricolage Grotesque', bricolage, { weight: '601 800' }),
  ],
  [
    face('Instrument Sans', instrumentCut, { weight: '400 700', unicodeRange: BASIC }),
    face('Instrument Sans', instrument, { weight: '400 700', unicodeRange: REST }),
  ],
  [
    face('JetBrains Mono', jetbrainsCut, { weight: '400 700', unicodeRange: BASIC }),
    face('JetBrains Mono', jetbrains, { weight: '400 700', unicodeRange: REST }),
  ],
  [face('Archivo', archivo, { weight: '100 900', stretch: '62% 125%' })],
  [face('Newsreader', newsreader, { weight: '200 800' })],
];

// A prerendered page names the fonts that it needs. They are fetched before they are shown, because for a font that is
// still on its way the browser looks for a system font at every size; and shown one by one, because each lays the whole
// page out anew.
const styles = document.head.textContent;
addMediaStyles();
const isOfPage = ({ family }: FontFace) => styles.includes(family);
await Promise.allSettled(
  FAMILIES.map(([first]) => first)
    .filter(isOfPage)
    .map((first) => first.load()),
);
for (const family of FAMILIES) {
  family.forEach((one) => document.fonts.add(one));
  if (isOfPage(family[0])) await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
  });
}

function face(family: string, file: string, descriptors: FontFaceDescriptors): FontFace {
  return new FontFace(family, `url(${file})`, { display: 'swap', ...descriptors });
}
