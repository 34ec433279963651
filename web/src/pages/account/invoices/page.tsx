import { useRef, type ComponentProps } from 'react';
import { isInPlan } from '@contract/machines.ts';
import { holdsSubscription } from '@contract/subscription.ts';
import { GoingNotice } from '../going-notice.tsx';
import { refreshPlan } from '../refresh-plan.ts';
import { CardLine } from '@/features/billing/details/card-line.tsx';
import { InvoiceDetails } from '@/features/billing/details/invoice-details.tsx';
import { InvoiceList } from '@/features/billing/invoices/invoice-list.tsx';
import { withOpenInvoice } from '@/features/billing/invoices/open-invoice.ts';
import { OtherPlans } from '@/features/billing/status/other-plans.tsx';
import { PaymentFailedBanner } from '@/features/billing/status/payment-failed-banner.tsx';
import { PlanActions } from '@/features/billing/actions/plan-actions.tsx';
import { PlanDialogs } from '@/features/billing/actions/plan-dialogs.tsx';
import { PortalButton } from '@/features/billing/invoices/portal-button.tsx';
import {
  SubscriptionCard,
  SubscriptionOutline,
} from '@/features/billing/status/subscription-card.tsx';
import { readableSubscription } from '@/features/billing/text/subscription-view.ts';
import { usePlanDialogs } from '@/features/billing/actions/use-plan-dialogs.ts';
import { nextPaymentOf, useInvoices } from '@/features/billing/invoices/use-invoices.ts';
import { InvoiceCopies } from '@/features/invoice-copies/copies.tsx';
import { isAccountGoing } from '@/features/machines/text/account-going.ts';
import { useMachines } from '@/features/machines/follow/use-machines.ts';
import { useServers } from '@/features/servers/use-servers.ts';
import { WithdrawalLine } from '@/features/declarations/withdrawal/withdrawal-line.tsx';
import { OWN_PLANS, PATHS } from '@/site/paths.ts';
import { Section } from '@/ui/section/section.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { useAccount } from '../use-account.ts';
import { useOutlined } from '../use-outlined.ts';

export function Page() {
  const { user, profile, locale, subscription, retry } = useAccount();
  const invoices = useInvoices(user?.uid ?? '', subscription);
  const servers = useServers(user?.uid ?? '');
  const { news } = useMachines(user?.uid ?? '');
  const actions = useRef<HTMLDivElement>(null);
  const dialogs = usePlanDialogs(actions);
  const isOutlined = useOutlined({ subscription, lastKnown: null, locale });
  if (user === null) return null;
  const known = withOpenInvoice(
    subscription,
    invoices.data?.pages.flatMap((page) => page.invoices) ?? [],
  );
  const readable = readableSubscription(known);
  const nextPayment = nextPaymentOf(invoices);
  const machines = news.kind === 'known' ? news.machines : [];
  const isGoing = isAccountGoing(machines, subscription?.status);
  const refresh = () => refreshPlan(profile?.customerId);
  return (
    <>
      <PageHeader
        title="Plan and invoices"
        lead="What you have paid, what comes next and how you pay. Your card number stays with Stripe."
      />
      {isOutlined ? (
        <SubscriptionOutline />
      ) : (
        <div className="grid gap-14 in-order">
          <PaymentFailedBanner subscription={known} invoices={invoices} locale={locale} />
          {isGoing ? (
            <GoingNotice />
          ) : (
            <SubscriptionCard
              subscription={known}
              nextPayment={nextPayment}
              locale={locale}
              plansPath={OWN_PLANS}
              retry={retry}
              payment={<YourCard subscription={subscription} locale={locale} />}
              manage={
                readable && (
                  <>
                    <PlanActions
                      ref={actions}
                      subscription={readable}
                      locale={locale}
                      cancelPath={PATHS.canceling}
                      refresh={refresh}
                      onOpen={dialogs.show}
                    />
                    <WithdrawalLine orderedAt={subscription?.orderedAt ?? null} locale={locale} />
                  </>
                )
              }
            />
          )}
          <OtherPlans plans={subscription?.otherPlans ?? []} locale={locale} />
          {!isGoing && subscription?.status !== 'none' && (
            <>
              <Section title="Billing details">
                <InvoiceDetails subscription={subscription} retry={retry} />
              </Section>
              <Section title="Copies for the books">
                <InvoiceCopies uid={user.uid} locale={locale} />
              </Section>
            </>
          )}
          <Section title="Invoices" isWide>
            <InvoiceList
              query={invoices}
              locale={locale}
              plansPath={
                readable !== null && !holdsSubscription(readable.status) && !isGoing
                  ? OWN_PLANS
                  : null
              }
            />
          </Section>
        </div>
      )}
      {readable && (
        <PlanDialogs
          open={dialogs.open}
          subscription={readable}
          nextPayment={nextPayment}
          machines={machines.filter(isInPlan)}
          ownServers={servers.data?.filter(({ kind }) => kind === 'own').length ?? 0}
          locale={locale}
          refresh={refresh}
          onClose={dialogs.close}
          onDone={dialogs.done}
        />
      )}
    </>
  );
}

function YourCard(card: ComponentProps<typeof CardLine>) {
  return (
    <div className="grid gap-3">
      <div>
        <CardLine {...card} />
      </div>
      <PortalButton size="sm" variant="secondary" flow="payment_method_update">
        Edit card
      </PortalButton>
    </div>
  );
}
