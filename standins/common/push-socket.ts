import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers a request for a WebSocket, over which this side then sends texts of less than 64 KiB. What the other side says is
 * dropped. RFC 6455, sections 4.2.2 and 5.2.
 * @returns sends one text
 */
export function acceptSocket({ headers }: IncomingMessage, socket: Duplex): (text: string) => void {
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key']}${HANDSHAKE_ID}`)
    .digest('base64');
  socket.on('error', () => socket.destroy());
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.resume();
  return (text) => void socket.write(textFrame(text));
}

function textFrame(text: string): Buffer {
  const content = Buffer.from(text);
  const { length } = content;
  const header =
    length < TWO_BYTE_LENGTH
      ? [FINAL_TEXT, length]
      : [FINAL_TEXT, TWO_BYTE_LENGTH, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), content]);
}

const HANDSHAKE_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const FINAL_TEXT = 0x81;
const TWO_BYTE_LENGTH = 126;
