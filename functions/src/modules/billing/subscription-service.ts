import type Stripe from 'stripe';
import { NO_BILLING_DETAILS, type OtherPlan } from '../../contract/billing-details.ts';
import {
  holdsSubscription,
  NO_SUBSCRIPTION,
  type Subscription,
} from '../../contract/subscription.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { isStripeOut, withinStripeTime } from '../../adapters/stripe.ts';
import { notAnswering } from '../../concurrency/deadline.ts';
import { StripeRefusedError } from '../../foundation/errors.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { createOncePerKey } from '../../concurrency/single-flight.ts';
import { saveReading } from '../../concurrency/last-read-wins.ts';
import type { BillingStore, LedgerEntry } from './billing-store.ts';
import { chargedCardOf, WITH_CARDS } from './stripe/cards.ts';
import type { CheckoutLeases } from './checkout-leases.ts';
import type { Customer, Customers } from './customers.ts';
import { toContractFacts } from './stripe/contract-facts.ts';
import { toDetails, WITH_DETAILS } from './stripe/details.ts';
import { assessMirror, stillSays, type Mirror } from './stripe/mirror.ts';
import {
  isLive,
  LISTED_WITH_RELATED,
  openInvoiceOf,
  pickSubscription,
  toSubscription,
  type PaymentFacts,
  WITH_ALL,
} from './stripe/stripe-facts.ts';
import { tidyUp } from './changes/tidy-up.ts';

type AlreadyRead = { customer?: Customer | null; mirror?: Promise<Mirror | null> };

/** What is kept of a person's plan, as Stripe said it. */
type Reading = Required<Pick<Mirror, 'subscription' | 'details'>> & Pick<Mirror, 'contract'>;
const NOTHING: Reading = { subscription: NO_SUBSCRIPTION, details: NO_BILLING_DETAILS };

type EventFacts = Omit<LedgerEntry, 'result'>;

