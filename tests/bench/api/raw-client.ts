// A client that costs less than the servers it measures: it sends prepared bytes and looks for the end of each answer.
import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * Sends one request after another on each connection.
 * @throws at an answer of another status
 */
export async function hammer({ url, path, token, connections, status, until }: Options) {
  const { port, host } = new URL(url);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const bytes = Buffer.from(request);
  let requests = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
      socket.write(bytes);
      let text = '';
      // Ending the loop ends the connection.
      for await (const piece of socket) {
        text += piece.toString('latin1');
        if (!isWhole(text)) continue;
        const got = Number(text.slice(9, 12));
        if (got !== status) throw new Error(`${path} answered ${got} instead of ${status}`);
        requests += 1;
        text = '';
        if (until(requests)) return;
        socket.write(bytes);
      }
      throw new Error('the connection was closed');
    }),
  );
  return { requests, seconds: (performance.now() - began) / 1000 };
}

function isWhole(answer: string) {
  const head = answer.indexOf(END_OF_HEAD);
  if (head === -1) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.slice(0, head))?.[1];
  if (length === undefined) throw new Error('an answer without a length');
  return answer.length >= head + END_OF_HEAD.length + Number(length);
}

/** `until` is asked after each answer. */
type Options = {
  url: string;
  path: string;
  token: string;
  status: number;
  connections: number;
  until: (requests: number) => boolean;
};
