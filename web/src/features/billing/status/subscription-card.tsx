import type { ReactNode } from 'react';
import type { NextPayment } from '@contract/api.ts';
import { NO_SUBSCRIPTION, type Subscription } from '@contract/subscription.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { formatMoney, formatPrice } from '@/lib/money.ts';
import { describeCredit } from '../text/credit-text.ts';
import { findPresent } from '../text/plan-choice.ts';
import { describeSubscription, type SubscriptionText } from '../text/subscription-text.ts';
import type { SubscriptionView } from '../text/subscription-view.ts';
import { usePlans } from '../plans/use-plans.ts';

/**
 * Plan, status and next payment at a glance. `null` while it is being loaded: what was known last stands in for that, and for a
 * plan that could not be loaded.
 */
export function SubscriptionCard({
  subscription: read,
  lastKnown = null,
  nextPayment,
  locale,
  plansPath,
  retry,
  payment,
  manage,
  isWide = false,
}: Props) {
  const plans = usePlans();
  const now = usePlanNow();
  const isFailed = read?.status === 'error';
  const subscription = (isFailed ? null : read) ?? lastKnown ?? read;
  if (subscription === null) return <SubscriptionOutline isWide={isWide} />;
  const words = describeSubscription(subscription, locale, now);
  const price = findPresent(plans, subscription);
  const credit = describeCredit(subscription, locale);
  const showsPayment = payment !== undefined && words.next.kind === 'manage';
  return (
    <Section
      title="Your plan"
      isWide={isWide}
      action={<Badge tone={words.tone}>{words.label}</Badge>}
    >
      <div className="grid gap-5">
        {subscription.plan !== null && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-3xl font-semibold tracking-tight">
              {subscription.plan}
            </span>
            {price && (
              <span className="text-muted tabular-nums">
                {formatPrice(price.amount, price.currency, locale)} a {price.interval}
              </span>
            )}
          </p>
        )}
        <p className="max-w-measure">{words.sentence}</p>
        {(words.nextPayment !== null || credit !== null || showsPayment) && (
          <dl className="flex flex-wrap gap-x-16 gap-y-5 border-t border-line pt-4 text-sm">
            {words.nextPayment !== null && (
              <Fact title="Next payment">
                <Payment payment={nextPayment} date={words.nextPayment.date} locale={locale} />
              </Fact>
            )}
            {credit !== null && (
              <Fact title="Credit">
                <span className="block text-xl">{credit.amount}</span>
                <span className="block text-sm font-normal text-muted">{credit.use}</span>
              </Fact>
            )}
            {showsPayment && (
              <Fact title="Card">
                <div className="w-[min(20rem,calc(100vw-2rem))]">{payment}</div>
              </Fact>
            )}
          </dl>
        )}
        {isFailed && subscription === lastKnown && <NotLoaded retry={retry} locale={locale} />}
        <NextAction next={words.next} plansPath={plansPath} retry={retry} manage={manage} />
      </div>
    </Section>
  );
}

export function SubscriptionOutline({ isWide = false }: Pick<Props, 'isWide'>) {
  return (
    <Section title="Your plan" isWide={isWide} action={<Skeleton className="h-6 w-24" />}>
      <output className="grid gap-5" aria-label="Your plan is being loaded">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-6 w-full max-w-80" />
        <Skeleton className="h-12 w-48" />
        <Skeleton className="h-11 w-40" />
      </output>
    </Section>
  );
}

/** Below what was known last: that this is not how the plan stands now. */
function NotLoaded({ retry, locale }: Pick<Props, 'retry' | 'locale'>) {
  const unread = { ...NO_SUBSCRIPTION, status: 'error' } as const;
  const { sentence, next } = describeSubscription(unread, locale, null);
  return (
    <Banner
      tone="warn"
      title="This may be out of date"
      action={
        <Button size="sm" variant="secondary" busy={retry.busy} onClick={retry.run}>
          {next.label}
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted">{title}</dt>
      <dd className="text-base font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** The amount first, then the day. */
function Payment({
  payment,
  date,
  locale,
}: Pick<Props, 'locale'> & { payment: Props['nextPayment']; date: string | null }) {
  if (payment === null) return <span>{date ?? 'When the current period ends'}</span>;
  return (
    <>
      {payment === undefined ? (
        <Skeleton className="h-7 w-20" />
      ) : (
        <span className="block text-xl">
          {formatMoney(payment.amount, payment.currency, locale)}
        </span>
      )}{' '}
      {date !== null && <span className="block text-sm font-normal text-muted">on {date}</span>}
    </>
  );
}

function NextAction({
  next,
  plansPath,
  retry,
  manage,
}: Pick<Props, 'plansPath' | 'retry' | 'manage'> & { next: SubscriptionText['next'] }): ReactNode {
  switch (next.kind) {
    case 'choose-plan':
      return plansPath === null ? null : (
        <div>
          <ButtonLink to={plansPath} variant="secondary">
            {next.label}
          </ButtonLink>
        </div>
      );
    case 'manage':
      return manage;
    case 'retry':
      return (
        <div>
          <Button variant="secondary" busy={retry.busy} onClick={retry.run}>
            {next.label}
          </Button>
        </div>
      );
  }
}

type Props = {
  subscription: SubscriptionView | null;
  /** A plan that this person had when they were last here. */
  lastKnown?: Subscription | null;
  /** What Stripe will charge next: null if nothing is known of it, undefined while it is being asked for. */
  nextPayment: NextPayment | null | undefined;
  locale: string;
  /** Where the plans can be chosen; null where one is chosen already. */
  plansPath: string | null;
  retry: { busy: boolean; run: () => void };
  /** The card that will be charged next. */
  payment?: ReactNode;
  /** The actions on the person's plan, or the way to them. */
  manage: ReactNode;
  /** Beside something else: the title stands above. */
  isWide?: boolean;
};
