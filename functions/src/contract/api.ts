import type { Subscription } from './subscription.ts';

/** `GET /api/generate-zendesk-messaging-jwt` and `GET /api/generate-zendesk-jwt`. */
export type JwtAnswer = { jwt: string };

/** `GET /api/get-custom-token`. */
export type CustomTokenAnswer = { customToken: string };

/** `GET /api/generate-canny-jwt`. */
export type CannyAnswer = { ssoToken: string };

/** One of a person's own AI servers: an origin that they allow to sign them in. */
export type Server = {
  id: string;
  name: string;
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  /** ISO 8601; null before the first hand-off. */
  lastHandoffAt: string | null;
};

export type ServersAnswer = { servers: Server[] };
export type NewServer = { name: string; origin: string };
export type ServerChange = { name: string };

/** `POST /api/checkout-session`. */
export type CheckoutRequest = { planId: string };
export type CheckoutAnswer = { id: string; url: string };

/** `GET /api/checkout-session/:id`. Values of `status` and `paymentStatus` are Stripe's. */
export type CheckoutState = {
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  subscription: Subscription;
};

export type HealthAnswer = {
  ok: boolean;
  version: string;
  features: Record<'billing' | 'messaging' | 'helpCenter' | 'feedback', boolean>;
};
