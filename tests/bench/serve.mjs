// Serves a built site as Hosting does: compressed, with the headers that go live, without file endings.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assetNames, hostingHeaders } from '../../scripts/lib/hosting-config.mjs';
import { portOf } from '../../scripts/lib/ports.mjs';
import { BENCH_DEPLOYMENT } from './bench-site.mjs';

/** @typedef {ReturnType<typeof hostingHeaders>} Rules */

/**
 * @param {string} site
 * @param {Record<string, string>} extraPages
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveSite(site, extraPages = {}) {
  /** @type {Map<string, ReturnType<typeof compressed>>} */
  const cache = new Map();
  const rules = hostingHeaders({ deployment: BENCH_DEPLOYMENT, assets: assetNames(site) });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = cache.get(pathname) ?? read(site, rules, pathname, extraPages);
    cache.set(pathname, answer);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
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
