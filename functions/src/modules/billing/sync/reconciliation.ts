import type { Auth } from 'firebase-admin/auth';
import type Stripe from 'stripe';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import { holdsSubscription } from '../../../contract/subscription.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import type { BillingStore } from '../billing-store.ts';
import { proveCustomer, uidOf, type Customer, type Customers } from '../customers.ts';
import { endEverythingOf } from '../end-for-deletion.ts';
import { hasSameFacts, stillSays, type Mirror } from '../stripe/mirror.ts';
import { reportUnfinalized } from './unfinalized.ts';
import { isLive, LISTED_WITH_RELATED, toSubscription } from '../stripe/stripe-facts.ts';
import type { SubscriptionService } from '../subscription-service.ts';
import { isTidy } from '../changes/tidy-up.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  customers: Customers;
  subscriptions: SubscriptionService;
  /** Ends and removes what is left of a person without an account; false if there is one after all. */
  removeRemains: (person: { uid: string; verifiedEmail: null }) => Promise<boolean>;
  auth: () => Promise<Auth>;
  now: () => Date;
  log: Log;
};

/** What a run has looked at, and what it has done. */
export type Reconciled = {
  subscriptions: number;
  checkouts: number;
  mirrors: number;
  /** People without an account whose plan or checkout was ended, or whose data was removed. */
  ended: number;
  /** Mirrors that said something else than Stripe. */
  healed: number;
  /** Plans without an owner, or a person's second plan: an operator must look at them. */
  unclear: number;
  failed: number;
  isComplete: boolean;
};

/**
 * Compares what Stripe charges for with the accounts that we have, both ways: whatever else may fail or be lost is put right
 * within a day. It reads page by page. What cannot be put right is logged and does not stop the rest. A run that is cut off
 * is simply begun again, because what was put right costs nothing the second time.
 */
export function createReconciliation(parts: Parts) {
  const { now, log } = parts;
  return async (): Promise<Reconciled> => {
    const run = startRun(now().getTime() + LONGEST_RUN_MS);
    const isLate = () => now().getTime() > run.endsAt;
    await checkSubscriptions(parts, run, isLate);
    await checkCheckouts(parts, run, isLate);
    forgetTooMany(parts, run);
    await checkMirrors(parts, run, isLate);
    await endOrphans(parts, run);
    run.counts.isComplete = !isLate();
    const { isComplete, ...counts } = run.counts;
    const isFine = counts.failed === 0 && counts.unclear === 0 && isComplete;
    const reason = isComplete ? undefined : 'cut off';
    log(isFine ? 'INFO' : 'ERROR', 'reconciled', { ...counts, reason });
    return run.counts;
  };
}

export type Reconcile = ReturnType<typeof createReconciliation>;

/** Within the time that the scheduled function has. */
const LONGEST_RUN_MS = 25 * MINUTE_MS;
const PAGE = 100;
const MANY_ORPHANS = 5;
const LARGEST_SHARE = 0.5;

type Run = {
  endsAt: number;
  counts: Reconciled;
  /** Customers with a plan that runs. */
  live: Set<string>;
  people: Set<string>;
  /** People without an account, with those of their customers that were met. */
  orphans: Map<string, Set<string>>;
};

type Check = (parts: Parts, run: Run, isLate: () => boolean) => Promise<void>;

/** Something that names a person and a customer. */
type Claim = { uid: string; customerId: string };

const checkSubscriptions: Check = async (parts, run, isLate) => {
  const client = await parts.stripe();
  const list = (page: Stripe.PaginationParams) =>
    client.subscriptions.list({ ...page, ...LISTED_WITH_RELATED });
  for await (const page of pagesOf(list, isLate)) {
    const live = page.filter(isLive);
    run.counts.subscriptions += live.length;
    const owned = live.flatMap((found) => {
      const owner = ownerOf(found);
      if (owner === null || run.live.has(owner.customerId)) {
        reportUnclear(parts, run, found, owner === null ? 'no owner' : 'second plan');
        return [];
      }
      run.live.add(owner.customerId);
      return [{ ...owner, found }];
    });
    for (const claim of await withAccount(parts, run, owned)) {
      await attempt(parts, run, claim, () => compare(parts, run, claim, claim.found));
    }
  }
};

const checkCheckouts: Check = async (parts, run, isLate) => {
  const client = await parts.stripe();
  const list = (page: Stripe.PaginationParams) =>
    client.checkout.sessions.list({ ...page, status: 'open' });
  for await (const page of pagesOf(list, isLate)) {
    run.counts.checkouts += page.length;
    const claims = page.flatMap(({ customer, client_reference_id: uid }) =>
      uid === null || customer === null ? [] : [{ uid, customerId: idOf(customer) }],
    );
    await withAccount(parts, run, claims);
  }
};

/** Finds mirrors of plans that have ended at Stripe, and those of people who are gone. */
const checkMirrors: Check = async (parts, run, isLate) => {
  for await (const mirrors of parts.store.pagesOfMirrors(PAGE)) {
    if (isLate()) return;
    run.counts.mirrors += mirrors.length;
    for (const mirror of await withAccount(parts, run, mirrors)) {
      const { uid, customerId, subscription } = mirror;
      if (!holdsSubscription(subscription.status) || run.live.has(customerId)) continue;
      await attempt(parts, run, mirror, async () =>
        heal(parts, run, await parts.customers.open(uid, customerId), mirror),
      );
    }
  }
};

