import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { idOf, type Store } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { cardOf } from './cards.ts';
import { expireSession } from './checkout.ts';
import { giveUpResumption, markPaused } from './pauses.ts';
import { finalizeInvoice, retryInvoice } from './payments.ts';
import { expirePendingUpdate } from './pending-updates.ts';
import { stepsOf } from './schedules.ts';
import { cancelNow, expireFirstPayment, hasEnded, renew } from './subscriptions.ts';

/** Something that fell due. */
type Happening = { at: Seconds; what: string; id: string };

type Due = Happening & { act: () => void };

const FIRST_PAYMENT_WITHIN = 23 * 3600;
const MOST_STEPS = 100_000;

/**
 * Lets everything fall due in order up to a moment; the clock shows each due time while it happens.
 * @param testClock the one whose objects move; without it all those that live by the stand-in's own clock
 */
export function runUntil(
  world: World,
  until: Seconds,
  testClock: string | null = null,
): Happening[] {
  const happened: Happening[] = [];
  const { clock } = world.store;
  for (let due = nextDue(world, until, testClock); due; due = nextDue(world, until, testClock)) {
    if (happened.length > MOST_STEPS) throw new Error(`${due.what} of ${due.id} never ends`);
    clock.moveTo(due.at);
    due.act();
    happened.push({ at: due.at, what: due.what, id: due.id });
  }
  clock.moveTo(until);
  return happened;
}

/** Ends a trial: with a paid first period, in arrears, or as the trial was set up for the case that there is no card. */
function endTrial(world: World, subscription: Stripe.Subscription): void {
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (missing === 'pause' && cardOf(world.store, subscription) === 'none') {
    return markPaused(world, subscription, 'trial_end_without_payment_method');
  }
  subscription.status = 'active';
  renew(world, subscription);
}

/** The earliest of all; of two at the same moment, the one listed first. */
function nextDue(world: World, until: Seconds, testClock: string | null): Due | undefined {
  let next: Due | undefined;
  for (const due of listDue(world, testClock)) {
    if (due.at <= until && (!next || due.at < next.at)) next = due;
  }
  return next;
}

function* listDue(world: World, clock: string | null): Generator<Due> {
  const { store } = world;
  for (const session of store.checkoutSessions.values()) {
    if (session.status !== 'open' || clock !== clockOf(store, session.customer)) continue;
    const act = () => expireSession(world, session);
    yield { at: session.expires_at, what: 'checkout expires', id: session.id, act };
  }
  for (const subscription of store.subscriptions.values()) {
    if (!livesBy(subscription, clock) || hasEnded(subscription)) continue;
    yield* listDueOf(world, subscription);
  }
  for (const schedule of store.schedules.values()) {
    if (!livesBy(schedule, clock)) continue;
    for (const step of stepsOf(world, schedule)) yield { ...step, id: schedule.id };
  }
  for (const invoice of store.invoices.values()) {
    if (!livesBy(invoice, clock)) continue;
    if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
      const { id, automatically_finalizes_at: at } = invoice;
      const act = () => finalizeInvoice(world, invoice);
      yield { at, what: 'invoice is finalised', id, act };
    }
    const at = invoice.next_payment_attempt;
    if (invoice.status !== 'open' || at === null) continue;
    const act = () => retryInvoice(world, invoice);
    yield { at, what: 'payment is tried again', id: invoice.id, act };
  }
}

function livesBy({ test_clock: own }: { test_clock: Reference | null }, clock: string | null) {
  return (own === null ? null : idOf(own)) === clock;
}

function clockOf(store: Store, reference: Reference | null): string | null {
  const customer = store.customers.get(reference === null ? '' : idOf(reference));
  const clock = customer === undefined || customer.deleted ? null : customer.test_clock;
  return clock ? idOf(clock) : null;
}

type Reference = string | { id: string };

function* listDueOf(world: World, subscription: Stripe.Subscription): Generator<Due> {
  const { store, emit } = world;
  const { id, status, cancel_at: end, trial_end: trialEnd } = subscription;
  const resumesAt = subscription.pause_collection?.resumes_at ?? null;
  if (resumesAt !== null) {
    yield {
      at: resumesAt,
      what: 'pause ends',
      id,
      act() {
        subscription.pause_collection = null;
        emit('customer.subscription.updated', subscription);
      },
    };
  }
  if (subscription.pending_update !== null) {
    const at = subscription.pending_update.expires_at;
    const giveUp = store.resumptions.has(id) ? giveUpResumption : expirePendingUpdate;
    yield { at, what: 'payment is given up', id, act: () => giveUp(world, subscription) };
  }
  if (end !== null) {
    yield { at: end, what: 'subscription ends', id, act: () => cancelNow(world, subscription) };
  }
  switch (status) {
    case 'incomplete':
      return yield {
        at: subscription.created + FIRST_PAYMENT_WITHIN,
        what: 'first payment is overdue',
        id,
        act: () => expireFirstPayment(world, subscription),
      };
    case 'trialing': {
      if (trialEnd === null) return;
      const act = () => endTrial(world, subscription);
      return yield { at: trialEnd, what: 'trial ends', id, act };
    }
    case 'active':
    case 'past_due':
    case 'unpaid': {
      const at = Math.min(...subscription.items.data.map((item) => item.current_period_end));
      return yield { at, what: 'period ends', id, act: () => renew(world, subscription) };
    }
    case 'paused':
    case 'canceled':
    case 'incomplete_expired':
    default:
    // It stays as it is.
  }
}
