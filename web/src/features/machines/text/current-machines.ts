import type { Machine } from '@contract/machines.ts';

/** Machines that are still there, those that can be used before those that rest, and each in the order of ordering. */
export function currentMachines(machines: readonly Machine[]): Machine[] {
  return machines
    .filter(({ state }) => state !== 'erased')
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ desired }: Machine): number {
  switch (desired) {
    case 'ready':
      return 0;
    case 'asleep':
      return 1;
    case 'ending':
      return 2;
    case 'erased':
      return 3;
  }
}
