// Writes the HTML of every route into the built site: pages in full, shells for what only a browser can
// fill. Runs after `vite build`, whose manifest says which files each document needs.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, resolveConfig, type InlineConfig, type Plugin } from 'vite';
import { FEED, MANIFEST, writeCrawlerFiles } from './crawler-files.ts';
import { escapeMarkup } from './escape-markup.ts';
import { pickStyles } from './page-styles.ts';
import { drawPictures } from './pictures.ts';
import { STARTER } from './starter.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const VITE: InlineConfig = { root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' };

const out = resolve(WEB, (await resolveConfig(VITE, 'build')).build.outDir);
const rendererDir = await mkdtemp(join(tmpdir(), 'prerender-'));

try {
  await moveSourceMaps();
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  const sheet = manifest['index.html'].css[0];
  const tokens = await readFile(join(WEB, 'src/styles/tokens.css'), 'utf8');
  const { renderDocuments, SITE } = await buildRenderer();
  const site = {
    manifest,
    template: await readFile(join(out, 'index.html'), 'utf8'),
    sheet: { file: sheet, text: await readFile(join(out, sheet), 'utf8') },
    fonts: manifest['src/fonts/fonts.ts'].file,
    fontSheet: await writeAsset('fonts', 'css', SITE.fontSheet),
    name: SITE.name,
  };
  const addresses: string[] = [];
  const paths: string[] = [];
  for await (const page of renderDocuments()) {
    const file = join(out, fileOf(page.path, paths));
    paths.push(page.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await composeDocument(site, page));
    if (page.head.robots !== 'noindex') {
      addresses.push(page.head.canonical);
    }
  }
  await writeCrawlerFiles(
    out,
    { ...SITE, colours: { paper: colourOf(tokens, 'paper') } },
    addresses,
  );
  await drawPictures({
    out,
    colour: (name) => colourOf(tokens, name),
    icon: await readFile(join(WEB, 'public/favicon.svg'), 'utf8'),
    siteName: SITE.name,
    images: SITE.shareImages,
  });
  process.stdout.write(`Wrote the documents of ${addresses.length} public pages to ${out}\n`);
} finally {
  await rm(rendererDir, { recursive: true, force: true });
}

/** Into a folder beside the site. They hold our whole source, so none is ever served. */
async function moveSourceMaps() {
  const folder = `${out}-maps`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const names = await readdir(join(out, 'assets'));
  const maps = names.filter((name) => name.endsWith('.map'));
  await Promise.all(maps.map((name) => rename(join(out, 'assets', name), join(folder, name))));
}

/** With a name that changes with its text, as Vite's do. */
async function writeAsset(name: string, type: string, text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${type}`;
  await writeFile(join(out, file), text);
  return file;
}

async function buildRenderer(): Promise<Renderer> {
  await build({
    ...VITE,
    plugins: [nameOwnFile()],
    // Bundled with its packages, so that it runs from anywhere.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: rendererDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      sourcemap: false,
    },
  });
  return import(pathToFileURL(join(rendererDir, 'entry-server.js')).href);
}

/** Marks each page with its file, so that its chunks can be found from the route table. */
function nameOwnFile(): Plugin {
  return {
    name: 'name-own-file',
    transform: {
      filter: { id: /\/src\/pages\/.*\.tsx$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const FILE = ${JSON.stringify(relative(WEB, id))};\n`,
        map: null,
      }),
    },
  };
}

