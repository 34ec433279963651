import { Banner } from '@/ui/banner/banner.tsx';
import { PortalButton } from './portal-button.tsx';
import { describeSubscription, type SubscriptionView } from './subscription-words.ts';

/** Stands above everything else while a payment has failed; nothing at any other time. */
export function PaymentFailedBanner({
  subscription,
  locale,
}: {
  subscription: SubscriptionView | null;
  locale: string;
}) {
  if (subscription === null) return null;
  const words = describeSubscription(subscription, locale);
  if (!words.paymentFailed) return null;
  return (
    <Banner
      tone="bad"
      title="Your last payment failed"
      action={
        <PortalButton size="sm" flow="payment_method_update">
          Update payment method
        </PortalButton>
      }
    >
      {words.sentence}
    </Banner>
  );
}
