import { InvoiceList } from '@/features/billing/invoice-list.tsx';
import { PaymentFailedBanner } from '@/features/billing/payment-failed-banner.tsx';
import { useInvoices } from '@/features/billing/use-invoices.ts';
import { SubscriptionCard } from '@/features/billing/subscription-card.tsx';
import { PATHS } from '@/content/paths.ts';
import { Card } from '@/ui/card/card.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { useAccount } from './use-account.ts';

export function Page() {
  const { user, locale, subscription, retry } = useAccount();
  const invoices = useInvoices(user?.uid ?? '');
  if (user === null) return null;
  return (
    <>
      <PageHeader
        title="Plan and invoices"
        lead="What you paid, what comes next, and how you pay it. Your card is kept by Stripe, not by us."
      />
      <div className="grid gap-6">
        <PaymentFailedBanner subscription={subscription} locale={locale} />
        <SubscriptionCard
          subscription={subscription}
          nextPayment={invoices.data?.pages[0]?.nextPayment}
          locale={locale}
          plansPath={`${PATHS.dashboard}#plans`}
          retry={retry}
        />
        <Card title="Invoices">
          <InvoiceList query={invoices} locale={locale} />
        </Card>
      </div>
    </>
  );
}
