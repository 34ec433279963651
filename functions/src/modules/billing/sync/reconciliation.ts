import { isDeepStrictEqual } from 'node:util';
import type { Auth } from 'firebase-admin/auth';
import type Stripe from 'stripe';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import type { ComparedPart } from '../documents.ts';
import { holdsSubscription, type Subscription } from '../../../contract/subscription.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import type { BillingStore } from '../billing-store.ts';
import { proveCustomer, uidOf, type Customer, type Customers } from '../customers.ts';
import { endEverythingOf } from '../end-for-deletion.ts';
import { toDetails, WITH_DETAILS } from '../stripe/details.ts';
import { hasSameFacts, stillSays, type Mirror } from '../stripe/mirror.ts';
import { reportUnfinalized } from './unfinalized.ts';
import { isLive, LISTED_WITH_RELATED, toSubscription } from '../stripe/stripe-facts.ts';
import type { SubscriptionService } from '../subscription-service.ts';
import { partAfter, type Progress, type ProgressStore } from './comparison-progress.ts';
import { isTidy } from '../changes/tidy-up.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  customers: Customers;
  subscriptions: SubscriptionService;
  progress: ProgressStore;
  /** The uids of profiles, in their order, after one of them. */
  listProfiles: (after: string | null, size: number) => Promise<string[]>;
  /** The uids of members, membership by membership, after one of these. */
  listMembers: (
    after: string | null,
    size: number,
  ) => Promise<{ uids: string[]; next: string | null }>;
  /** Does what follows from a change that a browser has made at the identity service without us. */
  syncAuthUser: (uid: string) => Promise<unknown>;
  /** Those whose invoices go to more addresses, page by page. */
  listCopied: (
    after: string | null,
    size: number,
  ) => Promise<{ uids: string[]; next: string | null }>;
  /** Sends what of their invoices has not been sent there. */
  sendCopies: (uid: string) => Promise<void>;
  /** The machines at their host. */
  hosted: Part;
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
  /** Profiles, which are gone through once a week. */
  people: number;
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
 * within a day, or, with millions of people, within a week. It goes page by page and keeps its place, so that a run goes on where
 * the one before was ended. What cannot be put right is logged and does not stop the rest, be it one person or a whole page.
 * @param begins whether a round may begin; otherwise only one that is under way goes on
 * @returns null if there was nothing to do, or another run does it
 */
export function createReconciliation(parts: Parts) {
  const { progress, now, log } = parts;
  return async (begins = true): Promise<Reconciled | null> => {
    const endsAt = now().getTime() + LONGEST_RUN_MS;
    const taken = await progress.take(begins, now(), new Date(endsAt + SPARE_MS));
    if (!begins) await tellOfNight(parts);
    if (taken === null) return null;
    const run = startRun(endsAt, taken);
    const left = await goOn(parts, run);
    await progress.giveBack(left, run.progress.peopleAt);
    run.counts.isComplete = left === null;
    const { isComplete, ...counts } = run.counts;
    const isLate = !isComplete && now().getTime() - Date.parse(taken.beganAt) > LONGEST_ROUND_MS;
    const isFine = counts.failed === 0 && counts.unclear === 0 && !isLate;
    const reason = isLate ? 'late' : isComplete ? undefined : 'goes on';
    log(isFine ? 'INFO' : 'ERROR', 'reconciled', { ...counts, reason });
    return run.counts;
  };
}

export type Reconcile = ReturnType<typeof createReconciliation>;

/** Within the time that the scheduled function has. */
const LONGEST_RUN_MS = 25 * MINUTE_MS;
/** What a run may need for its last page. */
const SPARE_MS = 2 * MINUTE_MS;
const LONGEST_ROUND_MS = 7 * DAY_MS;
/** Between two nightly runs. One is an hour later where summer time ends, and any may be tried again. */
const LONGEST_DAY_MS = 26 * HOUR_MS;
/** With all that belongs to them. Longer pages take Stripe seconds. */
const STRIPE_PAGE = 25;
/** As many as the sign-in service tells of at once. */
const PAGE = 100;
const LISTED = {
  expand: [...LISTED_WITH_RELATED.expand, ...WITH_DETAILS.map((path) => `data.${path}`)],
};
const MANY_ORPHANS = 5;
const LARGEST_SHARE = 0.5;

/** Says that the nightly run is watched, and whether it has failed to start: a line of once a day cannot be missed at Google. */
async function tellOfNight({ progress, now, log }: Parts): Promise<void> {
  const startedAt = await progress.readStart();
  const fields = { reason: `started at ${startedAt.toISOString()}` };
  log('INFO', 'comparison_alive', fields);
  const isLate = now().getTime() - startedAt.getTime() > LONGEST_DAY_MS;
  if (isLate) log('ERROR', 'comparison_late', fields);
}

type Run = {
  endsAt: number;
  counts: Reconciled;
  progress: Progress;
  /** How many claims of the part under way were met. */
  claims: number;
  /** People without an account, with those of their customers that were met. */
  orphans: Map<string, Set<string>>;
};

