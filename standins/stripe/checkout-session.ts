import type Stripe from 'stripe';
import type { World } from './billing.ts';

export function expireSession({ emit }: World, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  emit('checkout.session.expired', session);
}
