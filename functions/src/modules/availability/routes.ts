import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { MachineCredit } from '../../contract/availability.ts';
import { ApiError } from '../../foundation/errors.ts';
import { LIMITED_FULL, userRoute, type Route } from '../../http/route.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import type { AvailabilityStore } from './availability-store.ts';

type Parts = {
  machines: Pick<MachineStore, 'read'>;
  store: Pick<AvailabilityStore, 'listDays'>;
  listCredits: (uid: string, machine: string) => Promise<MachineCredit[]>;
  planNow: PlanNow;
};

/** How a machine has answered, for its owner. */
export function createAvailabilityRoutes({
  machines,
  store,
  listCredits,
  planNow,
}: Parts): Route[] {
  return [
    userRoute('GET /machines/:id/availability', LIMITED_FULL, async ({ user: { uid }, param }) => {
      const [machine, now] = await Promise.all([machines.read(uid, param('id')), planNow()]);
      if (machine === null) {
        throw new ApiError('not_found', 'This server is unknown. Reload the page.');
      }
      const [days, credits] = await Promise.all([
        store.listDays(machine.id, now),
        listCredits(uid, machine.id),
      ]);
      return { body: { days, credits } };
    }),
  ];
}
