import { useSearchParams } from 'react-router-dom';
import { holdsSubscription } from '@contract/subscription.ts';
import { nextSteps, showsNextSteps } from '@/features/account/next-steps.ts';
import { NextStepsCard } from '@/features/account/next-steps-card.tsx';
import { ChosenPlan } from '@/features/billing/chosen-plan.tsx';
import { formatDayAndTime } from '@/lib/dates.ts';
import { withOpenInvoice } from '@/features/billing/open-invoice.ts';
import { PaymentFailedBanner } from '@/features/billing/payment-failed-banner.tsx';
import { parseChoice } from '@/features/billing/plan-choice.ts';
import { PlanPicker } from '@/features/billing/plan-picker.tsx';
import { useInvoices } from '@/features/billing/use-invoices.ts';
import { SubscriptionCard } from '@/features/billing/subscription-card.tsx';
import type { SubscriptionView } from '@/features/billing/subscription-view.ts';
import { ServerTable } from '@/features/servers/server-table.tsx';
import { openServerPath } from '@/features/servers/server-text.ts';
import { useServers } from '@/features/servers/use-servers.ts';
import { WhenServersLoaded } from '@/features/servers/when-servers-loaded.tsx';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Card } from '@/ui/card/card.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useAccount } from './use-account.ts';

export function Page() {
  const { user, profile, locale, subscription, retry } = useAccount();
  const servers = useServers(user?.uid ?? '');
  const invoices = useInvoices(user?.uid ?? '', subscription);
  if (user === null) return null;

  const name = profile?.displayName || user.displayName;
  const known = withOpenInvoice(
    subscription,
    invoices.data?.pages.flatMap((page) => page.invoices) ?? [],
  );
  const status = subscription?.status;
  const isKnown = status !== undefined && status !== 'error';
  const plansPath = `${PATHS.dashboard}#plans`;
  const firstServer = servers.data?.[0];
  const steps =
    isKnown && servers.data
      ? nextSteps({
          emailVerified: user.emailVerified,
          status,
          servers: servers.data,
          plansPath,
          openPath: firstServer ? openServerPath(firstServer.origin) : null,
        })
      : [];
  const hasSteps = isKnown && showsNextSteps(steps, status);

  return (
    <>
      <PageHeader title={name ? `Hello, ${name}` : 'Hello'} lead={user.email} />
      <div className="grid gap-6">
        <PaymentFailedBanner subscription={known} invoices={invoices} locale={locale} />
        <PendingChoice
          subscription={subscription}
          emailVerified={user.emailVerified}
          locale={locale}
        />
        <div
          className={
            hasSteps ? 'grid gap-6 xl:grid-cols-[7fr_5fr] xl:grid-rows-[auto_1fr]' : 'grid gap-6'
          }
        >
          <SubscriptionCard
            subscription={known}
            nextPayment={invoices.data?.pages[0]?.nextPayment}
            locale={locale}
            plansPath={plansPath}
            retry={retry}
            manage={
              <div>
                <ButtonLink to={PATHS.invoices} variant="secondary">
                  Manage plan
                </ButtonLink>
              </div>
            }
          />
          {hasSteps && (
            <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
              <NextStepsCard steps={steps} />
            </div>
          )}
          <div>
            <ServersCard servers={servers} locale={locale} />
          </div>
        </div>
        {isKnown && !holdsSubscription(status) && (
          <section id="plans" aria-labelledby="plans-title" className="scroll-mt-24 pt-6">
            <h2 id="plans-title" className="mb-5 font-display text-xl font-semibold">
              Plans
            </h2>
            <PlanPicker source="dashboard" />
          </section>
        )}
      </div>
    </>
  );
}

function ServersCard({
  servers,
  locale,
}: {
  servers: ReturnType<typeof useServers>;
  locale: string;
}) {
  return (
    <Card
      title="Your servers"
      action={
        <TextLink to={PATHS.projects} className="text-sm">
          Manage servers
        </TextLink>
      }
    >
      <WhenServersLoaded query={servers}>
        {(list) => (
          <ServerTable
            caption="Your servers"
            servers={list}
            formatMoment={(moment) => formatDayAndTime(moment, locale)}
            renderActions={(server) => (
              <ButtonLink to={openServerPath(server.origin)} size="sm" variant="secondary">
                Open<span className="sr-only"> {server.name}</span>
              </ButtonLink>
            )}
            empty={
              <EmptyState
                title="No server yet"
                action={
                  <ButtonLink to={PATHS.projects} variant="secondary">
                    Add a server
                  </ButtonLink>
                }
              >
                Add the address of your AI server, and open it from here without a second password.
              </EmptyState>
            }
          />
        )}
      </WhenServersLoaded>
    </Card>
  );
}

/** The plan that was chosen on the way here, as long as the address carries it. */
function PendingChoice({
  subscription,
  emailVerified,
  locale,
}: {
  subscription: SubscriptionView | null;
  emailVerified: boolean;
  locale: string;
}) {
  const [search, setSearch] = useSearchParams();
  const choice = parseChoice(search.get('plan'));
  if (choice === null || subscription === null || subscription.status === 'error') return null;
  const dismiss = () => {
    setSearch(
      (before) => {
        before.delete('plan');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (holdsSubscription(subscription.status)) {
    return (
      <Banner
        tone="info"
        title="You already have a plan"
        action={
          <Button size="sm" variant="secondary" onClick={dismiss}>
            Close
          </Button>
        }
      >
        Nothing was ordered. A second plan beside it is not possible.
      </Banner>
    );
  }
  return (
    <ChosenPlan choice={choice} emailVerified={emailVerified} locale={locale} onDismiss={dismiss} />
  );
}
