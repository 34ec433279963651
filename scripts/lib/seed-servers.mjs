// The export in emulator-data has the AI server at its default port; a stack may run it elsewhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from './places.mjs';

/** @import { SeedPerson } from '../seed/people.ts' */

/**
 * Points the seed people's servers to the AI server of this stack.
 * @param {{ aiServer: string, firestore: string }} addresses
 * @throws {Error} with the emulator's words when it refuses, for example when the import has no such document
 */
export async function moveSeedServers({ aiServer, firestore }) {
  const documents = `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  await Promise.all(
    seedServers().map(async (id) => {
      const answer = await fetch(
        `${documents}/servers/${id}?updateMask.fieldPaths=origin&currentDocument.exists=true`,
        {
          method: 'PATCH',
          headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
          body: JSON.stringify({ fields: { origin: { stringValue: aiServer } } }),
        },
      );
      if (!answer.ok) throw new Error(`servers/${id} of the seed: ${await answer.text()}`);
    }),
  );
}

/** The ids that scripts/seed assigns. */
function seedServers() {
  /** @type {SeedPerson[]} */
  const people = JSON.parse(readFileSync(join(ROOT, 'emulator-data/seed/people.json'), 'utf8'));
  return people.flatMap(({ uid, servers = [] }) =>
    servers.map((_, index) => `seed-${uid}-${index + 1}`),
  );
}
