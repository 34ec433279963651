import type Stripe from 'stripe';
import { DAY } from '../kit/time.ts';
import { idOf, type CardAnswer } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { attachMethod, createCard, refusalFault } from './cards.ts';
import { chargesOf } from './charges.ts';
import { setDetails, type Details } from './customer-details.ts';
import { bill } from './invoicing.ts';
import { startSubscription } from './subscriptions.ts';

/** What the payment page of a checkout session was given. */
export type Payment = { card: CardAnswer; confirmed: boolean; details: Details | undefined };

/**
 * Subscribes and bills at once, as Checkout does when its payment goes through; the card stays on file.
 * @throws {StripeFault} when the payment fails; then nothing has changed
 */
export function completeCheckout(
  world: World,
  session: Stripe.Checkout.Session,
  { card, confirmed, details }: Payment,
): void {
  const { store, emit } = world;
  const plan = store.checkoutPlans.get(session.id);
  if (!plan || !session.customer) throw new Error(`checkout session ${session.id} is incomplete`);
  const customer = requireCustomer(world, idOf(session.customer));
  if (card === 'declined' || (card === 'authenticate' && !confirmed)) {
    throw refusalFault(card, 'invoice');
  }

  if (details) {
    const known = store.taxIds.get(customer.id)?.[0]?.value ?? null;
    setDetails(world, customer, { ...details, taxId: details.taxId ?? known }, plan.saves);
  }
  const method = attachMethod(world, customer, createCard(world, card));
  const subscription = startSubscription(world, customer, {
    price: plan.price,
    metadata: plan.subscriptionMetadata,
    trialEnd: plan.trialDays > 0 ? store.now() + plan.trialDays * DAY : null,
  });
  // Checkout keeps the card with the subscription, not with the customer:
  // docs.stripe.com/billing/subscriptions/payment-methods-setting.
  subscription.default_payment_method = method.id;
  subscription.automatic_tax.enabled = session.automatic_tax.enabled;
  emit('customer.subscription.created', subscription);
  const { invoice } = bill(world, subscription, chargesOf(subscription), 'subscription_create', {
    isPresent: true,
  });
  session.status = 'complete';
  session.payment_status = invoice.total === 0 ? 'no_payment_required' : 'paid';
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.url = null;
  emit('checkout.session.completed', session);
}

/** Expires an open session, when its time is up or the merchant asks. */
export function expireSession({ emit }: World, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  emit('checkout.session.expired', session);
}
