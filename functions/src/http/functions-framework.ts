/** What Cloud Functions does with a request before our app has it, and what it is kept from (decision 27). */
import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';

/** Has to run before the first request. */
export function restrainFramework(): void {
  keepBodiesRaw();
  doWithoutDomains();
}

/**
 * The framework parses JSON bodies before a handler runs, and answers a malformed one with its own page, which our clients do not
 * understand (in the emulator, with a stack trace). This makes it pass on the bytes instead, so that one place checks bodies
 * wherever the app runs. Node announces each request on a channel before anything handles it.
 */
function keepBodiesRaw(): void {
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

type Declared = { type: string; encoding: string | undefined };

function readHeaders({ headers }: IncomingMessage): Declared {
  return { type: headers['content-type'] ?? '', encoding: headers['content-encoding'] };
}

/**
 * The framework runs each request in a domain of Node's, and the first one turns on hooks on every promise of the process: more
 * than a third of what a request costs (decision 22). Our app answers for its own errors, so here a domain is nothing but a call.
 * What escapes the app ends the instance, as it does in any other server. Where a later framework does without domains, this has
 * no effect.
 */
export function doWithoutDomains(): void {
  // Loaded here, because it changes every event emitter of a process that loads it.
  Object.assign(process.getBuiltinModule('node:domain'), { create: () => new NoDomain() });
}

/** What the framework uses of a domain (its `function_wrappers.js`). */
class NoDomain extends EventEmitter {
  run(work: () => void): void {
    work();
  }
}
