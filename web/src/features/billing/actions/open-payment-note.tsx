import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { describeAlarm } from '../text/alarm-text.ts';
import { PayButton } from '../invoices/pay-button.tsx';
import { PortalButton } from '../invoices/portal-button.tsx';
import { useTakenFocus } from './use-taken-focus.ts';
import type { SubscriptionView } from '../text/subscription-view.ts';

/** Takes a form's place once it has done its part, and a payment or the bank's question is what is left. */
export function OpenPaymentNote({ subscription, locale, onClose }: Props) {
  const alarm = describeAlarm(subscription, locale);
  const note = useTakenFocus();
  if (alarm === null) return null;
  return (
    <div ref={note} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Banner tone={alarm.tone} title={alarm.title}>
        <p className="tabular-nums">{alarm.text}</p>
      </Banner>
      <p className="text-sm text-muted">
        Stripe’s page opens in a new tab. When you come back, this page shows where your plan
        stands.
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse sm:items-start [&>div]:max-sm:justify-items-stretch">
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
        {alarm.card !== null && (
          <PortalButton variant="secondary" flow="payment_method_update">
            {alarm.card}
          </PortalButton>
        )}
        {alarm.pay !== null && <PayButton pay={alarm.pay} />}
      </div>
    </div>
  );
}

type Props = { subscription: SubscriptionView; locale: string; onClose: () => void };
