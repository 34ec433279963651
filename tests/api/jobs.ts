/** The jobs that run without a request, before the emulators and this file's Stripe stand-in. */
import { createFirebase } from '../../functions/src/adapters/firebase.ts';
import { createStripeSource } from '../../functions/src/adapters/stripe.ts';
import { compose, type Jobs } from '../../functions/src/compose.ts';
import { parseConfig } from '../../functions/src/config/config.ts';
import { createLog } from '../../functions/src/foundation/log.ts';

/** @param logged receives what is logged, line by line */
export function startJobs(logged: string[] = []): Jobs {
  const config = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
  return compose({
    config,
    firebase: createFirebase(),
    stripe: createStripeSource(config.billing),
    now: () => new Date(),
    log: createLog((line) => logged.push(line)),
    version: 'test',
  }).jobs;
}
