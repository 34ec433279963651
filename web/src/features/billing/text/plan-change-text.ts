import type { PlanChangePreview } from '@contract/api.ts';
import type { Plan } from '@contract/plans.ts';
import { formatDay } from '@/lib/dates.ts';
import { formatMoney, formatPrice } from '@/lib/money.ts';

export type PlanChangeText = {
  /** What is charged with the click. */
  now: string;
  later: string;
  /** What happens to money already paid; null when nothing is left over. */
  credit: string | null;
  /** The button's label. */
  label: string;
};

/** What a change to `plan` costs, before it is done. */
export function describePlanChange(
  preview: PlanChangePreview,
  plan: Pick<Plan, 'interval'>,
  locale: string,
): PlanChangeText {
  const { dueNow, fromCredit, credit, currency, nextAmount } = preview;
  const due = formatMoney(dueNow, currency, locale);
  const drawn =
    fromCredit && `${formatMoney(fromCredit, currency, locale)} is taken from your credit`;
  const price = `${formatPrice(nextAmount, currency, locale)} a ${plan.interval}`;
  const from = formatDay(preview.nextAt, locale);
  return {
    now:
      dueNow > 0
        ? `You pay ${due} now${drawn ? `, and ${drawn}` : ''}.`
        : `You pay nothing now${drawn ? `: ${drawn}` : ''}.`,
    later: from === null ? `Then ${price}.` : `From ${from}, ${price}.`,
    credit:
      credit > 0
        ? `${formatMoney(credit, currency, locale)} that you have already paid is kept as credit towards your next invoices.`
        : null,
    label: dueNow > 0 ? `Change and pay ${due}` : 'Change the plan',
  };
}
