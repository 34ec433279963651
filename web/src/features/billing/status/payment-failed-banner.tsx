import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { formatDay } from '@/lib/dates.ts';
import { describeAlarm } from '../text/alarm-text.ts';
import { PayButton } from '../invoices/pay-button.tsx';
import { PortalButton } from '../invoices/portal-button.tsx';
import type { SubscriptionView } from '../text/subscription-view.ts';
import type { useInvoices } from '../invoices/use-invoices.ts';

/** Shown above everything else while a payment, a card or a confirmation is missing, with ways to fix it; otherwise renders nothing. */
export function PaymentFailedBanner({ subscription, invoices, locale }: Props) {
  if (subscription === null) return null;
  const alarm = describeAlarm(subscription, locale);
  if (alarm === null) return null;
  const { pay, card } = alarm;
  const listed = invoices.data?.pages
    .flatMap((page) => page.invoices)
    .find(({ id }) => id === pay?.invoiceId);
  // With a new card the text says it already.
  const namesNextAttempt =
    subscription.status === 'past_due' && subscription.openPayment?.hasNewCard !== true;
  const nextAttempt = namesNextAttempt
    ? formatDay(listed?.nextPaymentAttempt ?? null, locale)
    : null;
  const isLookedFor = pay === null && subscription.status !== 'paused' && invoices.isPending;
  return (
    <Banner
      tone={alarm.tone}
      title={alarm.title}
      action={
        <div className="flex flex-wrap items-start gap-2">
          {pay !== null && <PayButton size="sm" pay={pay} />}
          {isLookedFor && (
            <Button size="sm" disabled>
              Pay now
            </Button>
          )}
          {card !== null && (
            <PortalButton size="sm" variant="secondary" flow="payment_method_update">
              {card}
            </PortalButton>
          )}
        </div>
      }
    >
      <p className="max-w-measure tabular-nums">{alarm.text}</p>
      {nextAttempt !== null && (
        <p className="tabular-nums">The next attempt is on {nextAttempt}.</p>
      )}
      {namesNextAttempt && invoices.isPending && <Skeleton className="my-0.5 h-4 w-52" />}
    </Banner>
  );
}

type Props = {
  /** With the open invoice of the list, where the subscription names none. */
  subscription: SubscriptionView | null;
  /** Where to find when it is tried again. */
  invoices: ReturnType<typeof useInvoices>;
  locale: string;
};
