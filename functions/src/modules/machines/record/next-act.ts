import { isBeingRestored, isTooFull } from '../../../contract/machines.ts';
import type { MachineRecord } from './machine-record.ts';

/** What the host is to do next, or null if nothing is to be done, or not yet. */
export type Act = 'order' | 'read' | 'sleep' | 'wake' | 'restore' | 'resize' | 'erase';

export function nextAct(
  machine: Pick<
    MachineRecord,
    'desired' | 'hostState' | 'hostPlan' | 'plan' | 'diskUsedBytes' | 'restore'
  >,
): Act | null {
  const { desired, hostState } = machine;
  if (hostState === 'erased') return null;
  switch (desired) {
    case 'erased':
      return 'erase';
    case 'asleep':
    case 'ending':
      // An order may have arrived although its answer was lost.
      if (hostState === null) return 'read';
      return hostState === 'ready' ? 'sleep' : null;
    case 'ready':
      if (hostState === null) return 'order';
      if (hostState === 'asleep') return 'wake';
      if (hostState !== 'ready') return null;
      if (isBeingRestored(machine)) return 'restore';
      return machine.hostPlan === machine.plan || isTooFull(machine) ? null : 'resize';
  }
}