type Parts = {
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  checkoutLeases: Pick<CheckoutLeases, 'readEnd'>;
  customers: Customers;
  /** What follows from a changed subscription; never rejects. */
  onChange: (uid: string) => Promise<void>;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

/** A person waits longer for an answer that only Stripe can give than for one that is at hand. */
const REFRESH_MS = 5_000;
const HEAL_MS = 15_000;

/** How a person's subscription stands: answered from the mirror, with Stripe as the truth behind it. */
export function createSubscriptionService(parts: Parts) {
  const { store, planNow, log } = parts;
  const readAndSave = createReadAndSave(parts);
  const { readKept, assess } = createReadKept(parts, readLeniently);
  const tidy: Tidy = (client, found) => tidyUp(client, found, planNow);

  /**
   * Costs one document read while the mirror is fresh. `assessMirror` tells when Stripe is asked, and when an answer
   * without Stripe would be false.
   * @param known what the request has at hand already: the mirror, or the customer, opened
   * @throws {ApiError} `upstream_stripe`
   */
  async function current(uid: string, known: AlreadyRead = {}): Promise<Subscription> {
    return (await readKept(uid, known, assess)).subscription;
  }

  /**
   * The subscription with who pays and with which card, at the same cost. A mirror that was stored before they were kept is read
   * once more.
   * @throws {ApiError} `upstream_stripe`
   */
  async function withDetails(uid: string, known: AlreadyRead = {}): Promise<Reading> {
    const { subscription, details } = await readKept(uid, known, async (mirror) =>
      mirror.details === undefined ? 'doubtful' : assess(mirror),
    );
    // A call for the subscription alone was under way, and Stripe did not answer that.
    if (details === undefined) throw notAnswering('Stripe');
    return { subscription, details };
  }

  /** Reads the subscription from Stripe and stores it, unless the stored one comes from a read that began later. */
  async function sync(customer: Customer): Promise<Subscription> {
    return (await readLeniently(customer)).subscription;
  }

  function readLeniently(customer: Customer) {
    return readAndSave(customer, readPicked(customer, leniently(tidy, customer, log)), null);
  }

  /**
   * The same for an event, which is entered in the ledger with the result, all or nothing; and for a job, with null. Both have
   * to know whether the plan was tidied up.
   */
  function syncStrictly(customer: Customer, entry: EventFacts | null) {
    return readAndSave(customer, readPicked(customer, tidy), entry);
  }

  /**
   * Reads the subscription again after our own write, and stores it. The answer to the write is no substitute: a read
   * that began while the write was under way may have missed it, and would count as the later one (decision 16).
   */
  async function readBack(customer: Customer, subscriptionId: string): Promise<Subscription> {
    const before = await store.readMirror(customer.uid);
    const read = (client: Stripe) =>
      readSubscription(client, subscriptionId, before?.details?.otherPlans);
    return (await readAndSave(customer, read, null)).subscription;
  }

  /**
   * Corrects the mirror after an action that was refused by what Stripe says, so that the page shows why. Costs reads only
   * if the mirror says something else, or if the action has left something at Stripe. Never rejects: the refusal is what the
   * person has to hear.
   */
  async function correct(
    customer: Customer,
    held: Stripe.Subscription | null,
    hasLeftTraces = false,
  ): Promise<void> {
    try {
      const mirror = await store.readMirror(customer.uid);
      const found = held === null ? NO_SUBSCRIPTION : toSubscription(held);
      const isRight = mirror !== null && stillSays(mirror.subscription, found);
      if (isRight && !hasLeftTraces) return;
      await (held === null ? sync(customer) : readBack(customer, held.id));
    } catch (error) {
      log('WARNING', 'mirror_not_corrected', { uid: customer.uid, ...describeError(error) });
    }
  }

  return { current, withDetails, sync, syncStrictly, readBack, correct };
}

/** Answers from the mirror, unless it cannot be trusted. */
function createReadKept(
  {
    store,
    checkoutLeases,
    customers,
    now,
    log,
  }: Pick<Parts, 'store' | 'checkoutLeases' | 'customers' | 'now' | 'log'>,
  readAndSave: (customer: Customer) => Promise<Kept>,
) {
  // Calls that come while Stripe is being asked share its answer.
  const share = createOncePerKey<Kept>();

  async function readKept(
    uid: string,
    { customer = null, mirror: read = store.readMirror(uid) }: AlreadyRead,
    judge: (mirror: Mirror) => Promise<Trust>,
  ): Promise<Kept> {
    const mirror = await read;
    if (mirror !== null && (await judge(mirror)) === 'fresh') return mirror;
    return share(uid, async () => {
      // Another call may have stored an answer of Stripe's since this one read the mirror.
      const latest = await store.readMirror(uid);
      const trust = latest === null ? 'doubtful' : await judge(latest);
      if (latest !== null && trust === 'fresh') return latest;
      return refresh(uid, customer, latest, trust);
    });
  }

  async function refresh(
    uid: string,
    customer: Customer | null,
    mirror: Mirror | null,
    trust: Trust,
  ): Promise<Kept> {
    const customerId = customer?.id ?? (await store.readCustomerId(uid)) ?? mirror?.customerId;
    if (customerId === undefined) return NOTHING;
    try {
      return await withinStripeTime(
        async () => readAndSave(customer ?? (await customers.open(uid, customerId))),
        trust === 'aging' ? REFRESH_MS : HEAL_MS,
      );
    } catch (error) {
      if (mirror === null || trust !== 'aging' || !isStripeOut(error)) throw error;
      if (error instanceof StripeRefusedError) log('ERROR', 'stripe_refused', error.facts);
      log('WARNING', 'mirror_not_refreshed', { uid, ...describeError(error) });
      return mirror;
    }
  }

  async function assess(mirror: Mirror): Promise<Trust> {
    const holdsPlan = holdsSubscription(mirror.subscription.status);
    const checkoutEndsAt = holdsPlan ? null : await checkoutLeases.readEnd(mirror.customerId);
    return assessMirror(mirror, now(), checkoutEndsAt);
  }

  return { readKept, assess };
}

function createReadAndSave({
  stripe,
  store,
  onChange,
  now,
  planNow,
  log,
}: Pick<Parts, 'stripe' | 'store' | 'onChange' | 'now' | 'planNow' | 'log'>) {
  return async function readAndSave(
    customer: Customer,
    read: (client: Stripe) => Promise<Reading>,
    entry: EventFacts | null,
  ): Promise<Kept & { result: LedgerEntry['result'] }> {
    const client = await stripe();
    const { uid, id: customerId } = customer;
    const saved = await saveReading(
      now,
      () => read(client),
      async (reading, { readAt, mayReadAgain }) => {
        const times = { now: now(), planNow: await planNow(), mayReadAgain };
        return store.saveMirror({ uid, customerId, ...reading, readAt }, entry, times);
      },
    );
    if (saved.hasChanged) {
      const { otherPlans = [] } = saved.mirror.details ?? {};
      if (otherPlans.length > 0) log('ERROR', 'second_plan', { uid, customerId });
      await onChange(uid);
    }
    return { ...saved.mirror, result: saved.outcome };
  };
}

/** For a reader who need not wait for it: the next event and the daily job tidy up, too. */
function leniently(tidy: Tidy, { uid }: Customer, log: Log): Tidy {
  return async (client, found) => {
    try {
      await tidy(client, found);
    } catch (error) {
      log('WARNING', 'plan_not_tidied', { uid, ...describeError(error) });
    }
  };
}

type Tidy = (stripe: Stripe, found: Stripe.Subscription) => Promise<void>;

type Trust = ReturnType<typeof assessMirror>;
type Kept = Pick<Mirror, 'subscription' | 'details'>;

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** The subscription that tells how a person stands, with all that belongs to it but its product. */
export async function findHeld(
  stripe: Stripe,
  customer: Customer,
): Promise<Stripe.Subscription | null> {
  // Stripe ends a customer's subscriptions when it is deleted.
  return customer.isDeleted ? null : pickSubscription(await listSubscriptions(stripe, customer));
}

/** All of a customer's subscriptions, including ended ones, each with its customer, cards and latest invoice. */
export async function listSubscriptions(
  stripe: Stripe,
  { id }: { id: string },
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: id,
    status: 'all',
    limit: 100,
    expand: [...LISTED_WITH_RELATED.expand, ...WITH_CARDS.map((path) => `data.${path}`)],
  });
  return data;
}

