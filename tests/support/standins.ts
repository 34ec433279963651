/** The stand-ins' control addresses: failure switches, reset and what they saw. */
import { readEnv } from './env.ts';
import { send } from './send.ts';

const ADDRESSES = {
  stripe: 'ALCOVE_STRIPE_URL',
  zendesk: 'ALCOVE_ZENDESK_URL',
  canny: 'ALCOVE_CANNY_URL',
  aiServer: 'ALCOVE_AI_SERVER_URL',
  machineHost: 'ALCOVE_MACHINE_HOST_URL',
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

/** How the machines' host sends its events from now on, and where to, if not to the site. */
export async function setMachineEvents(
  mode: 'once' | 'twice' | 'lost' | 'late',
  url?: string,
): Promise<void> {
  await control('machineHost', 'events', 'POST', { mode, url });
}

/** Resolves when the machines' host has delivered or given up every event, and no job that the clock began is running. */
export async function settleMachines(): Promise<void> {
  await control('machineHost', 'settle', 'POST');
}

/** How many seconds each step of making a machine takes. */
export async function setMachinePace(seconds: number): Promise<void> {
  await control('machineHost', 'pace', 'POST', { seconds });
}

/** How many messages in the chat a person has not read; their next sign-in to it finds them. */
export async function setUnreadMessages(person: string, count: number): Promise<void> {
  await control('zendesk', 'unread', 'POST', { person, count });
}

/** What the next machine that is ordered will meet: a failure on the way, or an address that is not its own. */
export async function setNextMachine(next: { failure?: string; origin?: string }): Promise<void> {
  await control('machineHost', 'next', 'POST', next);
}

/** @param machine its id or its host name */
export async function switchMachine(
  machine: string,
  act: 'fail' | 'repair' | 'silent' | 'answer' | 'step',
  words?: string,
): Promise<void> {
  await control('machineHost', `machines/${machine}/${act}`, 'POST', { words });
}

/** Every machine that was ever ordered, with all that was asked for it. */
export async function orderBook(): Promise<OrderBook> {
  return (await control('machineHost', 'book', 'GET')) as OrderBook;
}

export type OrderBook = {
  machines: {
    reference: string;
    name: string;
    plan: string;
    owner: string;
    state: 'queued' | 'preparing' | 'ready' | 'asleep' | 'failed' | 'erased';
    origin: string | null;
    isSilent: boolean;
    writes: { at: string; what: string; key: string | null; status: number }[];
  }[];
};

export async function standinState(name: StandinName): Promise<unknown> {
  return control(name, 'state', 'GET');
}

async function control(
  name: StandinName,
  path: string,
  method: string,
  body?: object,
): Promise<unknown> {
  return send(method, `${standinUrl(name)}/__control/${path}`, body);
}
