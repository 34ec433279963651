import { DAY_MS, MINUTE_MS } from '../../../functions/src/foundation/durations.ts';
import type { seedMachines, SeedBilling } from '../../../standins/seed-people.ts';

export function originOfSeed({ hostName }: { hostName: string }, port: number) {
  return `http://${hostName}.localhost:${port}`;
}

/** A machine was made when its plan was first paid for, and fell asleep with the pause, which begins now. */
export function datesOf({ state, billing }: ReturnType<typeof seedMachines>[number], now: Date) {
  const ordered = firstPaidAt(billing, now);
  const at = now.toISOString();
  const readyAt = new Date(ordered.getTime() + 4 * MINUTE_MS).toISOString();
  const since = state === 'ready' ? readyAt : at;
  return { orderedAt: ordered.toISOString(), readyAt, since, lastSeenAt: at };
}

/** As the stand-in for Stripe has it, which puts its customers six days into their current period. */
function firstPaidAt({ price, invoices }: SeedBilling, now: Date): Date {
  const at = new Date(now.getTime() - 6 * DAY_MS);
  const months = (invoices - 1) * (price.endsWith('.year') ? 12 : 1);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
}
