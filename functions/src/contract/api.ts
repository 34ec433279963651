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

/** `POST /api/billing-portal`. `returnPath` is a path of the site; the account's billing page unless given. */
export type PortalRequest = { flow?: PortalFlow; returnPath?: string };
/** Where in Stripe's portal to begin; its front page unless given. */
export const PORTAL_FLOWS = [
  'payment_method_update',
  'subscription_update',
  'subscription_cancel',
] as const;
export type PortalFlow = (typeof PORTAL_FLOWS)[number];
export type PortalAnswer = { url: string };

export type Invoice = {
  id: string;
  /** Absent from a draft. */
  number: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Minor units of `currency`. */
  total: number;
  amountDue: number;
  /** ISO 4217, lower case. */
  currency: string;
  createdAt: string;
  nextPaymentAttempt: string | null;
  /** Stripe's page to see or pay it. */
  url: string | null;
  pdf: string | null;
};

/** What will be charged next, as Stripe previews it. */
export type NextPayment = { amount: number; currency: string; at: string };

/** `GET /api/invoices?limit=1…100&startingAfter=in_…`, newest first. */
export type InvoicesAnswer = {
  invoices: Invoice[];
  hasMore: boolean;
  /** Null when nothing will be charged; only the first page says. */
  nextPayment: NextPayment | null;
};

export type HealthAnswer = {
  ok: boolean;
  version: string;
  features: Record<'billing' | 'messaging' | 'helpCenter' | 'feedback', boolean>;
};
