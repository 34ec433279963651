// What the dashboard showed last, kept in the browser until its person leaves: enough to draw the page, no way to act on it.
import type { NextPayment, Server } from '@contract/api.ts';
import type { Machine } from '@contract/machines.ts';
import {
  holdsSubscription,
  PAUSE_REASONS,
  SUBSCRIPTION_STATUSES,
  type Subscription,
} from '@contract/subscription.ts';
import { currentMachines } from '@/features/machines/text/current-machines.ts';
import { readMachine } from '@/features/machines/follow/read-machine.ts';
import { parseJson } from '@/lib/parse-json.ts';
import { createStoredValue } from '@/lib/stored-value.ts';
import { readSessionHint } from '@/platform/storage/session-hint.ts';
import { LAST_KNOWN_KEY } from '@/platform/storage/storage-keys.ts';
import { forgetStored, readStored, watchStored, writeStored } from '@/platform/storage/storage.ts';
import { z } from '@/platform/zod.ts';

/** The last state of a person's account that was known to be right. A part is null where there was nothing to keep. */
export type LastKnown = {
  uid: string;
  /** When each was last right, ISO 8601. */
  at: Partial<Record<keyof KeptAnswers, string>>;
  locale: string | null;
  plan: Subscription | null;
  nextPayment: NextPayment | null;
  machines: readonly Machine[] | null;
  ownServers: readonly Pick<Server, 'id' | 'name' | 'origin'>[] | null;
  /** Whether there was something to do next. */
  hasSteps: boolean | null;
};

export type KeptAnswers = Omit<LastKnown, 'uid' | 'at'>;

const stored = createStoredValue({
  key: LAST_KNOWN_KEY,
  parse: parseLastKnown,
  storage: { readStored, writeStored, watchStored },
});

export const watchLastKnown = stored.subscribe;

/** @returns null where nothing is kept for this person. The same object until that changes. */
export function readLastKnown(uid: string): LastKnown | null {
  const known = stored.get();
  return known?.uid === uid && readSessionHint() ? known : null;
}

/** Keeps a fact that has just been confirmed; the others of the same person stay. Nothing is kept once someone has signed out. */
export function keepLastKnown<K extends keyof KeptAnswers>(
  uid: string,
  name: K,
  fact: KeptAnswers[K],
): void {
  if (!readSessionHint()) return;
  const before = stored.get();
  const kept = before?.uid === uid ? before : { uid, ...NOTHING };
  stored.set({ ...kept, [name]: fact, at: { ...kept.at, [name]: new Date().toISOString() } });
}

/** Drops what is kept of anyone but this person. */
export function forgetOthers(uid: string): void {
  const known = stored.get();
  if (known !== null && known.uid !== uid) forgetStored([LAST_KNOWN_KEY]);
}

/**
 * The part of a subscription that is worth keeping: how a plan stands. What has to be paid and what may be bought is never shown from
 * memory.
 */
export function planToKeep(subscription: Subscription): Subscription | null {
  if (!holdsSubscription(subscription.status)) return null;
  return PlanKept.safeParse({ ...subscription, id: '' }).data ?? null;
}

/** Machines that are there, without what only our server needs. Null where the page would rather say what can be done about having none. */
export function machinesToKeep(machines: readonly Machine[]): readonly Machine[] | null {
  const current = currentMachines(machines).map((machine) => ({
    ...machine,
    subscriptionId: '',
    members: [],
  }));
  return current.length === 0 ? null : current;
}

export function ownServersToKeep(servers: readonly Server[]): LastKnown['ownServers'] {
  const own = servers.filter(({ kind }) => kind === 'own');
  return own.length === 0 ? null : own.map(({ id, name, origin }) => ({ id, name, origin }));
}

/** @returns null for what this release did not write */
function parseLastKnown(text: string | null): LastKnown | null {
  const kept = Kept.safeParse(parseJson(text)).data;
  if (kept === undefined) return null;
  const machines = kept.machines?.map((data) => readMachine(data)) ?? [];
  return { ...kept, machines: machinesToKeep(machines.filter((machine) => machine !== null)) };
}

const moment = z.iso.datetime();

const PlanKept = z.object({
  id: z.string(),
  plan: z.nullable(z.string()),
  planId: z.nullable(z.string()),
  interval: z.nullable(z.enum(['day', 'week', 'month', 'year'])),
  currentPeriodEnd: z.nullable(moment),
  status: z.enum(SUBSCRIPTION_STATUSES),
  cancelAt: z.exactOptional(moment),
  pausedUntil: z.exactOptional(moment),
  pauseReason: z.exactOptional(z.enum(PAUSE_REASONS)),
  pastDueSince: z.exactOptional(moment),
  trialEnd: z.exactOptional(moment),
  endedAt: z.exactOptional(moment),
});

const Kept = z.object({
  uid: z.string(),
  at: z.partialRecord(
    z.enum(['locale', 'plan', 'nextPayment', 'machines', 'ownServers', 'hasSteps']),
    moment,
  ),
  locale: z.nullable(z.string()),
  plan: z.nullable(PlanKept),
  nextPayment: z.nullable(z.object({ amount: z.number(), currency: z.string(), at: z.string() })),
  machines: z.nullable(z.array(z.record(z.string(), z.unknown()))),
  ownServers: z.nullable(
    z.array(z.object({ id: z.string(), name: z.string(), origin: z.string() })),
  ),
  hasSteps: z.nullable(z.boolean()),
});

const NOTHING: Omit<LastKnown, 'uid'> = {
  at: {},
  locale: null,
  plan: null,
  nextPayment: null,
  machines: null,
  ownServers: null,
  hasSteps: null,
};
