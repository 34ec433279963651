import { MACHINE_STATES } from '@contract/machines.ts';
import type { SharedMachine } from '@contract/people.ts';
import { z } from '@/platform/zod.ts';

/** Documents of `sharedMachines`, those that can be opened first, then by their owners and names; one that a newer release wrote in a way unknown here is left out. */
export function readSharedMachines(
  documents: readonly Record<string, unknown>[],
): readonly ShownMachine[] {
  return documents
    .map((document) => SharedDocument.safeParse(document).data)
    .filter((machine) => machine !== undefined)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

function orderOf({ state, ownerName, name, machine }: ShownMachine): string {
  return [state === 'ready' ? '0' : '1', ownerName ?? '', name, machine].join('\n');
}

const SharedDocument: z.ZodMiniType<ShownMachine> = z.object({
  machine: z.string(),
  membership: z.string(),
  name: z.string(),
  state: z.enum(MACHINE_STATES),
  origin: z.nullable(z.string()),
  since: z.string(),
  ownerName: z.nullable(z.string()),
});

/** The last day is told with the membership. */
export type ShownMachine = Omit<SharedMachine, 'until'>;
