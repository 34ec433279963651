// The fonts that stand in until our own have arrived. Layout shift depends on them, so a page is measured with the
// machine's and with an Android phone's, and the browser is asked which it really drew with.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import fontverter from 'fontverter';

/** @import { Browser, CDPSession } from '@playwright/test' */

/** Roboto is Android's only sans-serif. Roboto Mono is as wide as Android's Droid Sans Mono. */
const ANDROID_FILES = [
  ...[400, 500, 600, 700].map((weight) => `@fontsource/roboto/files/roboto-latin-${weight}-normal`),
  '@fontsource-variable/roboto-mono/files/roboto-mono-latin-wght-normal',
];

const ANDROID = ['Roboto', 'Roboto Mono'];

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
 * @param {string} scratch a folder for the fonts and their configuration
 * @returns the two settings: the variables that put a browser into each, and what headlines have to be drawn with there
 */
export async function fontSettings(scratch) {
  return {
    withArial: { variables: {}, wanted: ARIAL_AND_KIN },
    withoutArial: { variables: await androidFonts(scratch), wanted: ANDROID },
  };
}

/**
 * Which fonts draw the pages while ours are withheld.
 * @param {{ browser: { port: number }, urls: string[], wanted: string[] }} options
 * @returns {Promise<{ families: string[], isWanted: boolean }>} families, the most used first; `isWanted`: a wanted one draws every headline
 */
export async function fallbacksDrawn({ browser, urls, wanted }) {
  const connection = await playwright.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  const glyphs = new Map();
  let isWanted = true;
  try {
    for (const url of urls) {
      const { headline, all } = await fontsOfPage(connection, url);
      isWanted &&= headline.length > 0 && headline.every(({ family }) => wanted.includes(family));
      for (const { family, count } of all) glyphs.set(family, (glyphs.get(family) ?? 0) + count);
    }
  } finally {
    await connection.close();
  }
  const byUse = [...glyphs].toSorted(([, a], [, b]) => b - a);
  return { families: byUse.map(([family]) => family), isWanted };
}

/**
 * @param {Browser} connection
 * @param {string} url
 */
async function fontsOfPage(connection, url) {
  const context = await connection.newContext();
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

/**
 * @param {CDPSession} session
 * @param {string} selector
 */
async function fontsOf(session, selector) {
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

/**
 * A fontconfig that offers these fonts and none of the machine's.
 * @param {string} scratch
 */
async function androidFonts(scratch) {
  const folder = join(scratch, 'android');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const [index, file] of ANDROID_FILES.entries()) {
    // Chromium accepts system fonts only in formats that systems use.
    const font = await fontverter.convert(readFileSync(resolve(`${file}.woff2`)), 'truetype');
    writeFileSync(join(folder, `${index}.ttf`), font);
  }
  const configuration = join(scratch, 'android.conf');
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(scratch, 'cache')}</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
  <alias binding="same"><family>monospace</family><prefer><family>Roboto Mono</family></prefer></alias>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: configuration };
}
