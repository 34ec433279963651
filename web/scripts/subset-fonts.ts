// Cuts the fonts down to what our pages show at first: `npm run fonts`. The results are committed, so that
// neither a build nor the development server has to wait for it.
import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const OUT = new URL('../src/styles/fonts/', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** Keep in step with the `unicode-range` of the faces in fonts.css. */
const BASIC = `${ASCII}\u00a0§·×°–—‘’“”•…€−`;
/** The few more that the example sites use. */
const MORE = 'äöüÄÖÜßØ±éèà½¼²³§©№';

const CUTS = [
  {
    name: 'bricolage-600',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal',
    text: BASIC,
    axes: { wght: 600 },
  },
  {
    name: 'instrument-400-700',
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal',
    text: BASIC,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'jetbrains-400-700',
    from: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
    text: BASIC,
    axes: { wght: { min: 400, max: 700 } },
  },
  { name: 'archivo', from: 'archivo/files/archivo-latin-wdth-normal', text: BASIC + MORE },
  {
    name: 'newsreader',
    from: 'newsreader/files/newsreader-latin-wght-normal',
    text: BASIC + MORE,
  },
];

await mkdir(OUT, { recursive: true });
for (const { name, from, text, axes } of CUTS) {
  const whole = await readFile(resolve(`@fontsource-variable/${from}.woff2`));
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    ...(axes !== undefined && { variationAxes: axes }),
  });
  await writeFile(new URL(`${name}.woff2`, OUT), cut);
  process.stdout.write(
    `${fileURLToPath(OUT)}${name}.woff2: ${whole.length} → ${cut.length} bytes\n`,
  );
}
