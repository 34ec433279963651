import { createMachineHost } from '../../functions/src/adapters/choose-host.ts';
import { createFirebase, type Firebase } from '../../functions/src/adapters/firebase.ts';
import { createPlanNow } from '../../functions/src/adapters/plan-clock.ts';
import { createSendMail } from '../../functions/src/adapters/smtp.ts';
import type { Deps } from '../../functions/src/compose.ts';
import type { Config } from '../../functions/src/config/config.ts';
import type { Log } from '../../functions/src/foundation/log.ts';

/** What the app needs for machines and mail, as an instance makes it for itself. */
export function machineDeps(
  config: Config,
  now: () => Date,
  log: Log,
  firebase: Firebase = createFirebase(),
): Pick<Deps, 'machineHost' | 'planNow' | 'queue' | 'sendMail'> {
  return {
    machineHost: createMachineHost(config, { firebase, now, log }),
    planNow: createPlanNow(config.planClock, now),
    // Whatever fills the queue is a job of its own.
    queue: { add: async () => {} },
    sendMail: config.mail && createSendMail(config.mail, config.isDevelopment),
  };
}
