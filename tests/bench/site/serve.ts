// The site that the bench measures, with every feature, as `npm run build` makes it for a deployment; and a server for it, as
// Hosting is one: compressed, with the headers that go live, without file endings, the API under /api.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SITE } from '../../../scripts/hosting/deployment.fixture.ts';
import {
  assetNames,
  hostingHeaders,
  type LocalHosts,
} from '../../../scripts/hosting/hosting-config.ts';
import { portOf } from '../../../scripts/lib/ports.ts';
import { readSiteSettings } from '../../../scripts/lib/site-settings.ts';

const { web, deployment } = readSiteSettings(SITE);
export const BENCH_WEB = web;

/** Hosting keeps a connection much longer than Node's five seconds. */
const KEPT_OPEN_MS = 60_000;

/** @param site the folder of a built site */
export async function serveSite(site: string, { extraPages = {}, api, local }: Options = {}) {
  const cache = new Map<string, Answer>(
    Object.entries(extraPages).map(([path, html]) => [path, answerWith(200, '.html', html)]),
  );
  const rules = hostingHeaders({ deployment, ...(local && { local }), assets: assetNames(site) });
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const headers = headersFor(rules, pathname);
    if (api !== undefined && pathname.startsWith('/api/')) {
      passOn(request, response, { agent, api, headers });
      return;
    }
    const answer = cache.get(pathname) ?? read(site, pathname);
    cache.set(pathname, answer);
    response.writeHead(answer.status, { ...answer.headers, ...headers });
    response.end(answer.body);
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** What is configured for Hosting overrides what a function sends. */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { agent, api, headers }: { agent: Agent; api: string; headers: Record<string, string> },
) {
  const { method, url = '/' } = request;
  const upstream = ask(new URL(url, api), { agent, method, headers: request.headers });
  upstream.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers });
    answer.pipe(response);
  });
  upstream.once('error', () => response.destroy());
  request.pipe(upstream);
}

function read(site: string, pathname: string): Answer {
  const path = normalize(pathname);
  const file = [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(site, name))
    .find((name) => extname(name) in TYPES && existsSync(name));
  return file === undefined
    ? answerWith(404, '.html', readFileSync(join(site, '404.html')))
    : answerWith(200, extname(file), readFileSync(file));
}

function answerWith(status: number, ending: string, content: string | Buffer): Answer {
  const type = TYPES[ending] ?? '';
  const headers = { 'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type };
  if (!/text|javascript|json|svg|xml/.test(type)) return { status, headers, body: content };
  return {
    status,
    headers: { ...headers, 'Content-Encoding': 'br' },
    body: brotliCompressSync(content),
  };
}

function headersFor(rules: Rules, pathname: string): Record<string, string> {
  const matching = rules.filter(({ source }) => {
    const pattern = source.replaceAll('.', '\\.').replaceAll('**', '.*').replaceAll('@(', '(?:');
    return new RegExp(`^${pattern}$`).test(pathname);
  });
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/**
 * `extraPages` are beside those of the site, by their paths; `api` is where the API answers; `local` is what pages may reach
 * beside the live services.
 */
type Options = { extraPages?: Record<string, string>; api?: string; local?: LocalHosts };
type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };
type Rules = ReturnType<typeof hostingHeaders>;
