import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

type Declared = { type: string; encoding: string | undefined };

/**
 * Cloud Functions parses JSON bodies before a handler runs, and answers a malformed one with its own page, which our
 * clients do not understand (in the emulator, with a stack trace). This makes it pass on the bytes instead, so that one
 * place checks bodies wherever the app runs. Node announces each request on a channel before anything handles it.
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

/** What the sender declared about a request's body. */
export function declaredBody(request: IncomingMessage): Declared {
  return declared.get(request) ?? readHeaders(request);
}

const declared = new WeakMap<IncomingMessage, Declared>();

function readHeaders({ headers }: IncomingMessage): Declared {
  return { type: headers['content-type'] ?? '', encoding: headers['content-encoding'] };
}
