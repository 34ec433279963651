import { expect } from '@playwright/test';
import { readEnv } from './env.ts';

/** Calls our API as the owner of this ID token and returns the answer; a refusal fails the test. */
export async function callApi(
  idToken: string,
  method: string,
  path: string,
  body: object,
): Promise<unknown> {
  const answer = await fetch(`${readEnv('ALCOVE_SITE_URL')}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return JSON.parse(text);
}
