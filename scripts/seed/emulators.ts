import { PROJECT_ID } from '../lib/places.ts';

/** Their origins are without a trailing slash. */
export type Emulators = { projectId: string; auth: string; firestore: string };

/** @throws {Error} when this could reach anything but emulators, because seeding deletes existing data */
export function readEmulators(): Emulators {
  const projectId = process.env['FIREBASE_PROJECT_ID'] ?? process.env['GCLOUD_PROJECT'] ?? '';
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `Seeding deletes everything first, so it needs a demo- project instead of "${projectId}". Set FIREBASE_PROJECT_ID=demo-alcove.`,
    );
  }
  const auth = originFrom('FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = originFrom('FIRESTORE_EMULATOR_HOST');
  return { projectId, auth, firestore };
}

/**
 * Calls an emulator as its owner, who may do everything.
 * @returns the answer's body
 * @throws {Error} with the emulator's words when it refuses
 */
export async function control(method: string, url: string, body?: unknown): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text;
}

/** @param firestore the emulator's origin */
export function documentsOf(firestore: string) {
  return `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
}

function originFrom(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} is not set: start the emulators with npm start first.`);
  return `http://${host}`;
}
