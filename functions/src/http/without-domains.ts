import domain from 'node:domain';
import { EventEmitter } from 'node:events';

/**
 * The Functions Framework runs each request in a domain of Node's, and the first one turns on hooks on every promise of the
 * process: more than a third of what a request costs (decision 22). Our app answers for its own errors, so here a domain is
 * nothing but a call. What escapes the app ends the instance, as it does in any other server.
 *
 * Has to run before the first request. Where a later framework does without domains, this has no effect.
 */
export function doWithoutDomains(): void {
  Object.assign(domain, { create: () => new NoDomain() });
}

/** What the framework uses of a domain (its `function_wrappers.js`). */
class NoDomain extends EventEmitter {
  run(work: () => void): void {
    work();
  }
}
