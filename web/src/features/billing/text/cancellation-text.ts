import { WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { DAY_MS, formatDay } from '@/lib/dates.ts';
import { describeCredit } from './credit-text.ts';
import { isPaidPeriodRunning } from './pause-text.ts';
import { isFutureUnread, type SubscriptionView } from './subscription-view.ts';

export type CancellationText = {
  title: string;
  summary: string;
  consequences: readonly string[];
  next:
    | { kind: 'undo' | 'retry' | 'none' }
    /** The plan ends with its period, or at once; its button says which. */
    | { kind: 'cancel'; label: 'Cancel the plan' | 'End the plan now' };
};

/**
 * What cancelling would mean for this subscription at this moment.
 * @param now the time by which plans live; null while it is not known
 */
export function describeCancellation(
  subscription: SubscriptionView,
  locale: string,
  now: Date | null,
): CancellationText {
  const plan = subscription.plan ?? 'Your plan';
  if (isFutureUnread(subscription)) return UNREAD;
  const endsOn = formatDay(subscription.cancelAt ?? null, locale);
  if (endsOn !== null) {
    return only('undo', 'Your plan is cancelled', `${plan} is cancelled and ends on ${endsOn}.`, [
      'Until then you can change your mind, and the plan continues as before.',
      machinesSleep(subscription.cancelAt ?? null, locale),
      ACCOUNT_STAYS,
      ...creditStays(subscription, locale),
    ]);
  }
  const atOnceOn = now?.toISOString() ?? null;
  const credit = creditStays(subscription, locale);
  const periodEnd = endOfPeriod(subscription);
  const end = formatDay(periodEnd, locale);
  switch (subscription.status) {
    case 'none':
    case 'incomplete_expired':
      return only('none', 'Cancel your plan', 'You have no plan, so there is nothing to cancel.');
    case 'canceled':
      return only('none', 'Your plan has ended', `${plan} has ended. Nothing more is charged.`, [
        ...credit,
        machinesSleep(subscription.endedAt ?? null, locale),
      ]);
    case 'error':
      return UNREAD;
    case 'incomplete':
      return atOnce(`If you cancel now, your order for ${plan} is withdrawn at once.`, [
        'Nothing was charged, and the first invoice is withdrawn.',
        ...credit,
        ACCOUNT_STAYS,
        NO_WAY_BACK,
      ]);
    case 'unpaid':
      return atOnce(`If you cancel now, ${plan} ends at once.`, [
        'We stop trying to collect payment, and the open invoice is withdrawn.',
        ...credit,
        machinesSleep(atOnceOn, locale),
        ACCOUNT_STAYS,
        NO_WAY_BACK,
      ]);
    case 'trialing':
      return later(
        end
          ? `If you cancel now, your trial of ${plan} runs until ${end} and then ends.`
          : `If you cancel now, ${plan} ends with the trial.`,
        ['Nothing is charged.', ...credit],
        periodEnd,
        locale,
      );
    case 'active':
      return later(untilPeriodEnd(plan, end), [NOTHING_BACK, ...credit], periodEnd, locale);
    case 'past_due':
      return later(
        untilPeriodEnd(plan, end),
        [
          'The open invoice can still be taken from your card, or paid by you. If it is not paid by the end of the plan, it is withdrawn.',
          `Nothing else is charged. ${UNLESS_WITHDRAWN}`,
          ...credit,
        ],
        periodEnd,
        locale,
      );
    case 'paused':
      if (end !== null && isPaidPeriodRunning(subscription, now)) {
        return later(
          `If you cancel now, ${plan} stays paused and ends on ${end}.`,
          [NOTHING_BACK, ...credit],
          periodEnd,
          locale,
        );
      }
      return atOnce(
        `If you cancel now, ${plan} ends at once, because the time you paid for is over.`,
        [
          'Nothing more is charged.',
          ...credit,
          machinesSleep(atOnceOn, locale),
          ACCOUNT_STAYS,
          NO_WAY_BACK,
        ],
      );
  }
}

const UNREAD = only(
  'retry',
  'Cancel your plan',
  'Your plan could not be loaded just now, so we cannot say what would end. Try again in a moment.',
);
const WORKS_ON = 'Until that day everything works as it does now, and you can undo this.';
const UNLESS_WITHDRAWN = `The rest of this period is not refunded, unless you withdraw within ${WITHDRAWAL_DAYS} days of ordering.`;
const NOTHING_BACK = `Nothing more is charged. ${UNLESS_WITHDRAWN}`;
const ACCOUNT_STAYS = 'Your account, your invoices and the servers that you run yourself stay.';
const NO_WAY_BACK = 'This cannot be undone. You can choose a plan again at any time.';

function creditStays(subscription: SubscriptionView, locale: string): string[] {
  const credit = describeCredit(subscription, locale);
  return credit === null
    ? []
    : [
        `Your credit of ${credit.amount} stays on your account and pays for the next plan that you choose.`,
      ];
}

function untilPeriodEnd(plan: string, end: string | null): string {
  return end
    ? `If you cancel now, ${plan} runs until ${end} and then ends.`
    : `If you cancel now, ${plan} ends with the current period.`;
}

/** What happens to the machines when the plan ends. */
function machinesSleep(end: string | null, locale: string): string {
  const keptUntil =
    end === null ? null : new Date(Date.parse(end) + KEEP_DAYS * DAY_MS).toISOString();
  const day = formatDay(keptUntil, locale);
  return `When the plan ends, your servers fall asleep. Their data is kept ${day === null ? `for ${KEEP_DAYS} days` : `until ${day}`}: until then you can download it, or wake the servers with a new plan. Then they are erased for good, with their backups.`;
}

function later(
  summary: string,
  money: readonly string[],
  end: string | null,
  locale: string,
): CancellationText {
  const consequences = [WORKS_ON, ...money, machinesSleep(end, locale), ACCOUNT_STAYS];
  return {
    title: 'Cancel your plan',
    summary,
    consequences,
    next: { kind: 'cancel', label: 'Cancel the plan' },
  };
}

function atOnce(summary: string, consequences: readonly string[]): CancellationText {
  return {
    title: 'Cancel your plan',
    summary,
    consequences,
    next: { kind: 'cancel', label: 'End the plan now' },
  };
}

function only(
  kind: 'undo' | 'retry' | 'none',
  title: string,
  summary: string,
  consequences: readonly string[] = [],
): CancellationText {
  return { title, summary, consequences, next: { kind } };
}

function endOfPeriod({ status, trialEnd, currentPeriodEnd }: SubscriptionView): string | null {
  return status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
}
