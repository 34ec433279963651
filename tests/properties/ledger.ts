/**
 * What a customer has paid against what they have got. It works out the value of time by itself, from the prices and the
 * calendar, and takes from Stripe only what anyone could see there: the status, the periods and the money that has moved.
 */
import type { Stripe } from 'stripe';

/** How a plan stood from a moment on. */
type State = { id: string; runs: boolean; cents: number; start: number; end: number };

export type Ledger = {
  /** Notes how a plan stands now. */
  note: (at: number, subscription: Stripe.Subscription) => void;
  /** What does not add up at this moment; null if all does. */
  judge: (at: number, invoices: readonly Stripe.Invoice[], balance: number) => string | null;
};

export function createLedger(prices: Readonly<Record<string, number>>): Ledger {
  let state: State | null = null;
  let since = 0;
  /** What the time in which a plan ran was worth, by plan and period. */
  const usedIn = new Map<string, number>();
  const ended = new Set<string>();

  function moveTo(at: number): void {
    if (state?.runs) {
      const period = keyOf(state.id, state.start);
      usedIn.set(period, (usedIn.get(period) ?? 0) + worth(state, since, at));
    }
    since = at;
  }

  /** The days of a renewal that was tried in vain until its plan ended: they alone may be given. */
  function lent(invoices: readonly Stripe.Invoice[]): number {
    const lapsed = invoices.filter(
      ({ status, billing_reason: reason, attempt_count: attempts }) =>
        status === 'void' && reason === 'subscription_cycle' && attempts > 0,
    );
    return sum(
      lapsed.map((invoice) => {
        const plan = subscriptionOf(invoice) ?? '';
        return ended.has(plan) ? (usedIn.get(keyOf(plan, renewedFrom(invoice))) ?? 0) : 0;
      }),
    );
  }

  return {
    note(at, subscription) {
      moveTo(at);
      state = stateOf(subscription, prices);
      if (subscription.status === 'canceled') ended.add(subscription.id);
    },
    judge(at, invoices, balance) {
      moveTo(at);
      const used = sum([...usedIn.values()]) - lent(invoices);
      const credit = 0 - balance + creditIn(invoices);
      const paid = sum(invoices.map((invoice) => invoice.amount_paid));
      const owed = sum(invoices.filter(isOwed).map(amountOwed));
      const rest = state?.runs ? worth(state, at, state.end) : 0;
      // Half a cent for the moment itself, and for each amount that Stripe has rounded.
      const slack = 0.5 + 0.5 * sum(invoices.map(countRoundings));
      if (used + credit > paid + owed + slack) {
        return `given away: used ${used} and credited ${credit}, but paid ${paid} and owed ${owed}`;
      }
      // What an unpaid renewal has taken of the credit is settled with it, one way or the other.
      const held = sum(invoices.filter(isOwed).map(creditTaken));
      if (paid > used + credit + rest + held + slack) {
        return `lost: paid ${paid}, but used ${used}, credited ${credit}, still to come ${rest}`;
      }
      if (!state?.runs) return null;
      const got = used + credit + rest;
      if (got > paid + owed + slack || got < paid + owed - slack) {
        return `paid ${paid} and owed ${owed}, but used ${used}, credited ${credit}, to come ${rest}`;
      }
      return null;
    },
  };
}

function stateOf(
  { id, status, pause_collection: pause, items }: Stripe.Subscription,
  prices: Readonly<Record<string, number>>,
): State {
  const [item] = items.data;
  if (item === undefined) throw new Error('a plan without an item');
  const cents = prices[item.price.id] ?? Number.NaN;
  const { current_period_start: start, current_period_end: end } = item;
  const runs = (status === 'active' || status === 'past_due') && pause === null;
  const days = (end - start) / 86_400;
  const isWhole =
    item.price.recurring?.interval === 'year' ? days > 364 && days < 367 : days > 27 && days < 32;
  if (runs && !isWhole) throw new Error(`a period of ${days} days`);
  return { id, runs, cents, start, end };
}

/** Time beyond the end of a period belongs to the next one, of which nothing is known yet. */
function worth({ cents, start, end }: State, from: number, to: number): number {
  return (cents * (Math.min(to, end) - Math.min(from, end))) / (end - start);
}

/** A renewal that is not paid yet: service goes on while Stripe tries to collect it. */
function isOwed({ status, billing_reason: reason }: Stripe.Invoice): boolean {
  return reason === 'subscription_cycle' && (status === 'draft' || status === 'open');
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const found = parent?.subscription_details?.subscription;
  return typeof found === 'object' ? found.id : (found ?? null);
}

/** A draft has not taken its part of the credit yet. */
function amountOwed({ status, total, amount_remaining: remaining }: Stripe.Invoice): number {
  return status === 'draft' ? total : remaining;
}

/** Credit that an open invoice has taken, though what it is for has not begun. */
function creditIn(invoices: readonly Stripe.Invoice[]): number {
  const waiting = invoices.filter(
    (invoice) => invoice.status === 'open' && invoice.billing_reason === 'subscription_update',
  );
  return sum(waiting.map(creditTaken));
}

/** When the period begins that a renewal charges for. */
function renewedFrom({ lines }: Stripe.Invoice): number {
  const line = lines.data.find(({ parent }) => !parent?.subscription_item_details?.proration);
  return line?.period.start ?? Number.NaN;
}

function keyOf(plan: string, start: number): string {
  return `${plan} from ${start}`;
}

function creditTaken({ starting_balance: before, ending_balance: after }: Stripe.Invoice): number {
  return (after ?? before) - before;
}

function countRoundings({ lines }: Stripe.Invoice): number {
  return lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration).length;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
