// The export in emulator-data has the seed people's machines at the default port, last seen long ago. A stack may have them
// elsewhere, and they answer.
import { createHash } from 'node:crypto';
import { control, documentsOf } from '../emulators.ts';
import { readPeople, type SeedMachine } from './seed-people.ts';

/** The id of a seed machine, which the host's stand-in gives it, too. */
export function seedMachineId(uid: string, index: number) {
  return `seed-${uid}-${index + 1}`;
}

export function originOfSeed({ hostName }: Pick<SeedMachine, 'hostName'>, port: number) {
  return `http://${hostName}.localhost:${port}`;
}

/**
 * Points the seed people's machines to where this stack has them.
 * @throws Error with the emulator's words when it refuses, for example when the import has no such document
 */
export async function placeSeedMachines({
  aiServer,
  firestore,
}: Record<'aiServer' | 'firestore', string>) {
  const at = new Date().toISOString();
  const write = (path: string, fields: Record<string, string>, condition = '') => {
    const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
    const values = Object.entries(fields).map(([name, text]) => [name, { stringValue: text }]);
    const url = `${documentsOf(firestore)}/${path}?${mask.join('&')}${condition}`;
    return control('PATCH', url, { fields: Object.fromEntries(values) });
  };
  const isThere = '&currentDocument.exists=true';
  await Promise.all(
    seedMachines().flatMap((machine) => {
      const { id, state } = machine;
      const origin = originOfSeed(machine, Number(new URL(aiServer).port));
      const digest = createHash('sha256').update(origin).digest('hex');
      const seen = state === 'ready' ? { lastSeenAt: at } : {};
      return [
        write(`servers/${id}`, { origin }, isThere),
        write(`machines/${id}`, { origin, readAt: at, ...seen }, isThere),
        write(`machineOrigins/${digest}`, { machine: id, at }),
      ];
    }),
  );
}

/** @returns the seed people's machines with the ids that scripts/seed assigns */
export function seedMachines() {
  return readPeople().flatMap(({ uid, machines = [] }) =>
    machines.map((machine, index) => ({ ...machine, id: seedMachineId(uid, index) })),
  );
}
