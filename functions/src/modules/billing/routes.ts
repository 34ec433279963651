import { z } from 'zod';
import type Stripe from 'stripe';
import { PORTAL_FLOWS } from '../../contract/api.ts';
import {
  BEGIN_AT_ONCE,
  LEAVING_REASONS,
  LEAVING_WORDS_LENGTH,
} from '../../contract/billing-details.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plans.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type {
  Subscription,
  SubscriptionDetails,
  SubscriptionSummary,
} from '../../contract/subscription.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { withinStripeTime } from '../../adapters/stripe.ts';
import type { Config } from '../../config/config.ts';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { requireProof } from '../../http/require-proof.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import {
  bodyRoute,
  LIMITED_FULL,
  publicRoute,
  readingRoute,
  userRoute,
  type Incoming,
  type Route,
} from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { SubscriptionActions } from './actions.ts';
import type { BillingStore } from './billing-store.ts';
import { createOncePerKey } from '../../concurrency/single-flight.ts';
import { openCheckout, readCheckout } from './checkout.ts';
import type { CheckoutLeases } from './checkout-leases.ts';
import { readCreditLeft } from './credit-left.ts';
import type { Customers } from './customers.ts';
import { INVOICE_ID, listInvoices, NO_INVOICES, readInvoice, type Page } from './invoices.ts';
import { openPortal } from './portal.ts';
import type { SubscriptionService } from './subscription-service.ts';
import { WEBHOOK_LIMIT_BYTES, type ReceiveEvent } from './sync/webhook.ts';

type Parts = {
  config: Pick<Config, 'billing' | 'siteOrigins'>;
  stripe: () => Promise<Stripe>;
  store: BillingStore;
  checkoutLeases: CheckoutLeases;
  customers: Customers;
  subscriptions: SubscriptionService;
  actions: SubscriptionActions;
  listPlans: () => Promise<Plan[]>;
  receiveEvent: ReceiveEvent;
  record: RecordEvent;
  /** The time of day, by which calls follow one another. */
  now: () => Date;
  planNow: PlanNow;
};

/** Everything about paying: plans, checkout, portal, invoices, webhook, and the subscription with what can be done to it. */
export function createBillingRoutes(parts: Parts): Route[] {
  /** Runs billing work where billing is on, within Stripe's time. */
  async function withStripe<T>(work: () => Promise<T>): Promise<{ body: T }> {
    if (parts.config.billing === null) throw new NotConfiguredError('billing');
    return { body: await withinStripeTime(work) };
  }

  return [
    ...purchaseRoutes(parts, withStripe),
    ...invoiceRoutes(parts, withStripe),
    ...subscriptionRoutes(parts, withStripe),
    publicRoute('POST /stripe-webhook', (call) =>
      withStripe(async () => {
        const body = await call.rawBody(WEBHOOK_LIMIT_BYTES);
        await parts.receiveEvent(body, call.header('stripe-signature'));
        return { received: true };
      }),
    ),
  ];
}

type WithStripe = <T>(work: () => Promise<T>) => Promise<{ body: T }>;

