// The export in emulator-data has the seed people's machines at the default port, last seen long ago. A stack may have them
// elsewhere, and they answer.
import { createHash } from 'node:crypto';
import { readPeople, type SeedMachine } from './seed-people.ts';
import { PROJECT_ID } from '../../lib/places.ts';

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
  const write = documentWriter(firestore);
  const at = new Date().toISOString();
  await Promise.all(
    seedMachines().flatMap((machine) => {
      const { id, state } = machine;
      const origin = originOfSeed(machine, Number(new URL(aiServer).port));
      const digest = createHash('sha256').update(origin).digest('hex');
      const seen = state === 'ready' ? { lastSeenAt: at } : {};
      return [
        write(`servers/${id}`, { origin }, true),
        write(`machines/${id}`, { origin, readAt: at, ...seen }, true),
        write(`machineOrigins/${digest}`, { machine: id, at }, false),
      ];
    }),
  );
}

/** @returns what writes some fields of a document */
function documentWriter(firestore: string) {
  const documents = `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  return async (path: string, fields: Record<string, string>, isThere: boolean) => {
    const query = new URLSearchParams(
      Object.keys(fields).map((name) => ['updateMask.fieldPaths', name]),
    );
    if (isThere) query.set('currentDocument.exists', 'true');
    const values = Object.entries(fields).map(([name, text]) => [name, { stringValue: text }]);
    const answer = await fetch(`${documents}/${path}?${query}`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields: Object.fromEntries(values) }),
    });
    if (!answer.ok) throw new Error(`${path} of the seed: ${await answer.text()}`);
  };
}

/** @returns the seed people's machines with the ids that scripts/seed assigns */
export function seedMachines() {
  return readPeople().flatMap(({ uid, machines = [] }) =>
    machines.map((machine, index) => ({ ...machine, id: seedMachineId(uid, index) })),
  );
}
