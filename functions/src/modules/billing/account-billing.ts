import type { Invoice } from '../../contract/api.ts';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import type { Deps } from '../../deps.ts';
import { removeEach } from '../../adapters/remove-each.ts';
import { withinStripeBudget } from '../../adapters/stripe.ts';
import { NotConfiguredError } from '../../foundation/errors.ts';
import { createBillingStore } from './billing-store.ts';
import { endSubscriptionsForDeletion } from './end-for-deletion.ts';
import { listInvoices } from './invoices.ts';
import type { SubscriptionService } from './subscription-service.ts';

const INVOICES_AT_ONCE = 100;

/** What the account needs of billing; where billing is off there is nothing of it to show or to end. */
export function createAccountBilling(
  { config, firebase, stripe }: Deps,
  subscriptions: SubscriptionService,
) {
  const store = createBillingStore(firebase.db);
  const isOn = config.billing !== null;

  async function readAllInvoices(uid: string): Promise<Invoice[]> {
    const customerId = await store.readCustomerId(uid);
    if (customerId === null) return [];
    const all: Invoice[] = [];
    for (;;) {
      const page = { limit: INVOICES_AT_ONCE, startingAfter: all.at(-1)?.id ?? null };
      // What comes next is no invoice yet: without a subscription it is not asked for.
      const found = await listInvoices(await stripe(), uid, customerId, NO_SUBSCRIPTION, page);
      all.push(...found.invoices);
      if (!found.hasMore) return all;
    }
  }

  return {
    readSubscription: async (uid: string): Promise<Subscription> =>
      isOn ? subscriptions.current(uid) : NO_SUBSCRIPTION,

    /** @throws {ApiError} `upstream_stripe`, `forbidden` */
    listAllInvoices: async (uid: string): Promise<Invoice[]> =>
      isOn ? withinStripeBudget(() => readAllInvoices(uid)) : [],

    /** @throws {ApiError} `upstream_stripe`, `not_configured` */
    async endSubscriptions(uid: string): Promise<void> {
      if (!isOn) {
        // Somebody who has paid once may still be charged: that is never left running.
        if ((await store.readCustomerId(uid)) !== null) throw new NotConfiguredError('billing');
        return;
      }
      await withinStripeBudget(async () => endSubscriptionsForDeletion(await stripe(), store, uid));
    },

    /** The mirror and whose customer it was. Who the customer is at Stripe stays in the profile. */
    async removeRecords(uid: string): Promise<void> {
      const db = await firebase.db();
      await removeEach(db.collection('stripeCustomers').where('uid', '==', uid));
      await db.collection('subscriptions').doc(uid).delete();
    },
  };
}

export type AccountBilling = ReturnType<typeof createAccountBilling>;