function purchaseRoutes(parts: Parts, withStripe: WithStripe): Route[] {
  const { config, stripe, customers, subscriptions, listPlans } = parts;
  const shareCheckout = createOncePerKey<AnswerOf<'POST /checkout-session'>>();

  /** The site that the call came from, if we run it: people return to where they were. */
  function siteOf(call: Pick<Incoming, 'header'>): string {
    const origin = call.header('origin');
    return config.siteOrigins.find((site) => site === origin) ?? config.siteOrigins[0];
  }

  return [
    publicRoute('GET /plans', () => withStripe(async () => ({ plans: await listPlans() }))),

    bodyRoute('POST /checkout-session', { ...LIMITED_FULL, schema: CheckoutBody }, (call) =>
      withStripe(async () => {
        const email = requireVerifiedEmail(
          call.user,
          'Please confirm your e-mail address first: invoices and receipts are sent there.',
        );
        const price = config.billing?.prices.find(({ priceId }) => priceId === call.body.planId);
        if (price === undefined) throw unknownPlan();
        if (call.body.beginAtOnce !== BEGIN_AT_ONCE.version) throw notAsked();
        const { uid } = call.user;
        const siteOrigin = siteOf(call);
        const calledAt = parts.now().toISOString();
        const now = await parts.planNow();
        return shareCheckout(`${uid} ${price.priceId} ${siteOrigin}`, async () => {
          const customer = await customers.ensure({ uid, email });
          const worksOutTax = config.billing?.worksOutTax ?? false;
          const wanted = { customer, price, siteOrigin, worksOutTax, calledAt, now };
          return openCheckout(await stripe(), parts.checkoutLeases, wanted);
        });
      }),
    ),

    userRoute('GET /checkout-session/:id', LIMITED_FULL, ({ user, param }) =>
      withStripe(async () =>
        readCheckout(await stripe(), customers, subscriptions, user.uid, param('id')),
      ),
    ),

    bodyRoute('POST /billing-portal', { ...LIMITED_FULL, schema: PortalBody }, (call) =>
      withStripe(async () => {
        const { uid } = call.user;
        const { flow, returnPath = SITE_PATHS.invoices } = call.body;
        if (flow === undefined) requireProof(call.user, parts.now());
        const returnUrl = `${siteOf(call)}${returnPath}`;
        const opened = await openPortal(await stripe(), await customers.of(uid), returnUrl, flow);
        if (flow === undefined) await parts.record(uid, 'billing_portal_opened');
        return opened;
      }),
    ),
  ];
}

function invoiceRoutes(parts: Parts, withStripe: WithStripe): Route[] {
  const { stripe, store, customers, subscriptions } = parts;
  return [
    userRoute('GET /invoices', LIMITED_FULL, ({ user, query }) =>
      withStripe(async () => {
        const page = readPage(query('limit'), query('startingAfter'));
        const customer = await customers.of(user.uid);
        if (customer === null) return NO_INVOICES;
        const subscription = await subscriptions.current(user.uid, { customer });
        return listInvoices(await stripe(), customer, subscription, page);
      }),
    ),

    userRoute('GET /subscription/credit', LIMITED_FULL, ({ user }) =>
      withStripe(async () => {
        const customer = await customers.of(user.uid);
        return { credit: customer && (await readCreditLeft(await stripe(), customer)) };
      }),
    ),

    userRoute('GET /invoices/:id', LIMITED_FULL, ({ user, param }) =>
      withStripe(async () => {
        const [customerId, mirror] = await Promise.all([
          store.readCustomerId(user.uid),
          store.readMirror(user.uid),
        ]);
        // One that can be paid no longer is void before its page is opened.
        if (mirror?.subscription.openPayment?.invoiceId === param('id')) {
          await subscriptions.current(user.uid, { mirror: Promise.resolve(mirror) });
        }
        return readInvoice(await stripe(), user.uid, customerId, param('id'));
      }),
    ),
  ];
}

