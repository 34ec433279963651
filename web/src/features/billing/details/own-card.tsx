import type { ComponentProps } from 'react';
import type { SubscriptionView } from '../text/subscription-view.ts';
import { CardLine } from './card-line.tsx';
import { useBillingDetails } from './use-billing-details.ts';

/** The card for a page that shows nothing else of the billing details. */
export function OwnCard({ uid, subscription, locale }: Props) {
  return <CardLine query={useBillingDetails(uid, subscription)} locale={locale} />;
}

type Props = Pick<ComponentProps<typeof CardLine>, 'locale'> & {
  uid: string;
  /** As the session holds it. */
  subscription: SubscriptionView | null;
};
