import { cardDeclined, noCard, requiresAction } from './faults.ts';
import type { Card, Store } from './store.ts';

/** Why a payment does not go through. */
export type Refusal = Exclude<Card, 'good'>;

export function cardOf(store: Store, customer: string): Card {
  return store.cards.get(customer) ?? 'none';
}

/** @returns null when a payment goes through while the customer is absent */
export function refusalOf(store: Store, customer: string): Refusal | null {
  const card = cardOf(store, customer);
  return card === 'good' ? null : card;
}

/** Stripe's answer to a call whose payment was refused. */
export function refusalFault(refusal: Refusal, about: 'subscription' | 'invoice') {
  switch (refusal) {
    case 'declined':
      return cardDeclined();
    case 'authenticate':
      return requiresAction(about);
    case 'none':
      return noCard();
  }
}