/** What is gone through page by page. */
export type Part = {
  /** @returns what is to be done with the page, and where the next one begins: null after the last */
  read: (after: string | null) => Promise<{ work: () => Promise<void>; next: string | null }>;
};

/** Something that names a person and a customer. */
type Claim = { uid: string; customerId: string };

/** @returns where the next run goes on; null if the round is over */
async function goOn(parts: Parts, run: Run): Promise<Progress | null> {
  const all = createParts(parts, run);
  for (;;) {
    const { part, after } = run.progress;
    run.claims = 0;
    const left = await goThrough(parts, run, all[part], after);
    forgetTooMany(parts, run);
    await endOrphans(parts, run);
    if (left !== null) return left;
    if (part === 'people') run.progress.peopleAt = run.progress.beganAt;
    const next = partAfter(run.progress);
    if (next === null) return null;
    run.progress = { ...run.progress, part: next, after: null };
    await parts.progress.keep(run.progress);
  }
}

async function goThrough(
  parts: Parts,
  run: Run,
  { read }: Part,
  from: string | null,
): Promise<Progress | null> {
  for (let after = from; ;) {
    const place = { ...run.progress, after };
    if (parts.now().getTime() > run.endsAt) return place;
    let page: Awaited<ReturnType<Part['read']>>;
    try {
      page = await read(after);
    } catch (error) {
      // Whom it is about is not known, nor what comes after it.
      tellOfPage(parts, run, error);
      return place;
    }
    await page.work().catch((error: unknown) => tellOfPage(parts, run, error));
    if (page.next === null) return null;
    after = page.next;
    await parts.progress.keep({ ...run.progress, after });
  }
}

function tellOfPage({ log }: Parts, run: Run, error: unknown): void {
  run.counts.failed += 1;
  log('ERROR', 'reconcile_page_failed', describeError(error));
}

function createParts(parts: Parts, run: Run): Record<ComparedPart, Part> {
  return {
    subscriptions: subscriptionsPart(parts, run),
    checkouts: checkoutsPart(parts, run),
    mirrors: mirrorsPart(parts, run),
    copies: copiesPart(parts, run),
    members: membersPart(parts, run),
    hosted: parts.hosted,
    people: peoplePart(parts, run),
  };
}

function subscriptionsPart(parts: Parts, run: Run): Part {
  const check = async (page: readonly Stripe.Subscription[], readAt: Date) => {
    const live = page.filter(isLive);
    run.counts.subscriptions += live.length;
    const owned = live.flatMap((found) => {
      const owner = ownerOf(found);
      if (owner === null) reportUnclear(parts, run, found, 'no owner');
      return owner === null ? [] : [{ ...owner, found }];
    });
    for (const claim of await withAccount(parts, run, owned)) {
      await attempt(parts, run, claim, () =>
        compare(parts, run, claim, { found: claim.found, readAt }),
      );
    }
  };
  return {
    read: (after) =>
      readStripe(parts, run, after, check, {
        list: (client, page) => client.subscriptions.list({ ...page, ...LISTED }),
        listPlainly: (client, page) => client.subscriptions.list(page),
      }),
  };
}

function checkoutsPart(parts: Parts, run: Run): Part {
  const list = (client: Stripe, page: Stripe.PaginationParams) =>
    client.checkout.sessions.list({ ...page, status: 'open' });
  const check = async (page: readonly Stripe.Checkout.Session[]) => {
    run.counts.checkouts += page.length;
    const claims = page.flatMap(({ customer, client_reference_id: uid }) =>
      uid === null || customer === null ? [] : [{ uid, customerId: idOf(customer) }],
    );
    await withAccount(parts, run, claims);
  };
  return { read: (after) => readStripe(parts, run, after, check, { list, listPlainly: list }) };
}

/** Finds mirrors of plans that have ended at Stripe, and those of people who are gone. */
function mirrorsPart(parts: Parts, run: Run): Part {
  const check = async (page: readonly Mirror[]) => {
    run.counts.mirrors += page.length;
    for (const mirror of await withAccount(parts, run, page)) {
      const { uid, customerId, subscription, readAt, comparedAt = '' } = mirror;
      const isMet = [readAt, comparedAt].some((at) => at >= run.progress.beganAt);
      if (!holdsSubscription(subscription.status)) continue;
      await notice(parts, run, uid);
      if (isMet) continue;
      await attempt(parts, run, mirror, async () => {
        await heal(parts, run, await parts.customers.open(uid, customerId), mirror);
      });
    }
  };
  return {
    async read(after) {
      const { mirrors, next } = await parts.store.listMirrors(after, PAGE);
      return { work: () => check(mirrors), next };
    },
  };
}

/** Finds invoices of which no event has come. */
function copiesPart(parts: Parts, run: Run): Part {
  return {
    async read(after) {
      const { uids, next } = await parts.listCopied(after, PAGE);
      const work = async () => {
        for (const uid of new Set(uids)) {
          await attempt(parts, run, { uid }, () => parts.sendCopies(uid));
        }
      };
      return { work, next };
    },
  };
}

