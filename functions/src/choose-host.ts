import type { Config } from './config/config.ts';
import type { Log } from './foundation/log.ts';
import type { Firebase } from './adapters/firebase.ts';
import { createHttpHost, type HttpHostRules } from './adapters/http-host.ts';
import type { MachineHost } from './adapters/machine-host.ts';
import { createManualHost } from './modules/machines/manual/manual-host.ts';
import { createPlanNow } from './adapters/billing-clock.ts';

type Parts = {
  firebase: Pick<Firebase, 'db'>;
  noteOddTimes: HttpHostRules['noteOddTimes'];
  now: () => Date;
  log: Log;
};

/** The machines' host of this deployment: a service, or operators. */
export function createMachineHost(
  config: Config,
  { firebase: { db }, noteOddTimes, now, log }: Parts,
): MachineHost {
  const { machines, machineOperators: operators, machineHours: hours } = config;
  const { isDevelopment, forbiddenTargets: forbidden } = config;
  return machines === null
    ? createManualHost({ db, operators, hours, now, log })
    : createHttpHost(machines, {
        isDevelopment,
        forbidden,
        planNow: createPlanNow(config.planClock, now),
        noteOddTimes,
        log,
      });
}
