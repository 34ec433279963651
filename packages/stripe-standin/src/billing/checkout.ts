import type Stripe from 'stripe';
import { DAY } from '../kit/time.ts';
import { cardDeclined } from '../state/faults.ts';
import { idOf, type Card, type TaxId } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { attachMethod, createCard, refusalFault } from './cards.ts';
import { chargesOf } from './charges.ts';
import { bill } from './invoicing.ts';
import { startSubscription } from './subscriptions.ts';

/** What the payment page of a checkout session was given. */
export type Payment = { card: Card; confirmed: boolean; details?: Details };

/** What the page asks for besides the card, where it does. */
export type Details = { name: string; address: Stripe.Address; taxId: TaxId | null };

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
  const customer = requireCustomer(world, idOf(session.customer), 'customer');
  if (card === 'declined') throw cardDeclined();
  if (card === 'authenticate' && !confirmed) throw refusalFault(card, 'invoice');
  if (card === 'none' && !(plan.mayLackCard && plan.trialDays > 0)) {
    throw refusalFault(card, 'invoice');
  }

  if (details) saveDetails(world, session, customer, details);
  const method = card === 'none' ? null : attachMethod(world, customer, createCard(world, card));
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
  // Checkout keeps the card with the subscription, not with the customer:
  // docs.stripe.com/billing/subscriptions/payment-methods-setting.
  subscription.default_payment_method = method?.id ?? null;
  subscription.automatic_tax = { ...subscription.automatic_tax, ...taxOf(session) };
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
    address: details?.address ?? null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: details?.name ?? customer.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: details?.taxId ? [details.taxId] : [],
  };
  emit('checkout.session.completed', session);
}

/** Where the session says so, what the page was given becomes the customer's: docs.stripe.com/tax/checkout. */
function saveDetails(
  { store, emit }: World,
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer,
  { name, address, taxId }: Details,
): void {
  const saves = store.checkoutPlans.get(session.id)?.saves;
  if (saves?.name === true) customer.name = name;
  if (saves?.address === true) customer.address = address;
  if (taxId) store.taxIds.set(customer.id, [taxId]);
  emit('customer.updated', customer);
}

function taxOf({ automatic_tax: { enabled } }: Stripe.Checkout.Session) {
  return enabled ? { enabled, liability: { type: 'self' as const } } : {};
}

/** Expires an open session, when its time is up or the merchant asks. */
export function expireSession({ emit }: World, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  emit('checkout.session.expired', session);
}
