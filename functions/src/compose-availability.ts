import type { Firebase } from './adapters/firebase.ts';
import type { MachineHost } from './adapters/machine-host.ts';
import type { PlanNow } from './adapters/billing-clock.ts';
import type { MachineCredit } from './contract/availability.ts';
import type { Log } from './foundation/log.ts';
import { createAvailabilityStore } from './modules/availability/availability-store.ts';
import { createListPlanned } from './modules/availability/planned-work.ts';
import { createAvailabilityRoutes } from './modules/availability/routes.ts';
import { createWatchMachines } from './modules/availability/watch-machines.ts';
import type { MachineStore } from './modules/machines/machine-store.ts';
import type { Reconciling } from './modules/machines/reconcile.ts';

type Deps = { firebase: Firebase; machineHost: MachineHost; planNow: PlanNow; log: Log };

type Needs = {
  machines: MachineStore;
  reconcile: Reconciling['reconcile'];
  listCredits: (uid: string, machine: string) => Promise<MachineCredit[]>;
};

/** Whether machines answer: who watches them, and who may see it. */
export function composeAvailability(deps: Deps, { machines, reconcile, listCredits }: Needs) {
  const { firebase, machineHost: host, planNow, log } = deps;
  const store = createAvailabilityStore(firebase.db, log);
  const listPlanned = createListPlanned(firebase.db, log);
  return {
    routes: createAvailabilityRoutes({ machines, store, listCredits, planNow }),
    jobs: {
      watchMachines: createWatchMachines({
        store,
        machines,
        host,
        listPlanned,
        reconcile,
        planNow,
        log,
      }),
    },
    personData: store.personData,
  };
}
