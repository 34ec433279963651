import type { FactsOf } from '../email/email-kind.ts';
import type { contract as contractKind } from './email-kinds.ts';
import { holdsSubscription, isInForce, type Subscription } from '../../contract/subscription.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import type { ContractFacts } from './stripe/contract-facts.ts';
import type { Mirror } from './stripe/mirror.ts';

type Facts = FactsOf<typeof contractKind>;
type Act = Facts['event'];
export type ContractMail = { id: string; facts: Facts };

/**
 * An order that is older is none that was just made: its mirror was lost, or is kept only now. Stripe repeats an event for three days,
 * and the nightly comparison finds what it missed.
 */
const FRESH_DAYS = 7;

/**
 * What a person is told in writing of a change between two readings of their plan, whichever way it was made: at our button, in a
 * form, at Stripe or by our staff. A renewal is no act, nor is an end of which other mails tell.
 * @param before as it was stored; null for the first reading
 * @param after with the facts of its contract: without them, there is nothing to tell
 * @param at the time by which plans live
 */
export function contractMailsFor(
  before: Pick<Mirror, 'subscription'> | null,
  after: Mirror,
  at: Date,
): ContractMail[] {
  if (after.contract === undefined) return [];
  const { subscription, details } = after;
  const orderedAt = details?.orderedAt ?? null;
  const was = before?.subscription;
  if (was?.id === subscription.id && isContract(was)) {
    return actsBetween(was, after).map((act) => mailOf(act, was, after, at.toISOString()));
  }
  if (orderedAt === null || !isJustMade(subscription, orderedAt, at)) return [];
  // It may have been cancelled since, before it was read for the first time.
  const { cancelAt: _later, ...ordered } = subscription;
  const acts = ['made' as const, ...actsBetween(ordered, after)];
  return acts.map((act) =>
    mailOf(act, ordered, after, act === 'made' ? orderedAt : at.toISOString()),
  );
}

function mailOf(
  event: Act,
  was: Subscription,
  { subscription, contract, readAt }: Mirror,
  noticedAt: string,
): ContractMail {
  const { id, plan, interval, currentPeriodEnd, trialEnd } = subscription;
  const { endedAt, cancelAt, pausedUntil } = subscription;
  const isCancelled = event === 'cancelled';
  const { charged = null, credit = null } = contract ?? {};
  const isIts = charged !== null && isChargeOf(event, was, charged);
  const { paid, drawn } = isIts ? charged : { paid: null, drawn: null };
  const facts: Facts = {
    event,
    at: isCancelled ? (contract?.cancelledAt ?? noticedAt) : noticedAt,
    plan,
    before: event === 'changed' ? was.plan : null,
    interval,
    price: contract?.price ?? null,
    isTaxAdded: contract?.isTaxAdded === true,
    paid,
    ...(drawn !== null && { drawn }),
    ...(credit !== null && { credit }),
    nextAt: trialEnd ?? currentPeriodEnd,
    isTrial: trialEnd !== undefined,
    until: (isCancelled ? (endedAt ?? cancelAt) : event === 'paused' ? pausedUntil : null) ?? null,
    ...(isCancelled && endedAt !== undefined && { isOver: true }),
    agreed: event === 'made' ? (contract?.agreed ?? null) : null,
  };
  return { id: idOf(id, facts, readAt), facts };
}

/** Whether this act was charged so. The end of a pause is only where Stripe had broken off the period, which has no end then. */
function isChargeOf(
  event: Act,
  was: Subscription,
  { by }: NonNullable<ContractFacts['charged']>,
): boolean {
  if (event === 'made') return by === 'order';
  if (by !== 'change') return false;
  return was.status === 'paused'
    ? event === 'resumed' && was.currentPeriodEnd === null
    : event === 'changed';
}

/** A payment that is open comes before a contract. */
function isContract({ status }: Subscription): boolean {
  return holdsSubscription(status) && status !== 'incomplete';
}

function isJustMade({ status }: Subscription, orderedAt: string, at: Date): boolean {
  return isInForce(status) && at.getTime() - Date.parse(orderedAt) <= FRESH_DAYS * DAY_MS;
}

/** Between two readings of one contract. */
function actsBetween(was: Subscription, { subscription: now, contract }: Mirror): Act[] {
  const acts: Act[] = [];
  if (!isContract(now)) {
    const isInItsTime = was.cancelAt !== undefined && (now.endedAt ?? was.cancelAt) >= was.cancelAt;
    return isInItsTime || contract?.hasOtherMail === true ? [] : ['cancelled'];
  }
  if (was.planId !== now.planId) acts.push('changed');
  if (now.status === 'paused' && was.status !== 'paused') {
    if (now.pauseReason === 'requested') acts.push('paused');
  } else if (was.status === 'paused' && isInForce(now.status)) {
    // A plan that was paused because it was not paid goes on with its payment.
    if ((was.pauseReason ?? 'requested') === 'requested') acts.push('resumed');
  }
  if (was.cancelAt !== now.cancelAt) acts.push(now.cancelAt === undefined ? 'undone' : 'cancelled');
  return acts;
}

/** There is one order, and a cancellation has its own moment. Of anything else, the reading that found it. */
function idOf(subscription: string, { event, at, until }: Facts, readAt: string): string {
  const name = `contract-${event}_${subscription}`;
  if (event === 'made') return name;
  return event === 'cancelled' ? `${name}_${at}_${until}` : `${name}_${readAt}`;
}
