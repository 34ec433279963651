import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { withinStripeTime } from '../../adapters/stripe.ts';
import type { PlanPrice } from '../../config/config.ts';
import { creditFor, hoursShort, type MachineMonth } from '../../contract/availability.ts';
import type { PlanSlug } from '../../contract/plans.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError, type Log, type LogFields } from '../../foundation/log.ts';
import { MOST_DAYS_BACK } from '../availability/machine-days.ts';
import type { MachineAndMonth, SilentDays } from '../availability/silent-days.ts';
import type { Customers } from '../billing/customers.ts';
import type { BookCredit } from './book-credit.ts';
import { readCharged } from './charged-price.ts';
import { creditId, type CreditStore } from './credit-store.ts';

type Parts = {
  store: Omit<CreditStore, 'listCredits' | 'personData'>;
  days: SilentDays;
  readName: (machine: string) => Promise<string | null>;
  customers: Pick<Customers, 'of'>;
  prices: readonly PlanPrice[];
  stripe: () => Promise<Stripe>;
  book: BookCredit;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

/** How many months that have ended are looked at: one that could not be settled has another month for it. */
const MONTHS = 2;
/** Of a month with a full hour too much silence, one day has this much of it. */
const LEAST_SECONDS = Math.floor(HOUR_MS / SECOND_MS / 31);
/** As many at once: each asks Stripe about ten times. */
const AT_ONCE = 5;
/** Within the time that the scheduled function has. */
const LONGEST_RUN_MS = 25 * MINUTE_MS;

/**
 * Gives money back for months in which a machine was silent for longer than we promise. From the fourth day of a month on, each
 * run works out what is owed for the months that have ended, notes it, and books what is noted. Every step can be repeated, on
 * several instances at once, and one that fails does not stop the rest.
 */
export function createCredits(parts: Parts) {
  const { store, days, now, planNow, log } = parts;

  async function settle(id: string, isEnding: boolean): Promise<'done' | 'busy'> {
    const lease = randomUUID();
    const credit = await store.take(id, { lease, isEnding, now: now() });
    if (credit === null || credit === 'busy') return credit ?? 'done';
    const booking = await withinStripeTime(() => parts.book(credit, isEnding));
    const { uid, machine: machineId, customerId } = credit;
    const facts = { uid, machineId, customerId, reason: booking.way };
    if (booking.way === 'balance' || booking.way === 'staff') {
      log('ERROR', 'credit_needs_staff', facts);
    }
    await store.finish(credit, lease, booking, now());
    if (booking.way !== credit.way) log('INFO', 'credit_booked', facts);
    return 'done';
  }

  async function attempt(fields: LogFields, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log('ERROR', 'credit_failed', { ...fields, ...describeError(error) });
    }
  }

  return {
    /** @throws {Error} if it has run out of time: the platform tries again, and it goes on where it was */
    async settleAll(): Promise<void> {
      const endsAt = now().getTime() + LONGEST_RUN_MS;
      const found = await days.find(LEAST_SECONDS, endedMonths(await planNow()));
      for (const page of pagesIn(found)) {
        await Promise.all(
          page.map((one) => attempt({ machineId: one.machine }, () => note(parts, one))),
        );
        if (now().getTime() > endsAt) throw new Error('no time is left');
      }
      for await (const page of store.pagesOfOpen(AT_ONCE)) {
        await Promise.all(page.map((id) => attempt({ reason: id }, () => settle(id, false))));
        if (now().getTime() > endsAt) throw new Error('no time is left');
      }
    },

    /** After a change of a person's plan: what waited for an invoice was paid with it, or is refunded. Never rejects. */
    async follow(uid: string): Promise<void> {
      await attempt({ uid }, async () => {
        for (const id of await store.listOpen(uid)) await settle(id, false);
      });
    },

    /**
     * Before the plan of someone who deletes their account ends: what waits for an invoice is refunded.
     * @throws {ApiError} `upstream_stripe`, `unavailable`
     */
    async payOut(uid: string): Promise<void> {
      for (const id of await store.listOpen(uid)) {
        if ((await settle(id, true)) === 'busy') {
          throw new ApiError(
            'unavailable',
            'We are just giving money back to you. Please try again in a minute.',
          );
        }
      }
    },
  };
}

export type Credits = ReturnType<typeof createCredits>;

/** Works out what is owed for a month of a machine, and stores it. */
async function note(parts: Parts, which: MachineAndMonth): Promise<void> {
  const { store, days, customers, prices, now } = parts;
  const { machine, month } = which;
  if (await store.has(creditId(which))) return;
  const all = await days.read(which);
  const [first] = all;
  const sums = sumOf(all);
  const hours = hoursShort(sums);
  if (first === undefined || hours === 0) return;
  const { uid } = first;
  const credit = await withinStripeTime(async () => {
    const customer = await customers.of(uid);
    if (customer === null || customer.isDeleted) return null;
    const asked = { month, plan: usualPlanOf(all), prices };
    const charged = await readCharged(await parts.stripe(), customer.id, asked);
    if (charged === null) return null;
    const { currency } = charged;
    return { customerId: customer.id, amount: creditFor(sums, charged), currency };
  });
  if (credit === null || credit.amount === 0) return;
  const name = (await parts.readName(machine)) ?? machine;
  await store.note({ uid, machine, name, month, hours, ...credit }, now());
}

/** The months that have ended, the latest first. A month is settled once late news can no longer change its days. */
export function endedMonths(at: Date): string[] {
  const day = new Date(at.getTime() - MOST_DAYS_BACK * DAY_MS);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1 - back))
      .toISOString()
      .slice(0, 7),
  );
}

function sumOf(days: readonly MachineMonth[]): MachineMonth {
  const sum = (field: keyof MachineMonth) => days.reduce((all, day) => all + day[field], 0);
  return {
    observedSeconds: sum('observedSeconds'),
    silentSeconds: sum('silentSeconds'),
    maintenanceSeconds: sum('maintenanceSeconds'),
  };
}

/** The plan of most days. */
function usualPlanOf(days: readonly { plan: PlanSlug }[]): PlanSlug {
  const plans = days.map(({ plan }) => plan);
  const countOf = (plan: PlanSlug) => plans.filter((one) => one === plan).length;
  return plans.reduce((most, plan) => (countOf(plan) > countOf(most) ? plan : most));
}

function* pagesIn<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE);
}
