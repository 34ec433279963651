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

export async function serveSite(site: string, options: Options = {}) {
  const { extraPages = {}, api, local, port = 0 } = options;
  const cache = new Map<string, ReturnType<typeof compressed>>();
  const rules = hostingHeaders({
    deployment: BENCH_DEPLOYMENT,
    ...(local && { local }),
    assets: assetNames(site),
  });
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (api !== undefined && pathname.startsWith('/api/')) {
      passOn(request, response, { api, agent, headers: headersFor(rules, pathname) });
      return;
    }
    const answer = cache.get(pathname) ?? read(site, rules, pathname, extraPages);
    cache.set(pathname, answer);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  server.listen(port, '127.0.0.1');
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
function passOn(request: IncomingMessage, response: ServerResponse, { api, agent, headers }: Way) {
  const { hostname, port } = new URL(api);
  const upstream = ask({
    agent,
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: request.headers,
  });
  upstream.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers });
    answer.pipe(response);
  });
  upstream.once('error', () => response.destroy());
  request.pipe(upstream);
}

function read(site: string, rules: Rules, pathname: string, extraPages: Record<string, string>) {
  const headers = headersFor(rules, pathname);
  const extraPage = extraPages[pathname];
  if (extraPage !== undefined) return compressed(headers, 'text/html', extraPage, 200);
  const path = normalize(pathname);
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  const file = candidates
    .map((name) => join(site, name))
    .find((name) => TYPES[extname(name)] && existsSync(name));
  if (file === undefined) {
    return compressed(headers, 'text/html', readFileSync(join(site, '404.html')), 404);
  }
  return compressed(headers, TYPES[extname(file)] ?? '', readFileSync(file), 200);
}

function compressed(
  headers: Record<string, string>,
  type: string,
  content: string | Buffer,
  status: number,
) {
  const isText = /text|javascript|json|svg|xml/.test(type);
  return {
    status,
    body: isText ? brotliCompressSync(content) : content,
    headers: {
      'Content-Type': `${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}`,
      ...(isText && { 'Content-Encoding': 'br' }),
      ...headers,
    },
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

type Options = {
  extraPages?: Record<string, string>;
  /** Where the API answers. */
  api?: string;
  /** What pages may reach beside the live services. */
  local?: LocalHosts;
  port?: number;
};
type Way = { api: string; agent: Agent; headers: Record<string, string> };
type Rules = ReturnType<typeof hostingHeaders>;
