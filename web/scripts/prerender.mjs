// Writes the HTML of every route into the built site: pages in full, shells for what only a browser can
// fill. Runs after `vite build`, whose manifest says which files each document needs.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, resolveConfig } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const VITE = { root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' };
const PRELOADED_FONTS = ['bricolage-grotesque', 'instrument-sans'];

const out = resolve(WEB, (await resolveConfig(VITE, 'build')).build.outDir);
const rendererDir = await mkdtemp(join(tmpdir(), 'prerender-'));

try {
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  const site = {
    manifest,
    template: await readFile(join(out, 'index.html'), 'utf8'),
    styles: await readFile(join(out, manifest['index.html'].css[0]), 'utf8'),
    pageFiles: await readPageFiles(),
  };
  const { renderDocuments } = await buildRenderer();
  const written = [];
  for await (const page of renderDocuments()) {
    const file = join(out, fileOf(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, composeDocument(site, page));
    written.push(page);
  }
  await writeCrawlerFiles(written);
  process.stdout.write(`Wrote ${written.length} documents to ${out}\n`);
} finally {
  await rm(rendererDir, { recursive: true, force: true });
}

async function buildRenderer() {
  await build({
    ...VITE,
    // With its packages inside, so that it runs from anywhere.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: rendererDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  return import(pathToFileURL(join(rendererDir, 'entry-server.js')).href);
}

function composeDocument(site, page) {
  const isStatic = page.rendering === 'static';
  const entry = site.manifest['index.html'];
  const files = isStatic ? [] : chunksOf(site, page);
  const head = [
    ...describe(page.head, page.siteName),
    ...PRELOADED_FONTS.map(
      (name) =>
        `<link rel="preload" href="/${fontFile(site, name)}" as="font" type="font/woff2" crossorigin>`,
    ),
    // The whole style sheet: smaller than the round trip that a file of its own would cost.
    `<style>${site.styles}</style>`,
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  // A page that is complete without it lets its script wait; a shell cannot.
  const script = `<script type="module" async${isStatic ? ' fetchpriority="low"' : ''} crossorigin src="/${entry.file}"></script>`;
  const html = site.template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head.join('\n    '))
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-rendering="${page.rendering}">${page.html}</div>\n    ${script}`,
    );
  if (!html.includes('data-rendering=') || !html.includes('<title>')) {
    throw new Error('index.html has lost a place that the build fills');
  }
  if (/<script(?![^>]* src=)(?![^>]*application\/ld\+json)/.test(html)) {
    throw new Error(`${page.path} has an inline script, which the content security policy forbids`);
  }
  return html;
}

function describe({ title, description, robots, canonical }, siteName) {
  const meta = (attribute, name, content) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const image = new URL('/og.png', canonical).href;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    ...(robots === 'noindex' ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The files behind a shell, so that they are fetched side by side and not one after another. */
function chunksOf({ manifest, pageFiles }, page) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('src/app/start.tsx');
  visit(`src/app/layouts/${page.layout}-layout.tsx`);
  visit(pageFiles.get(page.path));
  files.delete(manifest['index.html'].file);
  return [...files];
}

/** Which file is behind which path: the route table says it, one row a line. */
async function readPageFiles() {
  const table = await readFile(join(WEB, 'src/app/routes.ts'), 'utf8');
  const paths = await readFile(join(WEB, 'src/content/paths.ts'), 'utf8');
  const files = new Map();
  for (const [, name, file] of table.matchAll(
    /path: PATHS\.(\w+), page: \(\) => import\('@\/([^']+)'\)/g,
  )) {
    const path = new RegExp(`\\b${name}: '([^']+)'`).exec(paths)?.[1];
    if (path === undefined) throw new Error(`paths.ts does not name ${name}`);
    files.set(path, `src/${file}`);
  }
  return files;
}

function fontFile({ manifest }, name) {
  const font = Object.values(manifest).find(({ src }) =>
    src?.includes(`/${name}-latin-wght-normal`),
  );
  if (font === undefined) throw new Error(`The build has no font ${name}`);
  return font.file;
}

async function writeCrawlerFiles(pages) {
  const addresses = pages
    .filter(({ head, path }) => head.robots !== 'noindex' && !path.includes(':'))
    .map(({ head }) => head.canonical);
  const entries = [...new Set(addresses)].map(
    (address) => `<url><loc>${escapeHtml(address)}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  await writeFile(join(out, 'sitemap.xml'), xml);
  const { origin } = new URL(addresses[0]);
  await writeFile(
    join(out, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
}

/** Hosting answers `/a/index` with a redirect to `/a` where it finds `a/index.html`; so that file has another name and a rewrite. */
function fileOf(path) {
  if (path === '/') return 'index.html';
  return `${path.replace(/\/:\w+/g, '').replace(/\/index$/, '/index-page')}.html`;
}

function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
