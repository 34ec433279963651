import { readEnv } from './env.ts';
import { send } from './send.ts';

/** Calls our API as the owner of this ID token and returns the answer; a refusal fails the test. */
export async function callApi(
  idToken: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  return send(method, `${readEnv('ALCOVE_SITE_URL')}/api${path}`, body, `Bearer ${idToken}`);
}
