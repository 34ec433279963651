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

/** What refuses a write to a document that is not there. */
export const ONLY_IF_THERE = '&currentDocument.exists=true';

/**
 * Writes these fields of a document, and leaves its others.
 * @param firestore the emulator's origin
 */
export function writeFields(
  firestore: string,
  path: string,
  fields: Record<string, string | Date>,
  condition = '',
): Promise<string> {
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? { stringValue: value } : { timestampValue: value.toISOString() },
  ]);
  const url = `${documentsOf(firestore)}/${path}?${mask.join('&')}${condition}`;
  return control('PATCH', url, { fields: Object.fromEntries(values) });
}

/** @param firestore the emulator's origin */
export function documentsOf(firestore: string) {
  return `${firestore.replace('localhost', '127.0.0.1')}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
}
