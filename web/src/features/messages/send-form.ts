import type { AddressOf } from '@contract/endpoints.ts';
import { SPAM as SPAM_TERMS } from '@contract/messages.ts';
import type { ErrorBody } from '@contract/errors.ts';

/** Why a form did not arrive, in words for the person. */
export type Failure = {
  title: string;
  advice: string;
};

/** Where the public pages' forms are sent. */
export type FormAddress = AddressOf<'POST /contact' | 'POST /newsletter'>;

/** How a form reaches the network; a test hands in its own. */
export type SendPorts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  isOnline: () => boolean;
  timeoutMs: number;
};

const BROWSER: SendPorts = {
  fetch: (address, init) => fetch(address, init),
  isOnline: () => navigator.onLine,
  timeoutMs: 25_000,
};

/**
 * Sends a form's fields. Not through the API client: no sign-in is needed, and public pages load no identity service.
 * Sending twice is safe, because the server stores it once.
 * @returns null when it has arrived
 */
export async function sendForm(
  address: FormAddress,
  fields: Record<string, string>,
  ports: SendPorts = BROWSER,
): Promise<Failure | null> {
  let answer: Response;
  try {
    answer = await ports.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ports.timeoutMs),
    });
  } catch {
    return ports.isOnline() ? UNREACHABLE : OFFLINE;
  }
  if (answer.ok) return (await isSpam(answer)) ? SPAM : null;
  const words = await readWords(answer);
  if (answer.status >= 500) return { title: words ?? BROKEN, advice: LATER };
  return { title: words ?? `It was not accepted (${answer.status}).`, advice: KEPT };
}

const KEPT = 'Everything you wrote is still here.';
const LATER = `${KEPT} Please send it again in a minute.`;
const BROKEN = 'Our server could not take what you sent.';
const OFFLINE: Failure = {
  title: 'You seem to be offline, so nothing was sent.',
  advice: `${KEPT} Send it again when you are connected.`,
};
const UNREACHABLE: Failure = {
  title: 'We could not be reached, or did not answer in time.',
  advice: `${KEPT} Please send it again: if it did arrive, we keep only one.`,
};

const SPAM: Failure = {
  title: 'This was taken for spam.',
  advice: `A hidden field of the form was filled in, as programs do; an extension of your browser may have done it. It is kept apart for ${SPAM_TERMS.days} days, and stays unread unless we look for it. ${KEPT}`,
};

async function isSpam(answer: Response): Promise<boolean> {
  try {
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'isSpam' in body;
  } catch {
    return false;
  }
}

async function readWords(answer: Response): Promise<string | undefined> {
  try {
    const body: Partial<Record<keyof ErrorBody, unknown>> | null = await answer.json();
    return typeof body?.error === 'string' && body.error !== '' ? body.error : undefined;
  } catch {
    return undefined;
  }
}
