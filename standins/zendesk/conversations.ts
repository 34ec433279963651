import type { Server } from 'node:http';
import { acceptSocket } from '../common/push-socket.ts';

/** A picture or a person's portrait: the kind of host that has it, and its path there. */
type Picture = { host: string; path: string; words: string };

/** What the other side of the chat says. */
type Answer = { from: string; portrait: Picture; text: string; pictures: readonly Picture[] };

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

  answer(id: string, message: { text: string; hasPicture: boolean }): void {
    const conversation = this.#of(id);
    const text = JSON.stringify(answerTo(message));
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

const AGENT = 'Noor';

function answerTo({ hasPicture }: { hasPicture: boolean }): Answer {
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
