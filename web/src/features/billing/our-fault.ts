import type { ErrorCode } from '@contract/errors.ts';
import { ApiError } from '@/platform/api-client.ts';

/** Why Stripe cannot do it until somebody at our end acts; null for every other cause. Asking again does not help. */
export function describeOurFault(cause: unknown): string | null {
  return cause instanceof ApiError ? (FAULTS[cause.code] ?? null) : null;
}

const FAULTS: Partial<Record<ApiError['code'], string>> = {
  misconfigured:
    'Stripe refused this because of a mistake in the settings on our side. Neither you nor your card is the reason, and we have to mend it.',
  portal_missing:
    'Stripe’s page for cards and details is not set up on our side yet. An open invoice can be paid all the same, with any card.',
  price_missing:
    'The price of this plan is missing at Stripe, which is a mistake on our side. Another plan may work.',
  customer_gone:
    'Stripe no longer has a customer record for this account, so there is no plan and no card that could be changed.',
} satisfies Partial<Record<ErrorCode, string>>;
