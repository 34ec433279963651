import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** A stand-in that listens: `url` is the address that people use. */
export type RunningStandin = { url: string; close: () => Promise<void> };

/**
 * Listens on 127.0.0.1 and passes the resulting origin to the app's factory, so that port 0 works.
 * @throws the listening error, for example when the port is taken
 */
export async function serve(
  port: number,
  makeApp: (origin: string, server: Server) => RequestListener | Promise<RequestListener>,
): Promise<RunningStandin> {
  const server = createServer();
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Those that have become WebSockets are not the server's any more.
      for (const socket of open) socket.destroy();
    });

  try {
    const url = `http://localhost:${portOf(server.address())}`;
    server.on('request', await makeApp(url, server));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
