// The export in emulator-data has the seed people's machines at the default port, last seen long ago. A stack may have them
// elsewhere, and they answer.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from './places.mjs';

/** @import { SeedMachine, SeedPerson } from '../seed/people.ts' */

/** @type {(uid: string, index: number) => string} the id of a seed machine, which the host's stand-in gives it, too */
export function seedMachineId(uid, index) {
  return `seed-${uid}-${index + 1}`;
}

/** @type {(machine: Pick<SeedMachine, 'hostName'>, port: number) => string} */
export function originOfSeed({ hostName }, port) {
  return `http://${hostName}.localhost:${port}`;
}

/**
 * Points the seed people's machines to where this stack has them.
 * @param {{ aiServer: string, firestore: string }} addresses
 * @throws {Error} with the emulator's words when it refuses, for example when the import has no such document
 */
export async function placeSeedMachines({ aiServer, firestore }) {
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

/**
 * @param {string} firestore
 * @returns {(path: string, fields: Record<string, string>, isThere: boolean) => Promise<void>} writes some fields of a document
 */
function documentWriter(firestore) {
  const documents = `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  return async (path, fields, isThere) => {
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
  /** @type {SeedPerson[]} */
  const people = JSON.parse(readFileSync(join(ROOT, 'emulator-data/seed/people.json'), 'utf8'));
  return people.flatMap(({ uid, machines = [] }) =>
    machines.map((machine, index) => ({ ...machine, id: seedMachineId(uid, index) })),
  );
}
