// The fonts that stand in until our own have arrived. Layout shift depends on them, so a page is measured with the
// machine's, with an Android phone's and with a bare Linux's, and the browser is asked which it really drew with.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import fontverter from 'fontverter';

/** Android's fonts, a file for each weight. Roboto Mono is as wide as Android's Droid Sans Mono. */
const ANDROID_FILES = [
  ...[400, 500, 600, 700].map((weight) => `@fontsource/roboto/files/roboto-latin-${weight}-normal`),
  ...[400, 700].map(
    (weight) => `@fontsource/roboto-condensed/files/roboto-condensed-latin-${weight}-normal`,
  ),
  ...[400, 700].map((weight) => `@fontsource/noto-serif/files/noto-serif-latin-${weight}-normal`),
  '@fontsource-variable/roboto-mono/files/roboto-mono-latin-wght-normal',
];
const ANDROID = { sans: 'Roboto', serif: 'Noto Serif', mono: 'Roboto Mono' };

/** Debian's fonts-dejavu-core, which its fontconfig asks for. */
const DEJAVU_FOLDER = '/usr/share/fonts/truetype/dejavu';
const DEJAVU_FILES = ['Sans', 'Sans-Bold', 'SansMono', 'SansMono-Bold', 'Serif', 'Serif-Bold'];
const DEJAVU = { sans: 'DejaVu Sans', serif: 'DejaVu Serif', mono: 'DejaVu Sans Mono' };

/** What `fallback-fonts.css` asks for. Metric-compatible fonts, such as Arimo, have other names. */
const ARIAL_AND_KIN = [
  'Arial',
  'Courier New',
  'Times New Roman',
  'Liberation Sans',
  'Liberation Mono',
  'Liberation Serif',
];

/** Some fonts list weights as families, such as Roboto SemiBold. */
const WEIGHT = / (Thin|ExtraLight|Light|Medium|SemiBold|ExtraBold|Black)$/;

/**
 * @param scratch a folder for the fonts and their configuration
 * @returns the settings: the variables that put a browser into each, and what headlines have to be drawn with there
 */
export async function fontSettings(scratch: string) {
  return {
    withArial: { title: 'Arial or Liberation', variables: {}, wanted: ARIAL_AND_KIN },
    withoutArial: {
      title: 'Android',
      variables: offerOnly(scratch, 'android', await androidFonts(), ANDROID),
      wanted: [ANDROID.sans, ANDROID.mono, 'Roboto Condensed'],
    },
    bareLinux: {
      title: 'DejaVu',
      variables: offerOnly(scratch, 'dejavu', dejavuFonts(), DEJAVU),
      wanted: [DEJAVU.sans, DEJAVU.mono],
    },
  };
}

/**
 * Which fonts draw the pages while ours are withheld.
 * @returns `families`, the most used first; `isWanted`: a wanted one draws every headline
 */
export async function fallbacksDrawn({ browser, urls, wanted }: Drawing) {
  const glyphs = new Map<string, number>();
  let isWanted = true;
  for (const url of urls) {
    const { headline, all } = await fontsOfPage(browser, url);
    isWanted &&= headline.length > 0 && headline.every(({ family }) => wanted.includes(family));
    for (const { family, count } of all) glyphs.set(family, (glyphs.get(family) ?? 0) + count);
  }
  const byUse = [...glyphs].toSorted(([, a], [, b]) => b - a);
  return { families: byUse.map(([family]) => family), isWanted };
}

async function fontsOfPage(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const fonts = {
    headline: await fontsOf(session, 'h1'),
    all: await fontsOf(session, 'body *'),
  };
  await context.close();
  return fonts;
}

async function fontsOf(session: CDPSession, selector: string) {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const found = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont, glyphCount } of fonts) {
      if (isCustomFont) throw new Error(`${familyName} was used although its file was withheld`);
      found.push({ family: familyName.replace(WEIGHT, ''), count: glyphCount });
    }
  }
  return found;
}

/** Chromium accepts system fonts only in formats that systems use. */
async function androidFonts() {
  const { resolve } = createRequire(import.meta.url);
  const fonts = [];
  for (const file of ANDROID_FILES) {
    // One after the other: the converter has one memory for all.
    fonts.push(await fontverter.convert(readFileSync(resolve(`${file}.woff2`)), 'truetype'));
  }
  return fonts;
}

/** @returns none where Debian's package is missing */
function dejavuFonts(): Buffer[] {
  if (!existsSync(DEJAVU_FOLDER)) return [];
  return DEJAVU_FILES.map((name) => readFileSync(join(DEJAVU_FOLDER, `DejaVu${name}.ttf`)));
}

/**
 * A fontconfig that offers these fonts and none of the machine's.
 * @param families what the generic ones stand for
 */
function offerOnly(scratch: string, name: string, fonts: Buffer[], families: typeof ANDROID) {
  const folder = join(scratch, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, font] of fonts.entries()) writeFileSync(join(folder, `${index}.ttf`), font);
  const prefer = (generic: string, family: string) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const configuration = join(scratch, `${name}.conf`);
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(scratch, 'cache')}</cachedir>
  ${prefer('sans-serif', families.sans)}
  ${prefer('serif', families.serif)}
  ${prefer('monospace', families.mono)}
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: configuration };
}

type Drawing = { browser: Browser; urls: string[]; wanted: string[] };