function subscriptionRoutes(parts: Parts, withStripe: WithStripe): Route[] {
  const { config, store, subscriptions, actions, listPlans } = parts;

  /** A plan that is sold here. */
  async function requirePlan(planId: string): Promise<Plan> {
    const plan = (await listPlans()).find((one) => one.planId === planId);
    if (plan === undefined) throw unknownPlan();
    return plan;
  }

  return [
    readingRoute(
      'GET /subscription',
      { access: 'full' },
      async (uid) => (config.billing === null ? null : store.readMirror(uid)),
      ({ user, read: mirror }) =>
        withStripe(async () => summaryOf(await subscriptions.current(user.uid, { mirror }))),
    ),

    readingRoute(
      'GET /billing-details',
      { access: 'full' },
      async (uid) => (config.billing === null ? null : store.readMirror(uid)),
      ({ user, read: mirror }) =>
        withStripe(async () => {
          const found = await subscriptions.withDetails(user.uid, { mirror });
          return { ...detailsOf(found.subscription), ...found.details };
        }),
    ),

    bodyRoute(
      'POST /subscription/preview',
      { ...LIMITED_FULL, schema: PreviewBody },
      ({ user, body }) =>
        withStripe(async () => actions.preview(user.uid, await requirePlan(body.planId))),
    ),

    bodyRoute(
      'POST /subscription/change',
      { ...LIMITED_FULL, schema: ChangeBody },
      ({ user, body }) =>
        withStripe(async () => {
          const { planId: wanted, ...wishes } = body;
          return actions.change(user.uid, await requirePlan(wanted), wishes);
        }),
    ),

    bodyRoute(
      'POST /subscription/pause',
      { ...LIMITED_FULL, schema: PauseBody },
      ({ user, body }) => withStripe(() => actions.pause(user.uid, body.until)),
    ),

    userRoute('POST /subscription/resume', LIMITED_FULL, ({ user }) =>
      withStripe(() => actions.resume(user.uid)),
    ),

    userRoute('POST /subscription/cancel', LIMITED_FULL, ({ user }) =>
      withStripe(() => actions.cancel(user.uid)),
    ),

    userRoute('POST /subscription/reactivate', LIMITED_FULL, ({ user }) =>
      withStripe(() => actions.reactivate(user.uid)),
    ),

    bodyRoute(
      'POST /subscription/leaving',
      { ...LIMITED_FULL, schema: LeavingBody },
      ({ user, body }) =>
        withStripe(async () => {
          await actions.tellWhy(user.uid, body.reason, body.words);
          return { received: true };
        }),
    ),
  ];
}

function summaryOf(subscription: Subscription): SubscriptionSummary {
  const { id, plan, planId: price, interval, currentPeriodEnd, status } = subscription;
  return { id, plan, planId: price, interval, currentPeriodEnd, status };
}

function detailsOf(subscription: Subscription): SubscriptionDetails {
  const { id: _id, plan: _plan, planId: _price, interval: _interval, ...rest } = subscription;
  const { currentPeriodEnd: _end, status: _status, ...details } = rest;
  return details;
}

/** More than any plan has places. */
const MOST_KEPT = 50;
const kept = z.array(z.string().min(1).max(128)).max(MOST_KEPT);
const planId = z.string().min(1).max(200);
const CheckoutBody = z.strictObject({ planId, beginAtOnce: z.string().max(20).default('') });
const PreviewBody = z.strictObject({ planId });
const ChangeBody = z.strictObject({
  planId,
  previewedAt: z.iso.datetime().exactOptional(),
  keep: kept.exactOptional(),
  keepPeople: kept.exactOptional(),
});
const PauseBody = z.strictObject({ until: z.iso.datetime({ offset: true }) });
const LeavingBody = z.strictObject({
  reason: z.enum(LEAVING_REASONS),
  words: z.string().trim().max(LEAVING_WORDS_LENGTH).exactOptional(),
});

const PortalBody = z.strictObject({
  flow: z.enum(PORTAL_FLOWS).exactOptional(),
  /** A path of the site, never an address: no double slash, no query. */
  returnPath: z
    .string()
    .max(200)
    .regex(/^(?:\/[a-z0-9-]+)+$/)
    .exactOptional(),
});

const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  startingAfter: z.string().regex(INVOICE_ID).nullable().default(null),
});

/** If a parameter is sent twice, the last one counts. */
function readPage(limits: readonly string[], starts: readonly string[]): Page {
  const parsed = PageQuery.safeParse({ limit: limits.at(-1), startingAfter: starts.at(-1) });
  if (!parsed.success)
    throw new ApiError('invalid_input', 'This page of invoices is unknown. Reload the list.');
  return parsed.data;
}

function unknownPlan(): ApiError {
  return new ApiError(
    'unknown_plan',
    'This plan is unknown. Reload the page to see the current plans.',
  );
}

function notAsked(): ApiError {
  return new ApiError(
    'invalid_input',
    'Nothing was ordered, because this page is out of date: it lacks a question that comes before the payment. Reload the page and choose your plan again.',
  );
}
