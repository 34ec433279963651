// The fonts that stand in until our own have arrived. Layout shift depends on them, so a page is measured with the
// machine's, with an Android phone's and with a bare Linux's, and the browser is asked which it really drew with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../../scripts/lib/places.ts';

// Of each set the sans-serif, the serif and the monospaced.
const LIBERATION = ['Liberation Sans', 'Liberation Serif', 'Liberation Mono'];
/** Roboto Mono is as wide as Android's Droid Sans Mono. */
const ANDROID = ['Roboto', 'Noto Serif', 'Roboto Mono'];
const ANDROID_FOLDERS = ['roboto', 'roboto-condensed', 'noto-serif', 'roboto-mono'].map((name) =>
  join(ROOT, 'tests/bench/node_modules/@expo-google-fonts', name),
);
/** Debian's fonts-dejavu-core, which its fontconfig asks for. */
const DEJAVU = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'];
const DEJAVU_FOLDER = '/usr/share/fonts/truetype/dejavu';

/** Some fonts list weights as families, such as Roboto SemiBold. */
const WEIGHT = / (Thin|ExtraLight|Light|Medium|SemiBold|ExtraBold|Black)$/;

/**
 * @param scratch a folder for the configuration
 * @returns the settings: the variables that put a browser into each, and what headlines have to be drawn with there
 */
export function fontSettings(scratch: string) {
  return [
    {
      title: 'Arial or Liberation',
      variables: {},
      wanted: ['Arial', 'Times New Roman', 'Courier New', ...LIBERATION],
    },
    {
      title: 'Android',
      variables: offerOnly(scratch, ANDROID_FOLDERS, ANDROID),
      wanted: [...ANDROID, 'Roboto Condensed'],
    },
    {
      title: 'DejaVu',
      variables: offerOnly(scratch, [DEJAVU_FOLDER], DEJAVU),
      wanted: DEJAVU,
    },
  ];
}

/** @returns the families that draw the headlines of a page while ours are withheld */
export async function headlineFonts(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const families = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    families.push(...fonts.map(({ familyName }) => familyName.replace(WEIGHT, '')));
  }
  await context.close();
  return families;
}

/**
 * A fontconfig that offers the fonts of these folders and none of the machine's.
 * @param families what the generic ones stand for
 */
function offerOnly(scratch: string, folders: string[], families: string[]) {
  const aliases = ['sans-serif', 'serif', 'monospace'].map(
    (generic, index) =>
      `<alias binding="same"><family>${generic}</family><prefer><family>${families[index]}</family></prefer></alias>`,
  );
  const configuration = join(scratch, `${families[0]}.conf`);
  mkdirSync(scratch, { recursive: true });
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('')}
  <cachedir>${join(scratch, 'cache')}</cachedir>
  ${aliases.join('\n  ')}
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: configuration };
}
