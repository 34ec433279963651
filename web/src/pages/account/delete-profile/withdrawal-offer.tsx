import { useBillingDetails } from '@/features/billing/details/use-billing-details.ts';
import type { SubscriptionView } from '@/features/billing/text/subscription-view.ts';
import { WithdrawalFirst } from '@/features/withdrawal/withdrawal-line.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

/** To withdraw, before the account of someone with a plan is deleted. */
export function WithdrawalOffer({ uid, subscription, locale }: Props) {
  const { data, isPending } = useBillingDetails(uid, subscription);
  if (isPending) return <Skeleton className="h-26 w-full" />;
  return (
    <WithdrawalFirst
      orderedAt={data?.orderedAt ?? null}
      isUnread={data === undefined}
      locale={locale}
    />
  );
}

type Props = { uid: string; subscription: SubscriptionView | null; locale: string };
