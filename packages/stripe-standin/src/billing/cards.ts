import type Stripe from 'stripe';
import { shown } from '../objects/shape.ts';
import { invalid, noSuch, StripeFault } from '../state/faults.ts';
import { idOf, newId, type Card, type CardAnswer, type Store } from '../state/store.ts';
import { requireOne, type World } from '../state/world.ts';

/** Why a payment does not go through. */
export type Refusal = Exclude<Card, 'good'>;

/** Who pays: a subscription, or a customer by its id. */
type Payer = Stripe.Subscription | string;

type Face = { answer: CardAnswer; brand: string; last4: string };

/**
 * Stripe's names for its test cards, and their numbers: docs.stripe.com/testing, "PaymentMethods". One that the bank refuses
 * from the start cannot even be attached; `pm_card_chargeCustomerFail` can, and then fails at each payment.
 */
const TEST_CARDS: Readonly<Record<string, Face>> = {
  pm_card_visa: { answer: 'good', brand: 'visa', last4: '4242' },
  pm_card_mastercard: { answer: 'good', brand: 'mastercard', last4: '4444' },
  pm_card_chargeCustomerFail: { answer: 'declined', brand: 'visa', last4: '0341' },
  pm_card_authenticationRequired: { answer: 'authenticate', brand: 'visa', last4: '3184' },
};
const REFUSED_AT_ONCE = 'pm_card_chargeDeclined';
const LASTS_YEARS = 3;

/**
 * The card that a payer's payments are taken from. A subscription's own card comes before its customer's default, which no
 * other card replaces: docs.stripe.com/billing/subscriptions/payment-methods-setting, "Payment method priority".
 */
export function methodOf(store: Store, payer: Payer): Stripe.PaymentMethod | undefined {
  const own = typeof payer === 'string' ? null : payer.default_payment_method;
  const customer = store.customers.get(typeof payer === 'string' ? payer : idOf(payer.customer));
  const usual =
    customer && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
  const reference = own ?? usual;
  return reference === null ? undefined : store.paymentMethods.get(idOf(reference));
}

export function cardOf(store: Store, payer: Payer): Card {
  return answerOf(store, methodOf(store, payer));
}

export function answerOf({ cardAnswers }: Store, method: Stripe.PaymentMethod | undefined): Card {
  return method ? (cardAnswers.get(method.id) ?? 'good') : 'none';
}

/** Stripe's answer to a call whose payment was refused. */
export function refusalFault(refusal: Refusal, about: 'subscription' | 'invoice'): StripeFault {
  switch (refusal) {
    case 'declined':
      return new StripeFault(402, {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      });
    case 'authenticate':
      // The bank wants the person to confirm, which a call to the API cannot do for them.
      return new StripeFault(402, {
        type: 'card_error',
        code: `${about}_payment_intent_requires_action`,
        message: `Payment for this ${about} requires additional user action before it can be completed successfully.`,
      });
    case 'none':
      return invalid('This customer has no attached payment source or default payment method.', {
        code: 'resource_missing',
      });
  }
}

/** A new card without a customer; of two faces that fit, the first. */
export function createCard(
  { store }: World,
  answer: CardAnswer,
  face = Object.values(TEST_CARDS).find((one) => one.answer === answer),
): Stripe.PaymentMethod {
  const today = new Date(store.now() * 1000);
  const method = shown<Stripe.PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    card: {
      brand: face?.brand,
      last4: face?.last4,
      exp_month: today.getUTCMonth() + 1,
      exp_year: today.getUTCFullYear() + LASTS_YEARS,
    },
    created: store.now(),
    customer: null,
  });
  store.paymentMethods.set(method.id, method);
  store.cardAnswers.set(method.id, answer);
  return method;
}

export function attachMethod(
  { emit }: World,
  customer: Stripe.Customer,
  method: Stripe.PaymentMethod,
): Stripe.PaymentMethod {
  if (method.customer === customer.id) return method;
  method.customer = customer.id;
  emit('payment_method.attached', method);
  return method;
}

/**
 * Adds a card and makes it the customer's default, as the portal does:
 * docs.stripe.com/customer-management/portal-deep-links, "Payment method update". A subscription with a card of its own
 * keeps that one.
 */
export function putCardOnFile(world: World, customer: Stripe.Customer, card: CardAnswer): void {
  const method = attachMethod(world, customer, createCard(world, card));
  customer.invoice_settings.default_payment_method = method.id;
  world.emit('customer.updated', customer);
}

/** A card's bank has given out a new one: docs.stripe.com/payments/cards/overview, "Automatic card updates". */
export function setExpiry(
  { emit }: World,
  method: Stripe.PaymentMethod,
  { month, year }: { month: number; year: number },
): Stripe.PaymentMethod {
  Object.assign(method.card ?? {}, { exp_month: month, exp_year: year });
  emit('payment_method.automatically_updated', method);
  return method;
}

/** Lets everything that a customer pays be taken from a new card, or from none. */
export function replaceCards(world: World, customer: Stripe.Customer, card: Card): void {
  const { store, emit } = world;
  const own = subscriptionsOf(world, customer.id);
  if (card !== 'none') {
    putCardOnFile(world, customer, card);
    const { default_payment_method: method } = customer.invoice_settings;
    for (const one of own.filter((each) => each.default_payment_method !== null)) {
      one.default_payment_method = method;
    }
    return;
  }
  for (const method of methodsOf(store, customer.id)) detachMethod(world, method);
  emit('customer.updated', customer);
}

/** Takes a card off its customer, and so from everything that it pays: docs.stripe.com/api/payment_methods/detach. */
export function detachMethod(world: World, method: Stripe.PaymentMethod): void {
  const { store, emit } = world;
  const customer = store.customers.get(idOf(method.customer ?? ''));
  if (customer && !customer.deleted) {
    const { invoice_settings: settings } = customer;
    if (settings.default_payment_method === method.id) settings.default_payment_method = null;
    for (const one of subscriptionsOf(world, customer.id)) {
      if (one.default_payment_method === method.id) one.default_payment_method = null;
    }
  }
  const before = { customer: method.customer };
  method.customer = null;
  emit('payment_method.detached', method, before);
}

/** Newest last. */
export function subscriptionsOf({ store }: World, customer: string): Stripe.Subscription[] {
  return [...store.subscriptions.values()].filter((one) => one.customer === customer);
}

/** The card that an id or the name of a test card stands for; a test card is a new one each time. */
export function findMethod(world: World, reference: string, param: string): Stripe.PaymentMethod {
  const face = TEST_CARDS[reference];
  if (reference === REFUSED_AT_ONCE) throw refusalFault('declined', 'invoice');
  if (face) return createCard(world, face.answer, face);
  return requireOne(world.store.paymentMethods, 'PaymentMethod', reference, param, 400);
}

/**
 * A card that is to become a default, attached if it is a test card.
 * @throws {StripeFault} for one without a customer or with another one
 */
export function findOwnMethod(
  world: World,
  customer: Stripe.Customer,
  reference: string,
  param: string,
): Stripe.PaymentMethod {
  const method = findMethod(world, reference, param);
  if (reference in TEST_CARDS) return attachMethod(world, customer, method);
  if (method.customer === customer.id) return method;
  throw noSuch('PaymentMethod', reference, param, 400);
}

/** A customer's cards, in the order in which they were made. */
export function methodsOf({ paymentMethods }: Store, customer: string): Stripe.PaymentMethod[] {
  return [...paymentMethods.values()].filter((method) => method.customer === customer);
}
