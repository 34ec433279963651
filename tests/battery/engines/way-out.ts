// The proxy between the browsers and other machines. It lets nothing through, and records every request.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../../scripts/lib/ports.ts';

export async function watchTheWayOut() {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(502).end();
  });
  server.on('connect', ({ url }, socket) => {
    asked.push(`https://${url}`);
    socket.on('error', () => {}); // The browser may already have disconnected.
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `127.0.0.1:${portOf(server)}`,
    /** The requests since the last call; for https only the host. */
    takeAsked: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type WayOut = Awaited<ReturnType<typeof watchTheWayOut>>;
