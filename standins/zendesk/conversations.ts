import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type Push = (text: string) => void;

/** Where a conversation's messages arrive. */
const UPDATES = /^\/messaging\/conversations\/(?<id>[\w-]{1,64})\/updates$/;
const AGENT = 'Noor';

/** What the other side of the chat says. A picture has the kind of host that has it, and its path there. */
const ANSWER = JSON.stringify({
  from: AGENT,
  portrait: { host: 'alcove.zendesk.com', path: '/pictures/noor.svg', words: AGENT },
  text: 'Thank you. Here is where the lamp is, and how it looks when all is well.',
  pictures: [
    { host: 'media.smooch.io', path: '/pictures/server.svg', words: 'A server with its lamp' },
    { host: 'p1.zdusercontent.com', path: '/pictures/lamp.svg', words: 'The lamp, lit green' },
  ],
});

/**
 * Takes the sockets that pages open for their conversations.
 * @returns answers a message of a conversation, over its socket
 */
export function createConversations(server: Server): (id: string) => void {
  const sockets = new Map<string, PromiseWithResolvers<Push>>();
  const socketOf = (id: string) => {
    const known = sockets.get(id) ?? Promise.withResolvers<Push>();
    sockets.set(id, known);
    return known;
  };
  server.on('upgrade', (req, socket) => {
    if (req.url === '/messaging/presence') {
      return acceptSocket(req, socket)(JSON.stringify({ present: AGENT }));
    }
    const id = UPDATES.exec(req.url ?? '')?.groups?.['id'];
    if (id === undefined) return void socket.destroy();
    socketOf(id).resolve(acceptSocket(req, socket));
  });
  return (id) => void socketOf(id).promise.then((push) => push(ANSWER));
}

const HANDSHAKE_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const FINAL_TEXT = 0x81;
const TWO_BYTE_LENGTH = 126;

/**
 * Answers a request for a WebSocket, over which this side then sends texts of less than 64 KiB. What the other side says is
 * dropped. RFC 6455, sections 4.2.2 and 5.2.
 * @returns sends one text
 */
function acceptSocket({ headers }: IncomingMessage, socket: Duplex): Push {
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
