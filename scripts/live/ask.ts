import { UnreadError } from './finding.ts';

/** `timeoutMs`: how long one call may take. */
export type Caller = { fetch: typeof globalThis.fetch; timeoutMs: number };

export type Answer = { status: number; headers: Headers; body: string };

/**
 * @param remedy what to do when there is no answer
 * @throws {UnreadError}
 */
export async function ask(
  { fetch, timeoutMs }: Caller,
  url: string,
  remedy: string,
  init: RequestInit = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { redirect: 'manual', signal, ...init });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch (cause) {
    throw new UnreadError(`${new URL(url).host} does not answer`, remedy, { cause });
  }
}

/** @returns undefined for what is no JSON */
export function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