/** Finds what has happened to the accounts of members. */
function membersPart(parts: Parts, run: Run): Part {
  return {
    async read(after) {
      const { uids, next } = await parts.listMembers(after, PAGE);
      const work = async () => {
        for (const uid of new Set(uids)) await notice(parts, run, uid);
      };
      return { work, next };
    },
  };
}

/** An account that is being deleted at the moment tells nothing more. */
function notice(parts: Parts, run: Run, uid: string): Promise<void> {
  return attempt(parts, run, { uid }, async () => {
    try {
      await parts.syncAuthUser(uid);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    }
  });
}

/** Finds profiles of people who are gone, with or without a plan. */
function peoplePart(parts: Parts, run: Run): Part {
  return {
    async read(after) {
      const uids = await parts.listProfiles(after, PAGE);
      const work = async () => {
        run.counts.people += uids.length;
        await withAccount(
          parts,
          run,
          uids.map((uid) => ({ uid, customerId: null })),
        );
      };
      return { work, next: uids.length < PAGE ? null : (uids.at(-1) ?? null) };
    },
  };
}

type Lists<T> = Record<
  'list' | 'listPlainly',
  (client: Stripe, page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>
>;

/** A page that fails is read without what belongs to its objects, only to know where the next one begins. */
async function readStripe<T extends { id: string }>(
  parts: Parts,
  run: Run,
  after: string | null,
  check: (page: readonly T[], readAt: Date) => Promise<void>,
  { list, listPlainly }: Lists<T>,
): ReturnType<Part['read']> {
  const client = await parts.stripe();
  const page = { limit: STRIPE_PAGE, ...(after === null ? {} : { starting_after: after }) };
  const nextOf = ({ data, has_more: hasMore }: Stripe.ApiList<T>) =>
    hasMore ? (data.at(-1)?.id ?? null) : null;
  const readAt = parts.now();
  try {
    const found = await withinStripeTime(() => list(client, page));
    return { work: () => check(found.data, readAt), next: nextOf(found) };
  } catch (error) {
    const found = await withinStripeTime(() => listPlainly(client, page));
    tellOfPage(parts, run, error);
    return { work: async () => {}, next: nextOf(found) };
  }
}

/** Compares a live plan with its mirror. */
async function compare(
  parts: Parts,
  run: Run,
  { uid, customerId }: Claim,
  { found, readAt }: { found: Stripe.Subscription; readAt: Date },
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
    // One that was stored before they were kept is read when its page is opened.
    (mirror.details === undefined || isDeepStrictEqual(mirror.details, toDetails(found))) &&
    // Reading the plan tidies it up.
    isTidy(found);
  reportUnfinalized(parts.log, found, uid);
  if (isCurrent) return store.noteCompared(uid, readAt);
  const told = await heal(parts, run, proveCustomer(uid, found.customer), mirror);
  const isOther = told.id !== found.id && holdsSubscription(told.status);
  if (!isOther) return;
  run.counts.unclear += 1;
  parts.log('ERROR', 'second_plan', { uid, customerId });
}

async function heal(
  { subscriptions, log }: Parts,
  run: Run,
  customer: Customer,
  mirror: Mirror | null,
): Promise<Subscription> {
  const now = await subscriptions.sync(customer);
  if (mirror !== null && hasSameFacts(mirror.subscription, now)) return now;
  run.counts.healed += 1;
  log('WARNING', 'reconcile_healed', { uid: customer.uid, customerId: customer.id });
  return now;
}

/**
 * The Stripe or the sign-ins of another project, given by mistake, would make everyone look like a person without an account:
 * then nothing is ended.
 */
function forgetTooMany({ log }: Parts, { orphans, claims, counts }: Run): void {
  if (orphans.size <= MANY_ORPHANS || orphans.size <= claims * LARGEST_SHARE) return;
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
  run.orphans.clear();
}

/** Those whose person has an account; the others are noted as orphans. */
async function withAccount<T extends { uid: string; customerId: string | null }>(
  { auth }: Parts,
  run: Run,
  claims: readonly T[],
): Promise<T[]> {
  if (claims.length === 0) return [];
  const uids = [...new Set(claims.map(({ uid }) => uid))];
  const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  run.claims += uids.length;
  for (const { uid, customerId } of claims) {
    if (known.has(uid)) continue;
    const customers = run.orphans.get(uid) ?? new Set();
    run.orphans.set(uid, customerId === null ? customers : customers.add(customerId));
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
  reason: 'no owner' | 'other customer',
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

function startRun(endsAt: number, progress: Progress): Run {
  return {
    endsAt,
    progress,
    claims: 0,
    counts: {
      subscriptions: 0,
      checkouts: 0,
      mirrors: 0,
      people: 0,
      ended: 0,
      healed: 0,
      unclear: 0,
      failed: 0,
      isComplete: false,
    },
    orphans: new Map(),
  };
}

function idOf(customer: string | { id: string }): string {
  return typeof customer === 'string' ? customer : customer.id;
}
