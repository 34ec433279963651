import type Stripe from 'stripe';

/** Stripe's object with the fields that a test's code reads. Their names and types are Stripe's own, at every depth. */
export function subscriptionWith(fields: Fields<Stripe.Subscription>): Stripe.Subscription {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the other hundred fields are never read
  return fields as Stripe.Subscription;
}

type Fields<T> = T extends object ? { [Name in keyof T]?: Fields<T[Name]> } : T;
