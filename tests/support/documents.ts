/** Documents written into the database and removed by hand, past its rules. */
import { readEnv } from './env.ts';
import { send } from './send.ts';

/** @param path such as `users/…` */
export async function putDocument(path: string, data: object): Promise<void> {
  await request('PATCH', path, { fields: fieldsOf(data) });
}

export async function removeDocument(path: string): Promise<void> {
  await request('DELETE', path);
}

/**
 * What a test began may still be writing the document. Firestore then answers ABORTED, which asks to try again, as its SDKs do.
 * Source: https://cloud.google.com/firestore/docs/understand-error-codes
 */
async function request(method: string, path: string, body?: object): Promise<void> {
  const host = readEnv('FIRESTORE_EMULATOR_HOST');
  const project = readEnv('FIREBASE_PROJECT_ID');
  const url = `http://${host}/v1/projects/${project}/databases/(default)/documents/${path}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send(method, url, body, 'Bearer owner');
      return;
    } catch (error) {
      if (!String(error).includes('ABORTED') || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

const MOST_ATTEMPTS = 3;

function fieldsOf(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  throw new Error(`no test writes a ${typeof value}`);
}
