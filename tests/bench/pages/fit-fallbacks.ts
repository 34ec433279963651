// Fits the fonts that stand in for ours to the texts of the site: `npm run fallbacks` writes `fallback-fonts.css`. For each
// family, weight and width that the pages use, it compares how wide our font and the system's set those very texts, and
// takes over the height of our lines. The result is committed: this takes Chromium and Debian's Liberation and DejaVu.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/computer/chromium.ts';
import { LOCAL, ROOT } from '../../../scripts/lib/places.ts';
import { BENCH_WEB } from '../site/bench-site.ts';
import { publicPaths } from '../site/paths.ts';
import { serveSite } from '../site/serve.ts';

const SHEET = join(ROOT, 'web/src/styles/fallback-fonts.css');
const OURS = join(ROOT, 'web/src/styles/fonts');
const SYSTEM = '/usr/share/fonts/truetype';
const { resolve } = createRequire(import.meta.url);
/** In px, at which texts are measured. */
const SIZE = 100;
const ALL_WEIGHTS: Range = [1, 1000];
const NORMAL_STRETCH: Range = [100, 100];

const DEJAVU = join(SYSTEM, 'dejavu/DejaVu');
const LIBERATION = join(SYSTEM, 'liberation/Liberation');
const packed = (name: string, weight: number) =>
  resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);

// Liberation is as wide as Arial, Times and Courier. DejaVu is what a bare Linux has. Roboto and Noto Serif are Android's.
// Its Roboto is one variable file since version 12, to which Chromium gives the weight of the rule: at 600 that is the
// SemiBold measured here. Older versions have a Bold. (Chromium: blink/renderer/core/css/local_font_face_source.cc)
const SANS = [
  { names: ['DejaVu Sans'], file: `${DEJAVU}Sans.ttf` },
  { names: ['Roboto-Regular'], file: packed('roboto', 400) },
  { names: ['Arial', 'Liberation Sans'], file: `${LIBERATION}Sans-Regular.ttf` },
];
const SANS_BOLD = [
  { names: ['DejaVu Sans Bold'], file: `${DEJAVU}Sans-Bold.ttf` },
  { names: ['Roboto-SemiBold', 'Roboto-Bold', 'Roboto-Regular'], file: packed('roboto', 600) },
  {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    file: `${LIBERATION}Sans-Bold.ttf`,
  },
];
// At a narrow width the same variable file is condensed, as the older versions' files of that name are.
const NARROW = SANS.with(1, {
  names: ['RobotoCondensed-Regular', 'Roboto-Regular'],
  file: packed('roboto-condensed', 400),
});
const NARROW_BOLD = SANS_BOLD.with(1, {
  names: ['RobotoCondensed-Bold', 'Roboto-Regular'],
  file: packed('roboto-condensed', 700),
});
const SERIF = [
  { names: ['DejaVu Serif'], file: `${DEJAVU}Serif.ttf` },
  {
    names: ['NotoSerif-Regular'],
    file: packed('noto-serif', 400),
  },
  {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    file: `${LIBERATION}Serif-Regular.ttf`,
  },
];
const SERIF_BOLD = [
  { names: ['DejaVu Serif Bold'], file: `${DEJAVU}Serif-Bold.ttf` },
  {
    names: ['NotoSerif-Bold'],
    file: packed('noto-serif', 700),
  },
  {
    names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    file: `${LIBERATION}Serif-Bold.ttf`,
  },
];
/** Letters of all of these are three fifths of the size wide, as ours are. */
const MONO = [
  {
    names: ['Courier New', 'Liberation Mono', 'DroidSansMono', 'DejaVu Sans Mono'],
    file: `${LIBERATION}Mono-Regular.ttf`,
  },
];

const FAMILIES: { family: string; file: string; groups: Group[] }[] = [
  { family: 'Bricolage Grotesque', file: 'bricolage-600', groups: [{ standIns: SANS_BOLD }] },
  {
    family: 'Instrument Sans',
    file: 'instrument-400-700',
    groups: [
      { weights: [400, 500], standIns: SANS },
      { weights: [600, 700], standIns: SANS_BOLD },
    ],
  },
  { family: 'JetBrains Mono', file: 'jetbrains-400-700', groups: [{ standIns: MONO }] },
  {
    family: 'Archivo',
    file: 'archivo',
    groups: [
      { weights: [100, 300], standIns: SANS },
      { weights: [400, 500], standIns: SANS },
      { weights: [600, 900], standIns: SANS_BOLD },
      { weights: [600, 900], stretch: [62, 75], standIns: NARROW_BOLD },
      { weights: [600, 900], stretch: [112.5, 125], standIns: SANS_BOLD },
      { weights: [400, 500], stretch: [62, 75], standIns: NARROW },
      { weights: [400, 500], stretch: [112.5, 125], standIns: SANS },
    ],
  },
  {
    family: 'Newsreader',
    file: 'newsreader',
    groups: [
      { weights: [200, 500], standIns: SERIF },
      { weights: [600, 800], standIns: SERIF_BOLD },
    ],
  },
];

const INTRODUCTION = `/*
 * What stands in until our own fonts are there: local ones stretched to the same widths and line heights, so that nothing
 * moves when those arrive. \`npm run fallbacks\` measures them and writes this file. Of the rules for one text, the last whose
 * font the system has counts.
 */
`;

