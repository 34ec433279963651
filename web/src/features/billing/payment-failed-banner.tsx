import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { formatDay } from '@/lib/dates.ts';
import { formatMoney } from '@/lib/money.ts';
import { PortalButton } from './portal-button.tsx';
import { describeSubscription, type SubscriptionView } from './subscription-text.ts';
import { useFreshInvoice } from './use-fresh-invoice.ts';
import type { useInvoices } from './use-invoices.ts';

/** Shown above everything else while a payment is missing, with ways to fix it; otherwise renders nothing. */
export function PaymentFailedBanner({ subscription, invoices, locale }: Props) {
  const fresh = useFreshInvoice();
  if (subscription === null) return null;
  const { alarm } = describeSubscription(subscription, locale);
  if (alarm === null) return null;
  const open = invoices.data?.pages
    .flatMap((page) => page.invoices)
    .find((invoice) => invoice.status === 'open' && invoice.url !== null);
  const nextAttempt = formatDay(open?.nextPaymentAttempt ?? null, locale);
  return (
    <Banner
      tone="bad"
      title={alarm.title}
      action={
        <div className="flex flex-wrap items-start gap-2">
          {(open || invoices.isPending) && (
            <Button
              size="sm"
              disabled={!open}
              busy={fresh.busy !== null}
              onClick={() => open && void fresh.open(open.id, 'url')}
            >
              {open ? `Pay ${formatMoney(open.amountDue, open.currency, locale)} now` : 'Pay now'}
            </Button>
          )}
          <PortalButton size="sm" variant="secondary" flow="payment_method_update">
            Change card
          </PortalButton>
        </div>
      }
    >
      <p>
        {alarm.text}
        {nextAttempt !== null && ` The next attempt is on ${nextAttempt}.`}
      </p>
      {fresh.problem !== null && <p className="mt-1 font-medium text-danger">{fresh.problem}</p>}
    </Banner>
  );
}

type Props = {
  subscription: SubscriptionView | null;
  /** Where to find the open invoice. */
  invoices: ReturnType<typeof useInvoices>;
  locale: string;
};