async function composeDocument(site: Site, page: Page) {
  const isStatic = page.rendering === 'static';
  const entry = site.manifest['index.html'];
  const sheet = `/${site.sheet.file}`;
  const root = isStatic
    ? // The app loads the whole style sheet: it may draw what the static page does not have.
      `<div id="root" data-rendering="static"${page.isMissing ? ' data-missing' : ''} data-styles="${sheet}">${page.html}</div>`
    : `<div id="root" data-rendering="client"${page.isGuarded ? ' data-guarded' : ''}>${page.html}</div>\n    <script type="module" async crossorigin src="/${entry.file}"></script>`;
  const inHead = [
    ...describe(page, site.name),
    ...(isStatic
      ? [
          `<script data-app="/${entry.file}" data-fonts="/${site.fonts}" data-manifest="${MANIFEST}"${page.isLive ? ' data-live' : ''}>${STARTER}</script>`,
        ]
      : [
          `<link rel="manifest" href="${MANIFEST}">`,
          `<link rel="stylesheet" href="${sheet}">`,
          ...chunksOf(site, page).map(
            (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
          ),
        ]),
  ];
  const html = site.template
    .replace(/\s*<script[^>]*type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => inHead.join(''))
    .replace('<div id="root"></div>', () => root)
    // Last, so that the page above it is painted first.
    .replace(
      '</body>',
      `<noscript><link rel="stylesheet" href="/${site.fontSheet}"></noscript></body>`,
    )
    // For a router in framework mode, which asks its server for the routes behind links.
    .replaceAll(' data-discover="true"', '');
  const isFilled =
    html.includes('data-rendering=') &&
    html.includes('<title>') &&
    html.includes(`src="/${entry.file}"`) === !isStatic;
  if (!isFilled) throw new Error('index.html lacks the placeholders that the build fills');
  if (!isStatic) return html;
  const styles = await pickStyles(html, site.sheet.text);
  return html.replace('</head>', () => `<style>${styles}</style>\n  </head>`);
}

function describe({ path, head, shareImage, structuredData }: Page, siteName: string) {
  const { title, description, robots, canonical } = head;
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
  // One element says it to both readers.
  const share = (name: string, content: string) =>
    `<meta property="og:${name}" name="twitter:${name}" content="${escapeMarkup(content)}">`;
  const isFound = robots !== 'noindex';
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    ...(isFound ? [`<link rel="canonical" href="${escapeMarkup(canonical)}">`] : []),
    ...(path.startsWith('/blog/')
      ? [`<link rel="alternate" type="application/rss+xml" title="The blog" href="${FEED}">`]
      : []),
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    meta('property', 'og:type', path.startsWith('/blog/') ? 'article' : 'website'),
    meta('property', 'og:site_name', siteName),
    share('title', title),
    share('description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', new URL(`/share/${shareImage}.png`, canonical).href),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(structuredData
      ? [
          // A closing tag within a text must not end the block.
          `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ];
}

/** The files behind a shell, so that they load in parallel. */
function chunksOf({ manifest }: Site, page: Page) {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('src/app/start.tsx');
  visit(`src/app/layouts/${page.layout}-layout.tsx`);
  if (page.file === undefined) throw new Error(`${page.path} does not name its file`);
  visit(page.file);
  if (page.isGuarded) {
    visit('src/app/guard.tsx');
    visit('src/platform/firebase/auth-client.ts');
  }
  files.delete(manifest['index.html'].file);
  return [...files];
}

function colourOf(tokens: string, name: string) {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour ${name}`);
  return value;
}

/**
 * Hosting answers `/a/index` with a redirect to `/a` where it finds `a/index.html`; so that file has another name and a rewrite.
 * So has a path with a parameter after a page without it.
 * @param paths those that come before it in the route table
 */
function fileOf(path: string, paths: readonly string[]) {
  if (path === '/') return 'index.html';
  const plain = path.replace(/\/:\w+/g, '');
  const name = plain !== path && paths.includes(plain) ? `${plain}/any` : plain;
  return `${name.replace(/\/index$/, '/index-page')}.html`;
}

type Renderer = typeof import('../src/entry-server.tsx');
type Page =
  ReturnType<Renderer['renderDocuments']> extends AsyncGenerator<infer Document> ? Document : never;

/** What every document needs. */
type Site = {
  manifest: Manifest;
  template: string;
  sheet: { file: string; text: string };
  /** The script that shows them. */
  fonts: string;
  /** For pages without JavaScript. */
  fontSheet: string;
  name: string;
};

type Manifest = { [key: string]: Chunk } & {
  'index.html': Chunk & { css: [string] };
  'src/fonts/fonts.ts': Chunk;
};
type Chunk = { file: string; imports?: string[] };
