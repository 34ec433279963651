/** A line to a TCP server that a test can cut, mute or delay. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../../scripts/lib/ports.ts';

export type Line = 'open' | 'closed' | 'silent' | 'slow';

/** @param slowMs how long a slow line holds each piece, in each direction */
export async function startTcpProxy(target: string, slowMs: number) {
  const [host = '', port = ''] = target.split(':');
  let line: Line = 'open';
  const sockets = new Set<Socket>();

  function carry(from: Socket, to: Socket): void {
    const delay = () => (line === 'slow' ? slowMs : 0);
    sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (piece: Buffer) => {
      if (line === 'silent') return;
      setTimeout(() => to.writable && to.write(piece), delay());
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      // After the pieces that are on their way.
      setTimeout(() => to.destroySoon(), delay());
    });
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), host);
    carry(client, upstream);
    carry(upstream, client);
  });
  const open = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  await open(0);
  const own = portOf(server);

  return {
    address: `127.0.0.1:${own}`,
    /** Changes the line for what comes from now on. */
    set: async (wanted: Line): Promise<void> => {
      if (wanted === 'closed' && line !== 'closed') await close();
      if (wanted !== 'closed' && line === 'closed') await open(own);
      line = wanted;
    },
    stop: async (): Promise<void> => {
      if (line !== 'closed') await close();
    },
  };
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;
