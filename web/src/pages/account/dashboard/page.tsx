import { lazy, Suspense, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { holdsSubscription } from '@contract/subscription.ts';
import { NextStepsCard, NextStepsOutline } from '@/features/account/next-steps-card.tsx';
import { withOpenInvoice } from '@/features/billing/invoices/open-invoice.ts';
import { PaymentFailedBanner } from '@/features/billing/status/payment-failed-banner.tsx';
import {
  choiceText,
  findPlan,
  parseChoice,
  type PlanChoice,
} from '@/features/billing/text/plan-choice.ts';
import { usePlans } from '@/features/billing/plans/use-plans.ts';
import { SubscriptionCard } from '@/features/billing/status/subscription-card.tsx';
import type { SubscriptionView } from '@/features/billing/text/subscription-view.ts';
import { MachineOutline } from '@/features/machines/card/machine-outline.tsx';
import type { Profile, SessionUser } from '@/features/session/model/session-types.ts';
import { OWN_PLANS, PATHS } from '@/site/paths.ts';
import { hasPasskeys } from '@/platform/has-passkeys.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Awaited, Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { classNames } from '@/ui/class-names.ts';
import { GoingNotice } from '../going-notice.tsx';
import { OffersPart, SharedPart } from '../sharing/shared-parts.tsx';
import { MachinesAtAGlance } from './machines-at-a-glance.tsx';
import { HeldNotice } from './held-notice.tsx';
import { PasswordHint } from './password-hint.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useAccount } from '../use-account.ts';
import { useOutlined } from '../use-outlined.ts';

// For those without a plan only.
const ChosenPlan = lazy(async () => {
  const { ChosenPlan: Part } = await loadPart(
    () => import('@/features/billing/buy/chosen-plan.tsx'),
  );
  return { default: Part };
});
const PlanPicker = lazy(async () => {
  const { PlanPicker: Part } = await loadPart(
    () => import('@/features/billing/buy/plan-picker.tsx'),
  );
  return { default: Part };
});

// For those with one only.
const CardLine = lazy(async () => ({
  default: (await loadPart(() => import('@/features/billing/details/card-line.tsx'))).CardLine,
}));

// For those who have not answered it.
const PasskeyOffer = lazy(async () => ({
  default: (await loadPart(() => import('./passkey-offer.tsx'))).PasskeyOffer,
}));

export function Page() {
  const account = useAccount();
  const { user, profile, locale, subscription, lastKnown, retry } = account;
  const asked = useDashboard(account);
  const { servers, machines, memberships, isMember, invoices, nextPayment, isGoing, age, steps } =
    asked;
  const isOutlined = useOutlined({ subscription, lastKnown: lastKnown?.plan ?? null, locale });
  const [search] = useSearchParams();
  const plans = usePlans();
  if (user === null) return null;

  const choice = parseChoice(search.get('plan'));
  const isChoiceOffered = choice !== null && findPlan(plans, choice) !== undefined;
  const name = profile?.displayName || user.displayName;
  const known = withOpenInvoice(
    subscription,
    invoices.data?.pages.flatMap((page) => page.invoices) ?? [],
  );
  const status = subscription?.status;
  const isKnown = status !== undefined && status !== 'error';
  const hasPlan = isKnown && holdsSubscription(status);
  // One plan to go on with: nothing beside it asks for another.
  const awaitsPayment = isKnown && !hasPlan && isChoiceOffered;
  // What someone without a plan looks for here is what is shared with them.
  const isGuestOnly = isMember && isKnown && !hasPlan;
  const shared = (
    <SharedPart
      query={memberships}
      uid={user.uid}
      isLarge={isGuestOnly}
      tellsFailure={isKnown && !hasPlan}
      locale={locale}
    />
  );
  const offersPlans = isKnown && !hasPlan && !isGoing;
  const hasSteps = asked.hasSteps && !awaitsPayment;

  return (
    <>
      <PageHeader title={name ? `Hello, ${name}` : 'Hello'} lead={user.email} note={age} />
      {isOutlined ? (
        <MachineOutline />
      ) : (
        <div className="grid gap-8 in-order">
          {profile?.handoffsHeldAt !== undefined && (
            <HeldNotice since={profile.handoffsHeldAt} locale={locale} />
          )}
          <PasswordHint />
          <PaymentFailedBanner subscription={known} invoices={invoices} locale={locale} />
          <PendingChoice
            subscription={subscription}
            emailVerified={user.emailVerified}
            locale={locale}
          />
          {isGoing && <GoingNotice />}
          <OffersPart query={memberships} locale={locale} />
          {isGuestOnly && shared}
          <MachinesAtAGlance
            followed={machines}
            servers={servers}
            subscription={known}
            lastKnown={lastKnown}
            isPlanChosen={awaitsPayment || isGoing || isGuestOnly}
            isSharingKnown={hasPlan || !memberships.isPending}
            locale={locale}
          />
          {!isGuestOnly && shared}
          {asked.awaitsSteps && <Awaited />}
          <div
            className={classNames('grid gap-x-10 gap-y-14 pt-6 empty:hidden', hasSteps && BESIDE)}
          >
            {!isGoing && !((awaitsPayment || isGuestOnly) && status === 'none') && (
              <SubscriptionCard
                subscription={known}
                lastKnown={lastKnown?.plan ?? null}
                nextPayment={nextPayment}
                locale={locale}
                plansPath={awaitsPayment || status === 'none' ? null : OWN_PLANS}
                isWide={hasSteps}
                retry={retry}
                payment={<CardPart subscription={subscription} locale={locale} />}
                manage={
                  <div>
                    <ButtonLink to={PATHS.invoices} variant="secondary">
                      Manage plan
                    </ButtonLink>
                  </div>
                }
              />
            )}
            {hasSteps && (steps === null ? <NextStepsOutline /> : <NextStepsCard steps={steps} />)}
          </div>
          {offersPlans && <Plans chosen={awaitsPayment ? choice : null} isMember={isMember} />}
          {isKnown && <OfferPart user={user} profile={profile} />}
        </div>
      )}
    </>
  );
}

function CardPart(card: ComponentProps<typeof CardLine>) {
  return (
    <Suspense fallback={<Skeleton className="h-16 w-48" />}>
      <CardLine {...card} />
    </Suspense>
  );
}

/** The offer of a passkey, which only a confirmed address can have. */
function OfferPart({ user, profile }: { user: SessionUser; profile: Profile | null }) {
  const isOpen = profile !== null && profile.passkeyOffer === undefined;
  return (
    user.emailVerified &&
    isOpen &&
    hasPasskeys() && (
      <Suspense fallback={null}>
        <PasskeyOffer />
      </Suspense>
    )
  );
}

const BESIDE = 'items-start xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

function Plans({ chosen, isMember }: { chosen: PlanChoice | null; isMember: boolean }) {
  return (
    <section
      id="plans"
      aria-labelledby="plans-title"
      className="mt-6 scroll-mt-24 border-t border-ink pt-5"
    >
      <h2 id="plans-title" className="mb-5 font-display text-xl font-semibold">
        {chosen === null ? 'Plans' : 'The other plans'}
      </h2>
      {isMember && (
        <p className="-mt-3 mb-5 max-w-measure text-muted">
          What is shared with you works without one. A plan gives you a server of your own.
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PlanPicker source="dashboard" chosen={chosen} />
      </Suspense>
    </section>
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
        Nothing was ordered: an account has one plan at a time.
      </Banner>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-244 sm:h-192 xl:h-174" />}>
      <ChosenPlan
        // What was agreed to is one order.
        key={choiceText(choice)}
        choice={choice}
        isFirst={subscription.status === 'none'}
        credit={subscription.credit}
        emailVerified={emailVerified}
        locale={locale}
        onDismiss={dismiss}
      />
    </Suspense>
  );
}
