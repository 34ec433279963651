import { usePlanNow } from '@/platform/use-plan-now.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { describeCard } from './details-text.ts';
import type { useBillingDetails } from './use-billing-details.ts';

/** The card that will be charged next, with a warning before it expires. */
export function CardLine({ query: { data, isError }, locale }: Props) {
  const now = usePlanNow();
  if (data === undefined) {
    return isError ? <span>Could not be loaded</span> : <Skeleton className="h-16 w-48" />;
  }
  const { name, note, tone } = describeCard(data.card, locale, now);
  return (
    <span className="block min-h-16">
      <span className="block text-xl">{name}</span>
      <span className="block text-sm font-normal text-muted">
        {tone === null ? note : <Badge tone={tone}>{note}</Badge>}
      </span>
    </span>
  );
}

type Props = { query: ReturnType<typeof useBillingDetails>; locale: string };
