// Serves a built site as Hosting does: compressed, with the headers that go live, without file endings, the API under /api.
import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assetNames, hostingHeaders } from '../../scripts/lib/hosting-config.mjs';
import { portOf } from '../../scripts/lib/ports.mjs';
import { BENCH_DEPLOYMENT } from './bench-site.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { LocalHosts } from '../../scripts/lib/hosting-config.mjs' */

/** @typedef {ReturnType<typeof hostingHeaders>} Rules */

/** Hosting keeps a connection much longer than Node's five seconds. */
const KEPT_OPEN_MS = 60_000;

/**
 * @param {string} site
 * @param {{ extraPages?: Record<string, string>, api?: string, local?: LocalHosts, port?: number }} options
 *   `api` is where the API answers, `local` what pages may reach beside the live services
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveSite(site, { extraPages = {}, api, local, port = 0 } = {}) {
  /** @type {Map<string, ReturnType<typeof compressed>>} */
  const cache = new Map();
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

/**
 * What is configured for Hosting overrides what a function sends.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {{ api: string, agent: Agent, headers: Record<string, string> }} to
 */
function passOn(request, response, { api, agent, headers }) {
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

/**
 * @param {string} site
 * @param {Rules} rules
 * @param {string} pathname
 * @param {Record<string, string>} extraPages
 */
function read(site, rules, pathname, extraPages) {
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

/**
 * @param {Record<string, string>} headers
 * @param {string} type
 * @param {string | Buffer} content
 * @param {number} status
 */
function compressed(headers, type, content, status) {
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

/** @type {(rules: Rules, pathname: string) => Record<string, string>} */
function headersFor(rules, pathname) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { source, headers } of rules) {
    const pattern = source.replaceAll('.', '\\.').replaceAll('**', '.*').replaceAll('@(', '(?:');
    if (!new RegExp(`^${pattern}$`).test(pathname)) continue;
    for (const { key, value } of headers) found[key] = value;
  }
  return found;
}

/** @type {Record<string, string>} */
const TYPES = {
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
