/**
 * What has to hold of a person's machines, whatever has happened before. It is written by hand from the specification and
 * looks at the host's own order book; of our side it takes only which documents are there.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SubscriptionStatus } from '../../functions/src/contract/subscription.ts';
import type { HostMachine } from '../../standins/machine-host/machine.ts';
import { placesOf, type World } from './machine-world.ts';

export const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** An erasure is put off so often because its owner was not told. */
const MOST_POSTPONED = 2;

const TABLE = {
  trialing: 'ready',
  active: 'ready',
  past_due: 'ready',
  paused: 'asleep',
  unpaid: 'asleep',
  canceled: 'ending',
  none: 'ending',
  incomplete: 'ending',
  incomplete_expired: 'ending',
} as const satisfies Record<SubscriptionStatus, string>;

/** What a history notes for the judge. */
export type Notes = {
  /** Machines that their owner wanted erased, whether the wish arrived or not. */
  wishes: Set<string>;
  /** The subscription during which the last of these wishes was uttered. */
  wishedIn: string | null;
  /** Orders of another machine, by the id that names the order, whether they arrived or not. */
  orders: Set<string>;
  /** Subscriptions that were in force at any moment. */
  subscriptions: Set<string>;
  /** Moments at which our side was surely told that there is a place for every machine. */
  places: number[];
};

/** A plan that is past due is served for 14 days from its first failed payment. */
const SERVED_MS = 14 * DAY_MS;

type Aim = (typeof TABLE)[SubscriptionStatus];

/**
 * What the machines are to be. Stripe tells only of the latest invoice, so a plan that was paid unheard and is past due again
 * cannot be told from one that was past due all the time: then there are two answers, and either is right.
 */
function aimsOf({ truth, now }: World): Aim[] {
  const { status = 'none', pastDueSince, mayCountFrom } = truth ?? {};
  if (status !== 'past_due') return [TABLE[status]];
  return [pastDueSince, mayCountFrom].map((since) =>
    Date.parse(since ?? '') + SERVED_MS <= now() ? 'asleep' : TABLE[status],
  );
}

/** @returns whether the plan has, at this moment, a place for each machine */
export function hasPlaces(world: World): boolean {
  const { truth } = world;
  return (
    truth !== null && TABLE[truth.status] !== 'ending' && openOf(world).length <= placesOf(truth)
  );
}

type Documents = { machines: readonly DocumentSnapshot[]; servers: readonly DocumentSnapshot[] };

/**
 * @param isLongAfter whether 30 days have passed since anything was news
 * @returns what is wrong; null if nothing is
 */
export function judge(
  world: World,
  notes: Notes,
  documents: Documents,
  isLongAfter: boolean,
): string | null {
  return (
    judgeOrders(world, notes, documents) ??
    judgeStates(world, notes, documents, isLongAfter) ??
    judgeErasures(world, notes) ??
    judgeNotices(world, notes, documents) ??
    judgeRestores(world, documents) ??
    judgeDocuments(world, documents)
  );
}

function judgeOrders({ book }: World, notes: Notes, { machines }: Documents): string | null {
  const made = [...book.machines.values()].filter(({ name }) => name !== '');
  const noted = new Set(machines.map(({ id }) => id));
  const stray = made.find(({ reference }) => !noted.has(reference));
  if (stray) return `too many: ${stray.reference} is at the host and nowhere in our documents`;
  const most = notes.subscriptions.size + notes.orders.size;
  if (made.length > most) return `too many: ${made.length} made, and ${most} asked for at most`;
  return null;
}

function judgeStates(
  world: World,
  notes: Notes,
  documents: Documents,
  isLongAfter: boolean,
): string | null {
  const verdicts = aimsOf(world).map((aim) => judgeAim(world, notes, documents, aim, isLongAfter));
  return verdicts.includes(null) ? null : (verdicts[0] ?? null);
}

