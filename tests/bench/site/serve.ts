// Serves a built site as Hosting does: compressed, with the headers that go live, without file endings, the API under /api.
import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  assetNames,
  hostingHeaders,
  type LocalHosts,
} from '../../../scripts/hosting/hosting-config.ts';
import { portOf } from '../../../scripts/lib/ports.ts';
import { BENCH_DEPLOYMENT } from './bench-site.ts';

/** Hosting keeps a connection much longer than Node's five seconds. */
const KEPT_OPEN_MS = 60_000;

/**
 * @param extraPages beside those of the site, by their paths
 * @param api where the API answers
 * @param local what pages may reach beside the live services
 */
export async function serveSite(
  site: string,
  extraPages: Record<string, string> = {},
  api = '',
  local?: LocalHosts,
) {
  const cache = new Map<string, Answer>();
  const rules = hostingHeaders({
    deployment: BENCH_DEPLOYMENT,
    ...(local && { local }),
    assets: assetNames(site),
  });
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const headers = headersFor(rules, pathname);
    if (api !== '' && pathname.startsWith('/api/')) {
      passOn(request, response, new URL(api), agent, headers);
      return;
    }
    const answer = cache.get(pathname) ?? read(site, pathname, extraPages[pathname]);
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

/** @param headers what is configured for Hosting, which overrides what a function sends */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { hostname, port }: URL,
  agent: Agent,
  headers: Record<string, string>,
) {
  const { method, url: path } = request;
  const upstream = ask({ agent, hostname, port, method, path, headers: request.headers });
  upstream.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers });
    answer.pipe(response);
  });
  upstream.once('error', () => response.destroy());
  request.pipe(upstream);
}

function read(site: string, pathname: string, extraPage: string | undefined): Answer {
  if (extraPage !== undefined) return answerWith(200, 'text/html', Buffer.from(extraPage));
  const path = normalize(pathname);
  const file = [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(site, name))
    .find((name) => TYPES[extname(name)] && existsSync(name));
  return file === undefined
    ? answerWith(404, 'text/html', readFileSync(join(site, '404.html')))
    : answerWith(200, TYPES[extname(file)] ?? '', readFileSync(file));
}

function answerWith(status: number, type: string, content: Buffer): Answer {
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  const headers = { 'Content-Type': `${type}${charset}` };
  if (!/text|javascript|json|svg|xml/.test(type)) return { status, headers, body: content };
  return {
    status,
    headers: { ...headers, 'Content-Encoding': 'br' },
    body: brotliCompressSync(content),
  };
}

function headersFor(rules: Rules, pathname: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { source, headers } of rules) {
    const pattern = source.replaceAll('.', '\\.').replaceAll('**', '.*').replaceAll('@(', '(?:');
    if (!new RegExp(`^${pattern}$`).test(pathname)) continue;
    for (const { key, value } of headers) found[key] = value;
  }
  return found;
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

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Rules = ReturnType<typeof hostingHeaders>;
