import { PLAN_TERMS, type PlanSlug } from './plans.ts';

/** What we aim for in a month, as a share of the time that we observed. The terms print it. */
export const AVAILABILITY_TARGET = 0.995;

/** What is given back for each full hour beyond that, as a share of the month's price of the plan. */
export const CREDIT_PER_HOUR = 0.1;

/** A credit comes off the next invoice if that is due within so many days; otherwise it is refunded. */
export const CREDIT_WAITS_DAYS = 31;

/** Maintenance counts as such only if it was announced this many days before. */
export const MAINTENANCE_NOTICE_DAYS = 2;

/** How many days a machine's page shows. */
export const AVAILABILITY_DAYS = 90;

/**
 * How a machine answered on one day, UTC. What we did not observe is in none of the figures. `silentSeconds` leaves out
 * announced maintenance; `observedSeconds` holds all three: answering, silent, and maintenance.
 */
export type MachineDay = {
  /** `2026-11-26` */
  day: string;
  observedSeconds: number;
  silentSeconds: number;
  maintenanceSeconds: number;
};

/** How a machine did in one month, UTC: the sums of its days. */
export type MachineMonth = Omit<MachineDay, 'day'>;

/**
 * The full hours by which a machine fell short of the target: its silence beyond what the target leaves room for, of the time
 * that counts.
 */
export function hoursShort({ observedSeconds, silentSeconds, maintenanceSeconds }: MachineMonth) {
  const counted = Math.max(0, observedSeconds - maintenanceSeconds);
  // In thousandths, so that no fraction of a second decides.
  const allowed = counted * Math.round((1 - AVAILABILITY_TARGET) * 1000);
  return Math.max(0, Math.floor((silentSeconds * 1000 - allowed) / 3_600_000));
}

/** What was charged for a plan: minor units of its currency, for one interval. 0 in a trial. */
export type ChargedPrice = { amount: number; interval: 'month' | 'year'; plan: PlanSlug };

/**
 * What its owner gets back for a month of a machine, in minor units: a tenth of the month's price of the plan for each full hour
 * short, at most the machine's share of that price, which is the price by the servers that the plan includes. A yearly price
 * counts a twelfth a month. Fractions are rounded up.
 */
export function creditFor(month: MachineMonth, { amount, interval, plan }: ChargedPrice): number {
  const hours = hoursShort(month);
  if (hours === 0 || amount <= 0) return 0;
  const months = interval === 'year' ? 12 : 1;
  // Whole numbers until the last division: 0.1 is none in binary.
  const asked = Math.ceil((amount * hours) / (months * Math.round(1 / CREDIT_PER_HOUR)));
  const share = Math.ceil(amount / (months * PLAN_TERMS[plan].servers));
  return Math.min(asked, share);
}

/** How a credit reached its owner. `staff`: nothing could be refunded, so people see to it. */
export const CREDIT_WAYS = ['invoice', 'refund', 'balance', 'staff'] as const;
export type CreditWay = (typeof CREDIT_WAYS)[number];

/** What was given back for a month of a machine. `month`: `2026-11`. `way` is null until it is booked. */
export type MachineCredit = {
  month: string;
  hours: number;
  amount: number;
  currency: string;
  way: CreditWay | null;
};

/** What its owner sees of how a machine answered: oldest first, at most `AVAILABILITY_DAYS`. */
export type MachineAvailability = { days: MachineDay[]; credits: MachineCredit[] };
