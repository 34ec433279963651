import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

type Declared = { type: string; encoding: string | undefined };

/**
 * Cloud Functions parses JSON bodies before a handler runs, and answers a malformed one with a page of its own that no
 * client of ours reads (and, in the emulator, with a stack trace). This makes it pass on the bytes instead, so that
 * one place judges a body wherever the app runs. Node announces each request on a channel before anybody handles it.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    declared.set(request, readHeaders(request));
    if (request.headers['content-type'] !== undefined) {
      request.headers['content-type'] = 'application/octet-stream';
    }
    delete request.headers['content-encoding'];
  });
}

/** What the sender said of a request's body. */
export function declaredBody(request: IncomingMessage): Declared {
  return declared.get(request) ?? readHeaders(request);
}

const declared = new WeakMap<IncomingMessage, Declared>();

function readHeaders({ headers }: IncomingMessage): Declared {
  return { type: headers['content-type'] ?? '', encoding: headers['content-encoding'] };
}
