import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type Conversation = { push: ((text: string) => void) | null; waiting: string[] };

/** Where a conversation's messages arrive. */
const UPDATES = /^\/messaging\/conversations\/(?<id>[\w-]{1,64})\/updates$/;
const PRESENCE = '/messaging/presence';

/** The conversations of all visitors. Each message is answered at once, over the visitor's socket. */
export class Conversations {
  readonly #held = new Map<string, Conversation>();

  /** Takes the sockets that pages open. */
  listen(server: Server): void {
    server.on('upgrade', (req, socket) => {
      if (req.url === PRESENCE) {
        return acceptSocket(req, socket)(JSON.stringify({ present: AGENT }));
      }
      const id = UPDATES.exec(req.url ?? '')?.groups?.['id'];
      if (id === undefined) return void socket.destroy();
      const conversation = this.#of(id);
      const push = acceptSocket(req, socket);
      conversation.push = push;
      for (const text of conversation.waiting.splice(0)) push(text);
      socket.once('close', () => {
        if (conversation.push === push) conversation.push = null;
      });
    });
  }

  answer(id: string, hasPicture: boolean): void {
    const conversation = this.#of(id);
    const text = JSON.stringify(answerTo(hasPicture));
    if (conversation.push === null) conversation.waiting.push(text);
    else conversation.push(text);
  }

  reset(): void {
    this.#held.clear();
  }

  #of(id: string): Conversation {
    const known = this.#held.get(id) ?? { push: null, waiting: [] };
    this.#held.set(id, known);
    return known;
  }
}

const HANDSHAKE_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const FINAL_TEXT = 0x81;
const TWO_BYTE_LENGTH = 126;

/**
 * Answers a request for a WebSocket, over which this side then sends texts of less than 64 KiB. What the other side says is
 * dropped. RFC 6455, sections 4.2.2 and 5.2.
 * @returns sends one text
 */
function acceptSocket({ headers }: IncomingMessage, socket: Duplex): (text: string) => void {
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key']}${HANDSHAKE_ID}`)
    .digest('base64');
  socket.on('error', () => socket.destroy());
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.resume();
  return (text) => {
    const content = Buffer.from(text);
    const { length } = content;
    const size =
      length < TWO_BYTE_LENGTH ? [length] : [TWO_BYTE_LENGTH, length >> 8, length & 0xff];
    socket.write(Buffer.concat([Buffer.from([FINAL_TEXT, ...size]), content]));
  };
}

const AGENT = 'Noor';

/** What the other side of the chat says. A picture has the kind of host that has it, and its path there. */
function answerTo(hasPicture: boolean) {
  return {
    from: AGENT,
    portrait: { host: 'alcove.zendesk.com', path: '/pictures/noor.svg', words: AGENT },
    text: hasPicture
      ? 'Thank you for the picture. Here is where the lamp is, and how it looks when all is well.'
      : 'Thank you. Here is where the lamp is, and how it looks when all is well.',
    pictures: [
      { host: 'media.smooch.io', path: '/pictures/server.svg', words: 'A server with its lamp' },
      { host: 'p1.zdusercontent.com', path: '/pictures/lamp.svg', words: 'The lamp, lit green' },
    ],
  };
}
