import type { SubscriptionView } from '@/features/billing/text/subscription-view.ts';
import { WithdrawalFirst } from '@/features/declarations/withdrawal/withdrawal-line.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** To withdraw, before the account of someone with a plan is deleted. */
export function WithdrawalOffer({ subscription, locale }: Props) {
  if (subscription === null) return <Skeleton className="h-26 w-full" />;
  return (
    <WithdrawalFirst
      orderedAt={subscription.orderedAt ?? null}
      isUnread={subscription.orderedAt === undefined}
      locale={locale}
    />
  );
}

type Props = { subscription: SubscriptionView | null; locale: string };
