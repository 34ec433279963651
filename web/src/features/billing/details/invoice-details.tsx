import type { ReactNode } from 'react';
import type { BillingDetails } from '@contract/billing-details.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { PortalButton } from '../invoices/portal-button.tsx';
import type { SubscriptionView } from '../text/subscription-view.ts';
import { VAT_WORDS } from './details-text.ts';

/** Name, address and VAT ID as the next invoice will have them, and the way to change them. */
export function InvoiceDetails({ subscription, retry }: Props) {
  const details = subscription && readDetails(subscription);
  if (details === undefined) {
    return (
      <Banner
        tone="bad"
        title="Your card and billing details could not be loaded"
        action={
          <Button size="sm" variant="secondary" busy={retry.busy} onClick={retry.run}>
            Retry
          </Button>
        }
      >
        Try again in a moment. The details themselves are as they were.
      </Banner>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-sm text-muted">
        Stripe keeps these details. What you change is on every invoice from then on.
      </p>
      {details === null ? <Outline /> : <Facts {...details} />}
      <PortalButton size="sm" variant="secondary" flow="customer_update">
        Edit name, address and VAT ID
      </PortalButton>
    </div>
  );
}

function Facts({ name, address, vatId }: Shown) {
  return (
    <dl className="grid gap-y-3 text-sm">
      <Fact title="Name">{name}</Fact>
      <Fact title="Address">
        {address && <span className="whitespace-pre-line">{address.join('\n')}</span>}
      </Fact>
      <Fact title="VAT ID">{vatId && <VatId {...vatId} />}</Fact>
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-muted">{title}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">
        {children ?? <span className="font-normal text-muted">None given</span>}
      </dd>
    </div>
  );
}

function VatId({ value, state }: NonNullable<BillingDetails['vatId']>) {
  const { label, tone, note } = VAT_WORDS[state];
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
        {value} <Badge tone={tone}>{label}</Badge>
      </span>
      {note !== null && <span className="block font-normal text-muted">{note}</span>}
    </>
  );
}

function Outline() {
  return (
    <output aria-label="Your billing details are being loaded" className="grid gap-3">
      <Skeleton className="h-5 w-60" />
      <Skeleton className="h-15 w-60" />
      <Skeleton className="h-5 w-60" />
    </output>
  );
}

function readDetails({ name, address, vatId }: SubscriptionView): Shown | undefined {
  if (name === undefined || address === undefined || vatId === undefined) return undefined;
  return { name, address, vatId };
}

type Shown = Pick<BillingDetails, 'name' | 'address' | 'vatId'>;

type Props = {
  /** Null while it is being loaded. */
  subscription: SubscriptionView | null;
  retry: { busy: boolean; run: () => void };
};
