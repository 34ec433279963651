import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { idOf, type Store } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { cardOf } from './cards.ts';
import { expireSession } from './checkout.ts';
import { giveUpResumption, markPaused } from './pauses.ts';
import { finalizeInvoice, retryInvoice } from './payments.ts';
import {
  cancelNow,
  expireFirstPayment,
  expirePendingUpdate,
  hasEnded,
  periodEndOf,
  renew,
} from './subscriptions.ts';

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
    const { id, expires_at: at } = session;
    yield { at, what: 'checkout expires', id, act: () => expireSession(world, session) };
  }
  for (const subscription of store.subscriptions.values()) {
    if (!livesBy(subscription, clock) || hasEnded(subscription)) continue;
    yield* listDueOf(world, subscription);
  }
  for (const invoice of store.invoices.values()) {
    if (!livesBy(invoice, clock)) continue;
    const { id, status, next_payment_attempt: next } = invoice;
    const draftEnd = invoice.automatically_finalizes_at;
    if (status === 'draft' && draftEnd !== null) {
      const act = () => finalizeInvoice(world, invoice);
      yield { at: draftEnd, what: 'invoice is finalised', id, act };
    }
    if (status === 'open' && next !== null) {
      const act = () => retryInvoice(world, invoice);
      yield { at: next, what: 'payment is tried again', id, act };
    }
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
  const { id, status, cancel_at: end, pending_update: pending } = subscription;
  const resumesAt = subscription.pause_collection?.resumes_at ?? null;
  if (resumesAt !== null) {
    const act = () => {
      subscription.pause_collection = null;
      emit('customer.subscription.updated', subscription);
    };
    yield { at: resumesAt, what: 'pause ends', id, act };
  }
  if (pending !== null) {
    const giveUp = store.resumptions.has(id) ? giveUpResumption : expirePendingUpdate;
    const act = () => giveUp(world, subscription);
    yield { at: pending.expires_at, what: 'payment is given up', id, act };
  }
  if (end !== null) {
    yield { at: end, what: 'subscription ends', id, act: () => cancelNow(world, subscription) };
  }
  const periodEnd = periodEndOf(subscription);
  if (status === 'incomplete') {
    const at = subscription.created + FIRST_PAYMENT_WITHIN;
    const act = () => expireFirstPayment(world, subscription);
    yield { at, what: 'first payment is overdue', id, act };
  } else if (status === 'trialing') {
    yield { at: periodEnd, what: 'trial ends', id, act: () => endTrial(world, subscription) };
  } else if (status === 'active' || status === 'past_due' || status === 'unpaid') {
    yield { at: periodEnd, what: 'period ends', id, act: () => renew(world, subscription) };
  }
}