/** Compares a live plan with its mirror. */
async function compare(
  parts: Parts,
  run: Run,
  { uid, customerId }: Claim,
  found: Stripe.Subscription,
): Promise<void> {
  const { store } = parts;
  const [recorded, mirror] = await Promise.all([store.readCustomerId(uid), store.readMirror(uid)]);
  const claimed = recorded ?? (await store.claimCustomer(uid, customerId, null));
  // An account that is being deleted has its plan ended there.
  if (claimed === null) return;
  if (claimed !== customerId || typeof found.customer === 'string') {
    return reportUnclear(parts, run, found, 'other customer');
  }
  const isCurrent =
    mirror !== null &&
    stillSays(mirror.subscription, toSubscription(found)) &&
    // Reading the plan tidies it up.
    isTidy(found);
  reportUnfinalized(parts.log, found, uid);
  if (!isCurrent) await heal(parts, run, proveCustomer(uid, found.customer), mirror);
}

async function heal(
  { subscriptions, log }: Parts,
  run: Run,
  customer: Customer,
  mirror: Mirror | null,
): Promise<void> {
  const now = await subscriptions.sync(customer);
  if (mirror !== null && hasSameFacts(mirror.subscription, now)) return;
  run.counts.healed += 1;
  log('WARNING', 'reconcile_healed', { uid: customer.uid, customerId: customer.id });
}

/**
 * The Stripe of another project, given by mistake, would make everyone look like a person without an account: then no plan
 * is ended.
 */
function forgetTooMany({ log }: Parts, { orphans, people, counts }: Run): void {
  if (orphans.size <= MANY_ORPHANS || orphans.size <= people.size * LARGEST_SHARE) return;
  counts.failed += orphans.size;
  log('ERROR', 'reconcile_too_many', { failed: orphans.size });
  orphans.clear();
}

/** Ends what people without an account could still be charged for, and removes what is left of them here. */
async function endOrphans(parts: Parts, run: Run): Promise<void> {
  const client = await parts.stripe();
  for (const [uid, customers] of run.orphans) {
    await attempt(parts, run, { uid }, async () => {
      if (!(await parts.removeRemains({ uid, verifiedEmail: null }))) return;
      // Those that were met may not name the person themselves, or be too new for Stripe's search.
      for (const customerId of customers) await endEverythingOf(client, customerId);
      run.counts.ended += 1;
      parts.log('WARNING', 'reconcile_ended', { uid });
    });
  }
}

/** Those whose person has an account; the others are noted as orphans. */
async function withAccount<T extends Claim>(
  { auth }: Parts,
  run: Run,
  claims: readonly T[],
): Promise<T[]> {
  if (claims.length === 0) return [];
  const uids = [...new Set(claims.map(({ uid }) => uid))];
  const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  for (const { uid, customerId } of claims) {
    run.people.add(uid);
    if (known.has(uid)) continue;
    run.orphans.set(uid, (run.orphans.get(uid) ?? new Set()).add(customerId));
  }
  return claims.filter(({ uid }) => known.has(uid));
}

/** Whom a plan belongs to: its customer says so, or it does itself. */
function ownerOf({ customer, metadata }: Stripe.Subscription): Claim | null {
  if (typeof customer === 'string' || customer.deleted) return null;
  const uid = uidOf(customer) ?? uidOf({ id: customer.id, metadata });
  return uid === null ? null : { uid, customerId: customer.id };
}

function reportUnclear(
  { log }: Parts,
  run: Run,
  { customer }: Stripe.Subscription,
  reason: 'no owner' | 'second plan' | 'other customer',
): void {
  run.counts.unclear += 1;
  log('ERROR', 'reconcile_unclear', { customerId: idOf(customer), reason });
}

async function attempt(
  { log }: Parts,
  run: Run,
  { uid }: { uid: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await withinStripeTime(work);
  } catch (error) {
    run.counts.failed += 1;
    log('ERROR', 'reconcile_failed', { uid, ...describeError(error) });
  }
}

async function* pagesOf<T extends { id: string }>(
  list: (page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>,
  isLate: () => boolean,
): AsyncGenerator<T[]> {
  let after: string | undefined;
  while (!isLate()) {
    const page = { limit: PAGE, ...(after === undefined ? {} : { starting_after: after }) };
    const { data, has_more: hasMore } = await withinStripeTime(() => list(page));
    yield data;
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return;
  }
}

function startRun(endsAt: number): Run {
  return {
    endsAt,
    counts: {
      subscriptions: 0,
      checkouts: 0,
      mirrors: 0,
      ended: 0,
      healed: 0,
      unclear: 0,
      failed: 0,
      isComplete: false,
    },
    live: new Set(),
    people: new Set(),
    orphans: new Map(),
  };
}

function idOf(customer: string | { id: string }): string {
  return typeof customer === 'string' ? customer : customer.id;
}