function judgeAim(
  world: World,
  notes: Notes,
  { machines }: Documents,
  aim: Aim,
  isLongAfter: boolean,
): string | null {
  const { truth } = world;
  const open = openOf(world);
  const places = truth === null || aim === 'ending' ? 0 : placesOf(truth);
  const ready = open.filter(({ state }) => state === 'ready').length;
  const asleep = open.filter(({ state }) => state === 'asleep').length;
  // One that is noted and was never ordered counts as well: nothing may be forgotten.
  const noted = countNoted({ machines });
  const wanted = aim === 'ready' ? Math.min(places, noted) : 0;
  const found = open.map(({ reference, state }) => `${reference.slice(0, 4)} ${state}`).join(', ');
  const saying = `${truth?.status ?? 'none'} with ${places} places: ${found || 'no machines'}`;
  if (ready > wanted) return `too many ready, ${saying}`;
  if (ready < wanted) return `too few ready, ${saying}`;
  if (ready + asleep !== open.length) return `neither ready nor asleep, ${saying}`;
  const isOwedOne = aim === 'ready' && notes.wishedIn !== truth?.id;
  if (isOwedOne && ready === 0) return `too few: no machine, ${saying}`;
  const keptOn = machines.filter((doc) => Number(doc.get('postponed')) > MOST_POSTPONED).length;
  if (isLongAfter && open.length > places + keptOn) return `not erased, ${saying}`;
  return null;
}

/** Machines that are there or will be: all in our documents that are not erased. */
export function countNoted({ machines }: Pick<Documents, 'machines'>): number {
  return machines.filter((doc) => doc.get('state') !== 'erased').length;
}

function judgeErasures({ erasures }: World, { wishes, places }: Notes): string | null {
  const early = erasures.find(
    ({ reference, at }) =>
      !wishes.has(reference) && places.some((told) => told > at - KEPT_MS && told <= at),
  );
  return early ? `erased too early: ${early.reference}` : null;
}

/** Nothing is erased because of a date unless a notice that names it had been there for a day, and had not come back by that date. */
function judgeNotices(
  { received, erasures, now, book }: World,
  { wishes, places }: Notes,
  { machines }: Documents,
): string | null {
  const noticesOf = (reference: string, by: number) =>
    received.filter(
      ({ machine, names, at, backAt }) =>
        machine === reference &&
        names <= by &&
        (backAt === null || backAt > names) &&
        !places.some((told) => told > at && told <= by),
    );
  const unannounced = erasures.find(
    ({ reference, at: erasedAt }) =>
      !wishes.has(reference) &&
      !noticesOf(reference, erasedAt).some(({ at }) => at <= erasedAt - DAY_MS),
  );
  if (unannounced) return `erased unannounced: ${unannounced.reference}`;
  const keptOn = machines.find(
    (doc) =>
      Number(doc.get('postponed')) > MOST_POSTPONED &&
      book.machines.get(doc.id)?.state !== 'erased' &&
      noticesOf(doc.id, now()).some(({ at, names }) => at <= names - DAY_MS),
  );
  return keptOn ? `kept although its owner was told: ${keptOn.id}` : null;
}

/** A restore has ended as the host says, unless the host never began it; and none is left open on a machine that runs. */
function judgeRestores({ book }: World, { machines }: Documents): string | null {
  for (const doc of machines) {
    const machine = book.machines.get(doc.id);
    const { restore, restoreId } = Restored.parse(doc.data());
    if (restore === null || machine?.state !== 'ready') continue;
    const { doneAt, failedAt } = restore;
    const { restored } = machine;
    const isTheHosts = restored !== null && restored.restoreId === restoreId;
    if (doneAt === null && failedAt === null) return `${doc.id} is still being restored`;
    if (doneAt !== null && (!isTheHosts || restored.hasFailed)) return `${doc.id} was not restored`;
    if (failedAt !== null && isTheHosts && !restored.hasFailed) return `${doc.id} was restored`;
  }
  return null;
}

const text = z.string().nullable();
const Restored = z.object({
  restoreId: text,
  restore: z.object({ doneAt: text, failedAt: text }).nullable(),
});

function judgeDocuments({ book }: World, { machines, servers }: Documents): string | null {
  for (const doc of machines) {
    const state = book.machines.get(doc.id)?.state;
    if (state === undefined) continue;
    const isErased = doc.get('state') === 'erased';
    if (isErased !== (state === 'erased')) {
      return `${doc.id} is ${state} at the host and ${String(doc.get('state'))} on the screen`;
    }
    const isShown = doc.get('state') === 'ready';
    if (isShown && state !== 'ready') return `${doc.id} is shown as ready and is ${state}`;
  }
  const origins = servers.map((doc) => String(doc.get('origin')));
  if (new Set(origins).size !== origins.length) return 'two servers have one address';
  const left = servers.find(({ id }) => book.machines.get(id)?.state === 'erased');
  return left ? `the list still has ${left.id}` : null;
}

export function openOf({ book }: World): HostMachine[] {
  return [...book.machines.values()].filter(({ state }) => state !== 'erased');
}
