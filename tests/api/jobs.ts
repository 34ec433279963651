/** The jobs that run without a request, before the emulators and this file's Stripe stand-in. */
import { createStripeSource } from '../../functions/src/adapters/stripe.ts';
import type { Firebase } from '../../functions/src/adapters/firebase.ts';
import { compose, type Jobs } from '../../functions/src/compose.ts';
import { parseConfig } from '../../functions/src/config/config.ts';
import type { PersonDataList } from '../../functions/src/consistency/person-data.ts';
import { createLog } from '../../functions/src/foundation/log.ts';
import { emulators } from './api.ts';
import { machineDeps } from './machine-deps.ts';

/**
 * @param logged receives what is logged, line by line
 * @param settings of the API that are not those of the stack
 * @param aheadMs how far their clock is ahead
 * @param ofHost where a host without an API keeps its orders
 */
export function startJobs(
  logged: string[] = [],
  settings: Record<string, string | undefined> = {},
  aheadMs = 0,
  ofHost?: Firebase,
): Jobs {
  return composeWith(settings, aheadMs, logged, ofHost).jobs;
}

/** What the API keeps about a person, in the order of removal. */
export function listPersonData(): PersonDataList {
  return composeWith({}, 0, []).personData;
}

function composeWith(
  settings: Record<string, string | undefined>,
  aheadMs: number,
  logged: string[],
  ofHost?: Firebase,
) {
  const config = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true', ...settings });
  const now = () => new Date(Date.now() + aheadMs);
  const log = createLog((line) => logged.push(line));
  return compose({
    config,
    firebase: emulators(),
    stripe: createStripeSource(config.billing),
    ...machineDeps(config, now, log, ofHost),
    now,
    log,
    version: 'test',
  });
}
