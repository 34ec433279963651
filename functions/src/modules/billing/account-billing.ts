import type Stripe from 'stripe';
import type { AccountExport } from '../../contract/api.ts';
import { NO_BILLING_DETAILS } from '../../contract/billing-details.ts';
import { NO_SUBSCRIPTION } from '../../contract/subscription.ts';
import { withinStripeTime } from '../../adapters/stripe.ts';
import type { PersonData } from '../../db/personal-data.ts';
import type { Log } from '../../foundation/log.ts';
import { NotConfiguredError } from '../../foundation/errors.ts';
import type { BillingStore } from './billing-store.ts';
import type { Customers } from './customers.ts';
import { endSubscriptionsForDeletion } from './end-for-deletion.ts';
import { listAllInvoices } from './invoices.ts';
import type { SubscriptionService } from './subscription-service.ts';

type Parts = {
  isOn: boolean;
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  customers: Customers;
  subscriptions: SubscriptionService;
  /** Gives back what waits for an invoice that will not come. */
  beforeEnd: (uid: string) => Promise<void>;
  log: Log;
};

type Billing = Pick<AccountExport, 'subscription' | 'billingDetails' | 'invoices'>;

/** What Stripe has of a person. Where billing is off, there is nothing to show or to end. */
export function createAccountBilling(parts: Parts) {
  const { isOn, stripe, store, customers, subscriptions, beforeEnd, log } = parts;
  return {
    collections: [],

    /** @throws {ApiError} `upstream_stripe`, `forbidden` */
    async export({ uid }): Promise<Billing> {
      if (!isOn) {
        return {
          subscription: NO_SUBSCRIPTION,
          billingDetails: NO_BILLING_DETAILS,
          invoices: [],
        };
      }
      return withinStripeTime(async () => {
        const customer = await customers.of(uid);
        const [{ subscription, details }, invoices] = await Promise.all([
          subscriptions.withDetails(uid, { customer }),
          customer === null ? [] : listAllInvoices(await stripe(), customer),
        ]);
        return { subscription, billingDetails: details, invoices };
      });
    },

    /**
     * Ends everything that could still be charged. Invoices stay at Stripe.
     * @throws {ApiError} `upstream_stripe`, `not_configured`
     */
    async remove({ uid }) {
      if (!isOn) {
        // A person who has paid once may still be charged: that is never left running.
        if ((await store.readCustomerId(uid)) !== null) throw new NotConfiguredError('billing');
        return;
      }
      await beforeEnd(uid);
      await withinStripeTime(async () =>
        endSubscriptionsForDeletion(await stripe(), { store, log }, uid),
      );
    },
  } satisfies PersonData;
}
