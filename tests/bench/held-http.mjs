// A line to an HTTP server that holds every request and every answer for a while, and hears what is asked.
import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from '../../scripts/lib/ports.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * @typedef {object} Line
 * @property {number} tripMs how long a round trip takes
 * @property {(what: string) => void} onAsked
 */

/** TCP and TLS 1.3 each take a round trip before the first request of a connection. */
const TRIPS_TO_CONNECT = 2;

/**
 * @param {{ port: number, line: Line, nameOf: (method: string, path: string) => string }} options `line` may change at any time
 */
export async function startHeldHttp({ port, line, nameOf }) {
  const agent = new Agent({ keepAlive: true });
  const fresh = new WeakSet();

  const server = createServer((request, response) => {
    const isFirst = fresh.delete(request.socket);
    const what = nameOf(request.method ?? '', request.url ?? '');
    line.onAsked(isFirst && line.tripMs > 0 ? `${what} (new connection)` : what);
    pass(request, response, isFirst ? TRIPS_TO_CONNECT : 0).catch(() => response.destroy());
  });

  /** @type {(request: IncomingMessage, response: ServerResponse, tripsBefore: number) => Promise<void>} */
  async function pass(request, response, tripsBefore) {
    const body = await buffer(request);
    await wait(line.tripMs * (tripsBefore + 0.5));
    const { method, url: path, headers } = request;
    const upstream = ask({ agent, port, host: '127.0.0.1', method, path, headers });
    const answered = once(upstream, 'response');
    upstream.end(body);
    const [answer] = await answered;
    const content = await buffer(answer);
    await wait(line.tripMs / 2);
    response.writeHead(answer.statusCode, withoutFraming(answer.headers));
    response.end(content);
  }

  server.on('connection', (socket) => fresh.add(socket));
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

/**
 * What is said of the bytes on one connection does not hold for the next.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function withoutFraming({ connection: _c, 'transfer-encoding': _t, 'keep-alive': _k, ...rest }) {
  return rest;
}
