import type { Plan } from '@contract/plans.ts';
import type { Money } from '@contract/subscription.ts';
import { DAY_MS, formatDay } from '@/lib/dates.ts';
import { formatMoney } from '@/lib/money.ts';

/**
 * What an order costs today, and what is charged after that.
 * @param isFirst whether it is the person's first plan: only that one has a trial
 * @param credit on their account: an order uses it first
 * @param now the time by which plans live; null while it is not known
 */
export function describeOrder(
  { amount, currency, interval, trialDays }: Plan,
  { isFirst, now, credit }: { isFirst: boolean; now: Date | null; credit: Money | undefined },
  locale: string,
): { today: string; later: string } {
  const price = formatMoney(amount, currency, locale);
  const until = `a ${interval} until you cancel`;
  if (!isFirst || trialDays === 0) {
    const drawn = Math.min(amount, credit?.amount ?? 0);
    const share = drawn < amount ? `of which ${formatMoney(drawn, currency, locale)}` : 'all of it';
    const today = drawn > 0 ? `${price}, ${share} from your credit` : price;
    return { today, later: `${price} ${until}` };
  }
  const end = now === null ? null : new Date(now.getTime() + trialDays * DAY_MS).toISOString();
  const day = formatDay(end, locale);
  const first = day === null ? `when the ${trialDays} days end` : `on ${day}`;
  return {
    today: `${formatMoney(0, currency, locale)}: ${trialDays} days are free`,
    later: `${price} ${until}, first ${first}`,
  };
}