const site = process.argv[2] ?? buildSite();
const browser = await playwright.launch({ executablePath: (await findChromium()) ?? '' });
try {
  const texts = await readTexts(browser, site);
  const page = await browser.newPage();
  const rules = [];
  for (const { family, file, groups } of FAMILIES) {
    const ours = readFileSync(join(OURS, `${file}.woff2`));
    for (const group of groups) {
      const own = texts.filter((text) => isOf(text, family, group));
      for (const standIn of group.standIns) {
        const fit = await compare(page, {
          ours: ours.toString('base64'),
          theirs: readFileSync(standIn.file).toString('base64'),
          weights: (group.weights ?? [400, 700]).join(' '),
          stretch: (group.stretch ?? [100]).map((one) => `${one}%`).join(' '),
          texts: own,
          size: SIZE,
        });
        rules.push(rule(family, group, standIn, fit));
      }
    }
  }
  writeFileSync(SHEET, `${INTRODUCTION}${rules.join('')}`);
} finally {
  await browser.close();
}
spawnSync('npx', ['oxfmt', SHEET], { cwd: ROOT, stdio: 'inherit' });

/** @returns its folder */
function buildSite(): string {
  const out = join(LOCAL, 'fallbacks/site');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...BENCH_WEB, ALCOVE_WEB_OUT: out },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return out;
}

/** Every text of the site, once for each style that it is set in. */
async function readTexts(from: Browser, folder: string): Promise<Text[]> {
  const server = await serveSite(folder);
  const page = await from.newPage({ javaScriptEnabled: true });
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  const found = new Map<string, Text>();
  try {
    for (const path of await publicPaths()) {
      await page.goto(server.origin + path);
      for (const text of await page.evaluate(textsOfPage)) found.set(JSON.stringify(text), text);
    }
  } finally {
    await page.close();
    server.close();
  }
  return [...found.values()];
}

/** Runs in the page. */
function textsOfPage(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || element === null || element.matches('script, style, noscript')) continue;
    const { fontFamily, fontWeight, fontStretch, textTransform } = getComputedStyle(element);
    found.push({
      family: (fontFamily.split(',')[0] ?? '').replaceAll('"', ''),
      weight: Number(fontWeight),
      stretch: Number.parseFloat(fontStretch),
      text: textTransform === 'uppercase' ? text.toUpperCase() : text,
    });
  }
  return found;
}

function isOf(text: Text, family: string, group: Group): boolean {
  const { weights = ALL_WEIGHTS, stretch = NORMAL_STRETCH } = group;
  const isWithin = (value: number, [from, to]: Range) => from <= value && value <= to;
  return (
    text.family === family && isWithin(text.weight, weights) && isWithin(text.stretch, stretch)
  );
}

function compare(page: Page, fonts: Fonts): Promise<Fit> {
  return page.evaluate(async ({ ours, theirs, weights, stretch, texts, size }) => {
    for (const [name, data] of Object.entries({ ours, theirs })) {
      const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, {
        weight: name === 'ours' ? '100 900' : weights,
        stretch: name === 'ours' ? '62% 125%' : stretch,
      });
      document.fonts.add(await face.load());
    }
    const width = (family: string) => {
      const lines = texts.map(({ text, weight, stretch: percent }) => {
        const line = document.createElement('div');
        line.textContent = text;
        line.style.cssText = `font: ${weight} ${size}px ${family}; font-stretch: ${percent}%; width: max-content; white-space: pre`;
        return line;
      });
      document.body.replaceChildren(...lines);
      return lines.reduce((sum, line) => sum + line.getBoundingClientRect().width, 0);
    };
    const wider = width('ours') / width('theirs');
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('No canvas');
    pen.font = '1000px ours';
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
    document.fonts.clear();
    return { wider, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
  }, fonts);
}

function rule(family: string, { weights, stretch }: Group, { names }: StandIn, fit: Fit): string {
  const { wider, ascent, descent } = fit;
  if (!Number.isFinite(wider))
    throw new Error(`No page sets a text in ${family} ${weights?.join(' to ') ?? ''}`);
  const percent = (value: number) => `${Number((value * 100).toFixed(1))}%`;
  const declarations = {
    'font-family': `'${family} Fallback'`,
    ...(weights && { 'font-weight': weights.join(' ') }),
    ...(stretch && { 'font-stretch': stretch.map((one) => `${one}%`).join(' ') }),
    src: names.map((name) => `local('${name}')`).join(', '),
    'size-adjust': percent(wider),
    'ascent-override': percent(ascent / wider),
    'descent-override': percent(descent / wider),
  };
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}

/** A font of the system. `names`: the full names or PostScript names that systems know it by; `file`: what is measured. */
type StandIn = { names: string[]; file: string };

/** Texts of one family that share their stand-ins. */
type Group = {
  weights?: Range;
  /** In percent. */
  stretch?: Range;
  /** The last that a system has is taken. */
  standIns: StandIn[];
};

type Range = [from: number, to: number];
type Text = { family: string; weight: number; stretch: number; text: string };
type Fonts = Record<'ours' | 'theirs' | 'weights' | 'stretch', string> & {
  texts: Text[];
  size: number;
};
/** How much wider ours is than theirs, and how far its lines reach, in its size. */
type Fit = { wider: number; ascent: number; descent: number };
