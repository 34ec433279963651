// A client that costs less than the servers it measures: it sends prepared bytes and looks for the end of each answer.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * Sends one request after another on each connection.
 * @throws at an answer of another status
 */
export async function hammer({ url, path, token, connections, status, until }: Options) {
  const { port, host } = new URL(url);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const bytes = Buffer.from(request);
  let sent = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
      await once(socket, 'connect');
      try {
        while (!until(sent)) {
          sent += 1;
          const answered = answerOn(socket);
          socket.write(bytes);
          const got = await answered;
          if (got !== status) throw new Error(`${path} answered ${got} instead of ${status}`);
        }
      } finally {
        socket.destroy();
      }
    }),
  );
  return { requests: sent, seconds: (performance.now() - began) / 1000 };
}

/** @returns the status of the next answer, once all of it is there */
function answerOn(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = () => end(() => reject(new Error('the connection was closed')));
    const take = (piece: Buffer) => {
      text += piece.toString('latin1');
      const head = text.indexOf(END_OF_HEAD);
      if (head === -1) return;
      const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head))?.[1];
      if (length === undefined) return end(() => reject(new Error('an answer without a length')));
      if (text.length < head + END_OF_HEAD.length + Number(length)) return;
      end(() => resolve(Number(text.slice(9, 12))));
    };
    const end = (settle: () => void) => {
      socket.off('data', take).off('close', fail).off('error', fail);
      settle();
    };
    socket.on('data', take).on('close', fail).on('error', fail);
  });
}

/** `until` is asked before each request. */
type Options = {
  url: string;
  path: string;
  token: string;
  status: number;
  connections: number;
  until: (sent: number) => boolean;
};
