/** The Firestore emulator behind a gate: each call of gRPC is seen by its name and answered when the gate lets it pass. */
import { once } from 'node:events';
import {
  connect,
  createServer,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { basename } from 'node:path';
import { portOf } from '../../../scripts/lib/ports.ts';
import type { Gate } from './gate.ts';

/** @param target host and port of the emulator */
export async function startGrpcProxy(target: string, gate: Pick<Gate, 'arrive' | 'follow'>) {
  const upstream = connect(`http://${target}`);
  const sessions = new Set<Http2Session>();
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    void carry(stream, headers);
  });

  async function carry(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const name = basename(headers[':path'] ?? '');
    const leave = gate.follow(name);
    const fault = await gate.arrive(name);
    if (stream.destroyed) return;
    if (fault !== null) {
      const failed = { ':status': 200, 'content-type': 'application/grpc' };
      stream.respond(failed, { waitForTrailers: true });
      stream.once('wantTrailers', () => stream.sendTrailers({ 'grpc-status': String(fault) }));
      stream.resume().end();
      return;
    }
    const { ':authority': _, ...passed } = headers;
    const call = upstream.request(passed);
    call.on('error', () => stream.close());
    stream.on('close', () => {
      call.close();
      leave();
    });
    stream.pipe(call);
    call.once('response', ({ ':status': status, ...answer }, flags) => {
      const isOver = (flags & 1) === 1;
      stream.respond(
        { ':status': status, ...answer },
        { endStream: isOver, waitForTrailers: !isOver },
      );
      call.pipe(stream);
    });
    let trailers: IncomingHttpHeaders = {};
    call.once('trailers', (received) => {
      trailers = received;
    });
    stream.once('wantTrailers', () => stream.sendTrailers(trailers));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${portOf(server)}`,
    stop: async (): Promise<void> => {
      upstream.destroy();
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
