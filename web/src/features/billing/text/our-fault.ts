import type { ErrorCode } from '@contract/errors.ts';
import { ApiError } from '@/platform/api-client.ts';

/** Why Stripe cannot do it until one of us acts; null for every other cause. Asking again does not help. */
export function describeOurFault(cause: unknown): string | null {
  return cause instanceof ApiError ? (FAULTS[cause.code] ?? null) : null;
}

const FAULTS: Partial<Record<ApiError['code'], string>> = {
  misconfigured:
    'Stripe refused this because of a mistake on our side. Neither you nor your card caused it; we have to fix this.',
  portal_missing:
    'We have not set up Stripe’s page for cards and details yet. You can still pay an open invoice, with any card.',
  price_missing:
    'The price of this plan is missing at Stripe, a mistake on our side. Another plan may work.',
  customer_gone:
    'Stripe’s customer record for this account is gone, with its plan and card. Choose a plan to start again.',
} satisfies Partial<Record<ErrorCode, string>>;
