// The proxy through which the browsers would leave this machine. It lets nothing through, and remembers what asked.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../../scripts/lib/ports.mjs';

/** @typedef {Awaited<ReturnType<typeof watchTheWayOut>>} WayOut */

export async function watchTheWayOut() {
  /** @type {string[]} */
  let asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(502).end();
  });
  server.on('connect', ({ url }, socket) => {
    asked.push(`https://${url}`);
    socket.on('error', () => {}); // The browser may have left already.
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `127.0.0.1:${portOf(server)}`,
    /** What asked to leave since the last call; of an https address it is only the host. */
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
