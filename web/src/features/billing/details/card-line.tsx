import { usePlanNow } from '@/platform/use-plan-now.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import type { SubscriptionView } from '../text/subscription-view.ts';
import { describeCard } from './details-text.ts';

/** The card that will be charged next, with a warning before it expires. */
export function CardLine({ subscription, locale }: Props) {
  const now = usePlanNow();
  if (subscription === null) return <Skeleton className="h-16 w-48" />;
  if (subscription.card === undefined) return <span>Could not be loaded</span>;
  const { name, note, tone } = describeCard(subscription.card, locale, now);
  return (
    <span className="block min-h-16">
      <span className="block text-xl">{name}</span>
      <span className="block text-sm font-normal text-muted">
        {tone === null ? note : <Badge tone={tone}>{note}</Badge>}
      </span>
    </span>
  );
}

type Props = {
  /** Null while it is being loaded. */
  subscription: SubscriptionView | null;
  locale: string;
};