/** The subscription that tells how a person stands, once it and those before it have been tidied up; and others that are charged. */
async function findTidied(stripe: Stripe, customer: Customer, tidy: Tidy) {
  const all = customer.isDeleted ? [] : await listSubscriptions(stripe, customer);
  for (const found of all) await tidy(stripe, found);
  const held = pickSubscription(all);
  return { held, others: all.filter((one) => one !== held && isLive(one)) };
}

/** What `sync` reads. */
function readPicked(customer: Customer, tidy: Tidy) {
  return async (client: Stripe): Promise<Reading> => {
    const { held, others } = await findTidied(client, customer, tidy);
    if (held === null) return NOTHING;
    return readSubscription(client, held.id, await Promise.all(others.map(nameIn(client))));
  };
}

/** A list does not give the plan's name. */
const nameIn =
  (stripe: Stripe) =>
  async ({ id }: Stripe.Subscription): Promise<OtherPlan> => {
    const found = toSubscription(await stripe.subscriptions.retrieve(id, WITH_ALL));
    const { plan, status, currentPeriodEnd } = found;
    return { id, plan, status, currentPeriodEnd };
  };

async function readSubscription(
  stripe: Stripe,
  id: string,
  otherPlans: OtherPlan[] = [],
): Promise<Reading> {
  const expand = [...WITH_ALL.expand, ...WITH_DETAILS];
  const found = await stripe.subscriptions.retrieve(id, { expand });
  const invoice = openInvoiceOf(found);
  const subscription =
    invoice === null
      ? toSubscription(found)
      : toSubscription(found, await readPayment(stripe, found, invoice.id));
  const details = { ...toDetails(found), otherPlans };
  return { subscription, details, contract: toContractFacts(found) };
}

/**
 * Whether the bank wants to ask the customer, and whether another card failed than the one that would be charged now. Only
 * the payment's own object says so, and only an open invoice has one.
 */
async function readPayment(
  stripe: Stripe,
  found: Stripe.Subscription,
  invoice: string,
): Promise<PaymentFacts> {
  const { data } = await stripe.invoicePayments.list({
    invoice,
    expand: ['data.payment.payment_intent'],
  });
  const intents = data.flatMap(({ payment: { payment_intent: intent } }) =>
    typeof intent === 'object' ? [intent] : [],
  );
  const asks = intents.some(({ status }) => status === 'requires_action');
  const failed = intents.at(-1)?.last_payment_error?.payment_method?.id;
  const card = chargedCardOf(found);
  const isNew = failed !== undefined && card !== null && card !== failed;
  // Only then is the renewal tried again; what the bank asked was about the other card.
  return isNew && found.status === 'past_due'
    ? { needs: 'payment', hasNewCard: true }
    : { needs: asks ? 'confirmation' : 'payment' };
}
