import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { idOf } from '../state/store.ts';

/**
 * A schedule made from a subscription: one phase of the current period, and released at its end.
 * docs.stripe.com/api/subscription_schedules/create, `from_subscription`
 */
export function buildSchedule(
  subscription: Stripe.Subscription,
  fields: Pick<Stripe.SubscriptionSchedule, 'id' | 'created' | 'pause_schedules'>,
): Stripe.SubscriptionSchedule {
  const phase = buildPhase(subscription);
  return {
    ...fields,
    object: 'subscription_schedule',
    application: null,
    billing_mode: {
      flexible: { proration_discounts: 'included' },
      type: subscription.billing_mode.type,
    },
    canceled_at: null,
    completed_at: null,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
}

function buildPhase(subscription: Stripe.Subscription): Stripe.SubscriptionSchedule.Phase {
  const starts = subscription.items.data.map((item) => item.current_period_start);
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: subscription.currency,
    default_payment_method: subscription.default_payment_method,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: Math.max(...ends),
    invoice_settings: null,
    items: subscription.items.data.map(({ price }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity: 1,
      tax_rates: [],
    })),
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'create_prorations',
    start_date: Math.min(...starts),
    transfer_data: null,
    trial_end: null,
  };
}

type PauseSchedule = Stripe.SubscriptionSchedule.PauseSchedule;

/** A pause that begins at once and gives unused time back, and ends with a whole period that is paid for. */
export function buildPauseSchedule({
  pauseAt,
  resumeAt,
  invoicing,
  ...fields
}: {
  key: string;
  pauseAt: Seconds;
  resumeAt: Seconds;
  invoicing: 'invoice' | 'pending_invoice_item';
}): PauseSchedule {
  return {
    ...fields,
    pause: {
      pause_at: pauseAt,
      settings: {
        type: 'subscription',
        bill_for: {
          outstanding_usage_through: { type: 'pause_at' },
          unused_time_from: { type: 'pause_at' },
        },
        invoicing_behavior: invoicing,
      },
      status: { type: 'succeeded' },
    },
    resume: {
      resume_at: resumeAt,
      settings: {
        billing_cycle_anchor: 'resume_at',
        payment_behavior: 'resume_on_payment_success',
        proration_behavior: 'create_prorations',
      },
      status: { type: 'scheduled' },
    },
  };
}

/** The subscription that a schedule manages now. */
export function subscriptionIdOf({ subscription }: Stripe.SubscriptionSchedule): string | null {
  return subscription === null ? null : idOf(subscription);
}
