import { PROJECT_ID } from '../lib/places.ts';

/**
 * Calls an emulator as its owner, who may do everything.
 * @returns the answer's body
 * @throws {Error} with the emulator's words when it refuses
 */
export async function control(method: string, url: string, body?: object): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text;
}

/** @param firestore the emulator's origin */
export function documentsOf(firestore: string) {
  return `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
}
