import type Stripe from 'stripe';
import { DAY, type Seconds } from '../kit/time.ts';
import { idOf, type Store } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { cardOf } from './cards.ts';
import { expireSession } from './checkout.ts';
import { giveUpResumption, markPaused } from './pauses.ts';
import { finalizeInvoice, retryInvoice } from './payments.ts';
import { expirePendingUpdate } from './pending-updates.ts';
import { stepsOf } from './schedules.ts';
import { cancelNow, expireFirstPayment, hasEnded, periodEndOf, renew } from './subscriptions.ts';

/** Something that fell due. */
export type Happening = { at: Seconds; what: string; id: string };

type Due = Happening & { act: () => void };

const FIRST_PAYMENT_WITHIN = 23 * 3600;
const TRIAL_REMINDER_BEFORE = 3 * DAY;
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
export function endTrial(world: World, subscription: Stripe.Subscription): void {
  const { store } = world;
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
  const lacksCard = cardOf(store, subscription) === 'none';
  if (lacksCard && missing === 'cancel') return cancelNow(world, subscription);
  if (lacksCard && missing === 'pause') {
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
    yield {
      at,
      what: 'payment is tried again',
      id: invoice.id,
      act: () => retryInvoice(world, invoice),
    };
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
  const { id, status, cancel_at: cancelAt, trial_end: trialEnd } = subscription;
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
    yield store.resumptions.has(id)
      ? {
          at,
          what: 'resumption is given up',
          id,
          act: () => giveUpResumption(world, subscription),
        }
      : { at, what: 'change is given up', id, act: () => expirePendingUpdate(world, subscription) };
  }
  const end = cancelAt ?? (subscription.cancel_at_period_end ? periodEndOf(subscription) : null);
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
      const reminder = `trial of ${id} until ${trialEnd}`;
      if (!store.reminders.has(reminder)) {
        yield {
          at: trialEnd - TRIAL_REMINDER_BEFORE,
          what: 'trial will end',
          id,
          act() {
            store.reminders.add(reminder);
            emit('customer.subscription.trial_will_end', subscription);
          },
        };
      }
      return yield {
        at: trialEnd,
        what: 'trial ends',
        id,
        act: () => endTrial(world, subscription),
      };
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
