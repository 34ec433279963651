// The same for a gRPC server, call by call: a held call does not hold the others of its connection.
import { once } from 'node:events';
import {
  connect,
  createServer,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { Transform } from 'node:stream';
import { portOf } from '../../../scripts/lib/ports.ts';
import type { Line } from './held-http.ts';

export async function startHeldGrpc({ address, line, service }: Options) {
  const upstream = connect(`http://${address}`);
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    line.onAsked(`${service} ${String(headers[':path']).split('/').at(-1)}`);
    passCall(stream, upstream.request(headers, { endStream: false }), line);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    close: () => {
      for (const session of sessions) session.destroy();
      upstream.destroy();
      server.close();
    },
  };
}

function passCall(caller: ServerHttp2Stream, callee: ClientHttp2Stream, line: Line) {
  let trailers: IncomingHttpHeaders = {};
  caller.on('error', () => callee.destroy());
  callee.on('error', () => caller.destroy());
  caller.on('aborted', () => callee.close());
  callee.on('trailers', (found) => {
    trailers = found;
  });
  caller.on('wantTrailers', () => caller.sendTrailers(bare(trailers)));
  callee.on('response', (headers, flags) => {
    const isAll = (flags & END_STREAM) !== 0;
    setTimeout(() => {
      if (caller.destroyed) return;
      caller.respond(bare(headers), isAll ? { endStream: true } : { waitForTrailers: true });
      if (!isAll) callee.pipe(caller);
    }, line.tripMs / 2);
  });
  caller.pipe(heldFor(line)).pipe(callee);
}

const END_STREAM = 1;

function heldFor(line: Line) {
  return new Transform({
    transform(piece, _encoding, pass) {
      setTimeout(() => pass(null, piece), line.tripMs / 2);
    },
  });
}

/** Without what belongs to one stream only. */
function bare(headers: IncomingHttpHeaders) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name === ':status' || !name.startsWith(':')),
  );
}

/** `address` is host:port, `service` what to call it. */
type Options = { address: string; line: Line; service: string };
