// A line to an HTTP server that holds every request and every answer for a while, and hears what is asked.
import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from '../../../scripts/lib/ports.ts';

/** TCP and TLS 1.3 each take a round trip before the first request of a connection. */
const TRIPS_TO_CONNECT = 2;

export async function startHeldHttp({ port, line, nameOf }: Options) {
  const agent = new Agent({ keepAlive: true });
  const fresh = new WeakSet();

  const server = createServer((request, response) => {
    const isFirst = fresh.delete(request.socket);
    const what = nameOf(request.method ?? '', request.url ?? '');
    line.onAsked(isFirst && line.tripMs > 0 ? `${what} (new connection)` : what);
    pass(request, response, isFirst ? TRIPS_TO_CONNECT : 0).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse, tripsBefore: number) {
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

/** What is said of the bytes on one connection does not hold for the next. */
function withoutFraming(headers: IncomingHttpHeaders) {
  const { connection: _c, 'transfer-encoding': _t, 'keep-alive': _k, ...rest } = headers;
  return rest;
}

/** `line` may change at any time. */
type Options = { port: number; line: Line; nameOf: (method: string, path: string) => string };

/** `tripMs` is how long a round trip takes. */
export type Line = { tripMs: number; onAsked: (what: string) => void };
