// Shows our own fonts in place of the fallbacks: a file of its own, so that a page can have them before the app.
import { FAMILIES, type Face } from './font-faces.ts';
import { holdLines } from './hold-lines.ts';
import { addMediaStyles } from './media-styles.ts';

/** Of a document whose styles are all in a file: the account's area. */
const USUAL = 'Bricolage Grotesque, Instrument Sans';

// A prerendered page names the fonts that it needs. They are fetched before they are shown, because for a font that is
// still on its way the browser looks for a system font at every size; and shown one by one, because each lays the whole
// page out again.
const named = document.head.querySelector('style')?.textContent ?? USUAL;
addMediaStyles();
const families = FAMILIES.map((faces) => faces.map(makeFace));
const isNamed = ([first]: FontFace[]) => first !== undefined && named.includes(first.family);
await Promise.allSettled(
  families
    .filter(isNamed)
    .flatMap(([first]) => first ?? [])
    .map((first) => first.load()),
);
for (const family of families) {
  const show = () => family.forEach((face) => document.fonts.add(face));
  if (isNamed(family)) {
    holdLines(show);
    await nextTask();
  } else show();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
  });
}

function makeFace({ family, file, ...descriptors }: Face): FontFace {
  return new FontFace(family, `url(${file})`, { display: 'swap', ...descriptors });
}
