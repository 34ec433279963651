// Draws the picture files: the previews of shared links, and the icons of the web manifest.
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ReactElement } from 'react';
import satori from 'satori';

const { resolve } = createRequire(import.meta.url);
const WIDTH = 1200;
const HEIGHT = 630;
const FONTS = [
  ['Bricolage Grotesque', 'bricolage-grotesque', 600],
  ['Instrument Sans', 'instrument-sans', 500],
] as const;
const ICO_SIZE = 32;
const ICON_SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

export async function drawPictures({ out, colour, icon, siteName, images }: Site) {
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fonts = await Promise.all(
    FONTS.map(async ([name, file, weight]) => ({
      name,
      weight,
      data: await readFile(
        resolve(`@fontsource/${file}/files/${file}-latin-${weight}-normal.woff`),
      ),
    })),
  );
  await mkdir(join(out, 'share'), { recursive: true });
  for (const image of images) {
    const svg = await satori(compose(image, siteName, colour), {
      width: WIDTH,
      height: HEIGHT,
      fonts,
    });
    await writeFile(join(out, 'share', `${image.id}.png`), toPng(svg, WIDTH));
  }
  for (const [file, size] of Object.entries(ICON_SIZES)) {
    await writeFile(join(out, file), toPng(onPaper(icon, colour('paper')), size));
  }
  // Where a program asks that has not read the page's head.
  await writeFile(join(out, 'favicon.ico'), toIco(toPng(icon, ICO_SIZE), ICO_SIZE));
}

function compose({ words, motif }: Image, siteName: string, colour: Site['colour']) {
  const box = (style: object, ...children: unknown[]): ReactElement => ({
    key: null,
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  });
  return box(
    { width: '100%', height: '100%', background: colour('paper'), color: colour('ink') },
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 730,
        padding: '64px 72px',
      },
      box({ fontFamily: 'Bricolage Grotesque', fontSize: 36, color: colour('accent') }, siteName),
      box(
        {
          fontFamily: 'Bricolage Grotesque',
          fontSize: 80,
          lineHeight: 1.02,
          letterSpacing: -2,
        },
        words,
      ),
      box(
        { fontFamily: 'Instrument Sans', fontSize: 28, color: colour('muted') },
        'Your own AI server, private by design',
      ),
    ),
    box(
      {
        width: 470,
        height: '100%',
        alignItems: 'flex-end',
        justifyContent: 'center',
        background: colour('accent-tint'),
      },
      {
        type: 'svg',
        props: {
          width: 400,
          height: 560,
          viewBox: '0 0 200 280',
          fill: 'none',
          stroke: colour('accent'),
          strokeWidth: 2.5,
          strokeLinejoin: 'round',
          strokeLinecap: 'round',
          children: [
            {
              type: 'path',
              props: { d: 'M20 280V100a80 80 0 0 1 160 0v180', fill: colour('paper') },
            },
            ...MOTIFS[motif].map((d) => ({ type: 'path', props: { d } })),
            {
              type: 'circle',
              props: { cx: 100, cy: 100, r: 7, fill: colour('alert'), stroke: 'none' },
            },
          ],
        },
      },
    ),
  );
}

/** Lines inside the niche, in a 200 × 280 box. */
const MOTIFS = {
  alcove: ['M52 280V150a48 48 0 0 1 96 0v130', 'M20 280h160'],
  crate: [
    'M52 280v-88h96v88',
    'M52 220h96M52 248h96',
    'M76 192v88M124 192v88',
    'M84 192l16-26 16 26',
  ],
  door: ['M64 280V146h72v134', 'M122 216v10', 'M64 170h72', 'M44 280h112'],
  steps: ['M44 280v-28h32v-28h32v-28h32v84', 'M76 252v28M108 224v56'],
  page: ['M58 280V150h66l18 18v112', 'M124 150v18h18', 'M72 190h54M72 208h54M72 226h40M72 244h50'],
  frames: ['M46 150h46v60H46z', 'M104 162h50v36h-50z', 'M60 226h38v40H60z', 'M112 214h36v54h-36z'],
  plans: ['M44 164h112v96H44z', 'M44 196h48v64M92 164v12M92 188v8M92 228h64M128 196v32'],
  box: ['M56 214l44-18 44 18v46l-44 18-44-18z', 'M56 214l44 18 44-18M100 232v46', 'M68 240l18 7'],
};

function onPaper(icon: string, paper: string) {
  const inner = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><path fill="${paper}" d="M-6-6h44v44H-6z"/>${inner}</svg>`;
}

/** One PNG in the ICO container. */
function toIco(png: Uint8Array, size: number) {
  // An icon with one picture: its size, 32 bits a pixel, its length and where it begins.
  const head = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    size,
    size,
    0,
    0,
    1,
    0,
    32,
    0,
    0,
    0,
    0,
    0,
    22,
    0,
    0,
    0,
  ]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

function toPng(svg: string, width: number) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

type Site = {
  out: string;
  colour: (token: string) => string;
  icon: string; // the favicon, as SVG
  siteName: string;
  images: readonly Image[];
};

type Image = { id: string; words: string; motif: keyof typeof MOTIFS };
