/** The stand-ins' control addresses: failure switches, reset and what they saw. */
import type { Act } from '../../standins/machine-host/controls.ts';
import type { HostMachine } from '../../standins/machine-host/machine.ts';
import { readEnv } from './env.ts';
import { send } from './send.ts';

const ADDRESSES = {
  stripe: 'ALCOVE_STRIPE_URL',
  zendesk: 'ALCOVE_ZENDESK_URL',
  canny: 'ALCOVE_CANNY_URL',
  aiServer: 'ALCOVE_AI_SERVER_URL',
  machineHost: 'ALCOVE_MACHINE_HOST_URL',
  mailbox: 'ALCOVE_MAILBOX_URL',
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

export const failStandin = (name: StandinName, failure: Failure) => control(name, 'fail', failure);

export const mendStandin = (name: StandinName) => control(name, 'fail', undefined, 'DELETE');

export const setWebhooks = (mode: 'normal' | 'lost' | 'twice' | 'shuffled' | 'late') =>
  control('stripe', 'webhooks', { mode });

/** Throws a switch of the Stripe stand-in. */
export const switchStripe = (name: string, body: object) => control('stripe', name, body);

/** Brings a subscription into a status that otherwise takes time to reach, with what belongs to it. */
export const setPlanStatus = (id: string, status: string) =>
  switchStripe('subscriptions', { id, status });

/** Gives a customer another card: one that is declined, one whose bank wants to ask the person, or none. */
export const setCard = (customer: string, card: 'good' | 'declined' | 'authenticate' | 'none') =>
  switchStripe('cards', { customer, card });

/** Resolves when the Stripe stand-in has delivered or given up every event. */
export const settleWebhooks = () => control('stripe', 'webhooks/settle');

/** How the machines' host sends its events from now on. */
export const setMachineEvents = (mode: 'once' | 'lost') =>
  control('machineHost', 'events', { mode });

/** Resolves when the machines' host has delivered or given up every event, and no job that the clock began is running. */
export const settleMachines = () => control('machineHost', 'settle');

/** How many seconds each step of making a machine takes. */
export const setMachinePace = (seconds: number) => control('machineHost', 'pace', { seconds });

/** For how many minutes the machines' host has no room for another one; 0: it has. */
export const setHostFull = (minutes: number) => control('machineHost', 'full', { minutes });

/** How many messages in the chat a person has not read; their next sign-in to it finds them. */
export const setUnreadMessages = (person: string, count: number) =>
  control('zendesk', 'unread', { person, count });

/** What the next machine that is ordered will meet: a failure on the way, or an address that is not its own. */
export const setNextMachine = (next: { failure?: string; origin?: string }) =>
  control('machineHost', 'next', next);

/** @param machine its id or its host name */
export const switchMachine = (machine: string, act: Act, words?: string) =>
  control('machineHost', `machines/${machine}/${act}`, { words });

async function control(name: StandinName, path: string, body?: object, method = 'POST') {
  await send(method, `${standinUrl(name)}/__control/${path}`, body);
}

export const standinState = (name: StandinName) => look(name, 'state');

/** Every machine that was ever ordered, with all that was asked for it. */
export const orderBook = async () => (await look('machineHost', 'book')) as OrderBook;

function look(name: StandinName, path: string): Promise<unknown> {
  return send('GET', `${standinUrl(name)}/__control/${path}`);
}

export type OrderBook = {
  machines: Pick<
    HostMachine,
    'reference' | 'name' | 'plan' | 'owner' | 'state' | 'origin' | 'writes'
  >[];
};
