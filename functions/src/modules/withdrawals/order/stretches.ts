import type Stripe from 'stripe';
import { DAY_MS, SECOND_MS } from '../../../foundation/durations.ts';
import { planLinesOf, type PlanLine } from '../../credits/charged-price.ts';
import type { Stretch } from './owed.ts';

/** A line that charges for a plan, and until when the plan was in force by it, in seconds since the epoch. */
type Charged = PlanLine & { until: number };

const DAY_SECONDS = DAY_MS / SECOND_MS;

/**
 * The stretches of plan and price of an order, from the lines of its paid invoices. A line that charges counts until a later one
 * gives its rest back, which is what a change of plan and a pause do. Days of a pause have no line, and a trial costs nothing.
 * @param invoices in the order of their making
 * @param until when the order was in force no more, in seconds since the epoch
 */
export async function readStretches(
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
  until: number,
): Promise<Stretch[]> {
  const lines = chargedIn(invoices.map(planLinesOf));
  return Promise.all(
    lines.map(async (line) => {
      const seconds = Math.min(line.until, until) - line.start;
      const days = Math.max(0, Math.floor(seconds / DAY_SECONDS));
      return { ...(await priceOf(stripe, line, lines)), days };
    }),
  );
}

/** @param invoices the lines of each */
export function chargedIn(invoices: readonly (readonly PlanLine[])[]): Charged[] {
  const charged: Charged[] = [];
  for (const lines of invoices) {
    // A rest is given back before the same invoice charges for another plan.
    for (const line of lines.toSorted((a, b) => Number(givesBack(b)) - Number(givesBack(a)))) {
      if (!givesBack(line)) {
        charged.push({ ...line, until: line.end });
        continue;
      }
      const left = charged.findLast(
        ({ price, end, until }) => price === line.price && end === line.end && until === end,
      );
      if (left !== undefined) left.until = line.start;
    }
  }
  return charged;
}

function givesBack({ isRest, amount }: PlanLine): boolean {
  return isRest && amount <= 0;
}

/**
 * What a whole period costs. A line for a whole period says so itself. One for the rest of a period is of a price, and of the
 * period that another line charged for; where tax comes on top, what it charges for that rest comes to the same.
 */
async function priceOf(
  stripe: Stripe,
  line: Charged,
  lines: readonly Charged[],
): Promise<Omit<Stretch, 'days'>> {
  const own = { price: line.amount + line.tax, periodSeconds: Math.max(1, line.end - line.start) };
  const whole = lines.find(({ isRest, end }) => !isRest && end === line.end);
  if (!line.isRest || line.tax > 0 || whole === undefined) return own;
  const { unit_amount: price } = await stripe.prices.retrieve(line.price);
  return price === null ? own : { price, periodSeconds: whole.end - whole.start };
}
