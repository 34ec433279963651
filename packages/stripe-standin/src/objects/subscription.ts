import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import type { MissingPaymentMethod } from '../state/store.ts';
import { planOf } from './catalogue.ts';
import { listOf } from './list.ts';

type ItemFields = 'id' | 'subscription' | 'price' | 'created';

export function buildSubscriptionItem(
  fields: Pick<Stripe.SubscriptionItem, ItemFields | 'current_period_start' | 'current_period_end'>,
): Stripe.SubscriptionItem {
  return {
    ...fields,
    object: 'subscription_item',
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(fields.price),
    quantity: 1,
    tax_rates: [],
  };
}

type Fields = 'id' | 'customer' | 'currency' | 'created' | 'billing_cycle_anchor' | 'metadata';

/** A subscription in flexible billing mode, which is the default for new ones. */
export function buildSubscription({
  item,
  trialEnd = null,
  missingPaymentMethod = 'create_invoice',
  ...fields
}: Pick<Stripe.Subscription, Fields> & {
  item: Stripe.SubscriptionItem;
  trialEnd?: Seconds | null;
  missingPaymentMethod?: MissingPaymentMethod;
}): Stripe.Subscription {
  return {
    ...fields,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${fields.id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: fields.created,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: missingPaymentMethod,
      },
    },
    trial_start: trialEnd === null ? null : fields.created,
  };
}
