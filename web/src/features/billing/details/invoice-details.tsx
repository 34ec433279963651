import type { ReactNode } from 'react';
import type { BillingDetails } from '@contract/billing-details.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { PortalButton } from '../invoices/portal-button.tsx';
import { describePortalProblem } from '../text/portal-text.ts';
import { ProblemText } from '../text/problem-text.tsx';
import { VAT_WORDS } from './details-text.ts';
import type { useBillingDetails } from './use-billing-details.ts';

/** Name, address and VAT ID as the next invoice will have them, and the way to change them. */
export function InvoiceDetails({ query }: Props) {
  if (query.data === undefined && query.isError) {
    return (
      <ListFailure
        query={query}
        title="Your card and billing details could not be loaded"
        text={<ProblemText cause={query.error} text={describePortalProblem(query.error)} />}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-sm text-muted">
        Stripe keeps these details. What you change is on every invoice from then on.
      </p>
      {query.data === undefined ? <Outline /> : <Facts details={query.data} />}
      <PortalButton size="sm" variant="secondary" flow="customer_update">
        Edit name, address and VAT ID
      </PortalButton>
    </div>
  );
}

function Facts({ details: { name, address, vatId } }: { details: BillingDetails }) {
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

type Props = { query: ReturnType<typeof useBillingDetails> };
