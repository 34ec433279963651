/** The stand-ins' control addresses: failure switches, reset and what they saw. */
import { readEnv } from './env.ts';

const ADDRESSES = {
  stripe: 'ALCOVE_STRIPE_URL',
  zendesk: 'ALCOVE_ZENDESK_URL',
  canny: 'ALCOVE_CANNY_URL',
  aiServer: 'ALCOVE_AI_SERVER_URL',
} as const;

export type StandinName = keyof typeof ADDRESSES;

export type Failure = {
  path?: string;
  method?: string;
  /** `held` lasts until the stand-in is mended. */
  mode: 'slow' | 'held' | '429' | '500' | 'lost' | 'malformed';
  delayMs?: number;
  times?: number;
};

export const standinUrl = (name: StandinName): string => readEnv(ADDRESSES[name]);

export async function failStandin(name: StandinName, failure: Failure): Promise<void> {
  await control(name, 'fail', 'POST', failure);
}

export async function mendStandin(name: StandinName): Promise<void> {
  await control(name, 'fail', 'DELETE');
}

export async function setWebhooks(
  mode: 'normal' | 'lost' | 'twice' | 'shuffled' | 'late',
): Promise<void> {
  await control('stripe', 'webhooks', 'POST', { mode });
}

/** Resolves when the Stripe stand-in has delivered or given up every event. */
export async function settleWebhooks(): Promise<void> {
  await control('stripe', 'webhooks/settle', 'POST');
}

export async function standinState(name: StandinName): Promise<unknown> {
  return (await control(name, 'state', 'GET')).json();
}

async function control(
  name: StandinName,
  path: string,
  method: string,
  body?: object,
): Promise<Response> {
  const url = `${standinUrl(name)}/__control/${path}`;
  const answer = await fetch(url, {
    method,
    ...(body
      ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
