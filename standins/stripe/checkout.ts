import type Stripe from 'stripe';
import { refusalFault } from './cards.ts';
import { chargesOf } from './charges.ts';
import { attachCard } from './customers.ts';
import { cardDeclined } from './faults.ts';
import { bill } from './invoicing.ts';
import { idOf, type Card } from './store.ts';
import { startSubscription } from './subscriptions.ts';
import { DAY } from './time.ts';
import { requireCustomer, type World } from './world.ts';

/** What the payment page of a checkout session was given. */
export type Payment = { card: Card; confirmed: boolean };

/**
 * Subscribes and bills at once, as Checkout does when its payment goes through; the card stays on file.
 * @throws {StripeFault} when the payment fails; then nothing has changed
 */
export function completeCheckout(
  world: World,
  session: Stripe.Checkout.Session,
  { card, confirmed }: Payment,
): void {
  const { store, emit } = world;
  const plan = store.checkoutPlans.get(session.id);
  if (!plan || !session.customer) throw new Error(`checkout session ${session.id} is incomplete`);
  const customer = requireCustomer(world, idOf(session.customer), 'customer');
  if (card === 'declined') throw cardDeclined();
  if (card === 'authenticate' && !confirmed) throw refusalFault(card, 'invoice');
  if (card === 'none' && !(plan.mayLackCard && plan.trialDays > 0)) {
    throw refusalFault(card, 'invoice');
  }

  const method = attachCard(world, customer, card);
  const now = store.now();
  const subscription = startSubscription(world, customer, {
    lines: plan.lineItems.map(({ price, quantity }) => {
      if (!price) throw new Error('a line item without a price');
      return { price, quantity: quantity ?? 1 };
    }),
    metadata: plan.subscriptionMetadata,
    trialEnd: plan.trialDays > 0 ? now + plan.trialDays * DAY : null,
    missingPaymentMethod: plan.missingPaymentMethod,
  });
  // Checkout keeps the card with the subscription, not with the customer.
  subscription.default_payment_method = method;
  emit('customer.subscription.created', subscription);
  const { invoice } = bill(world, subscription, chargesOf(subscription), 'subscription_create', {
    isPresent: true,
  });
  session.status = 'complete';
  session.payment_status = invoice.total === 0 ? 'no_payment_required' : 'paid';
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.url = null;
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  emit('checkout.session.completed', session);
}

/** Expires an open session, when its time is up or the merchant asks. */
export function expireSession({ emit }: World, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  emit('checkout.session.expired', session);
}
