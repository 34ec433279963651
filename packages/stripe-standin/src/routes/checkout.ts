import type Stripe from 'stripe';
import { z } from 'zod';
import { expireSession } from '../billing/checkout.ts';
import { DAY } from '../kit/time.ts';
import { amountOf } from '../objects/catalogue.ts';
import { shown } from '../objects/shape.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import {
  requireCustomer,
  requireOne,
  requirePrice,
  requireSubscription,
  type World,
} from '../state/world.ts';
import {
  list,
  matching,
  post,
  retrieve,
  type Call,
  type Endpoint,
  type Given,
} from '../wire/endpoint.ts';
import { anyText, integer, merge, metadata, text } from '../wire/params.ts';

type Flow = Stripe.BillingPortal.Session.Flow;

const PATH = '/checkout/sessions';
const address = z.url({ protocol: /^https?$/ });
const isOn = z
  .strictObject({ enabled: z.enum(['true', 'false']) })
  .transform(({ enabled }) => enabled === 'true')
  .default(false);
const saving = z.enum(['auto', 'never']).optional();
const ofPlan = z.strictObject({ subscription: text });

/** The stand-in sells one piece of one price, and takes cards only. */
const SESSION = {
  mode: z.literal('subscription'),
  line_items: z.tuple([z.strictObject({ price: text, quantity: z.literal('1').optional() })]),
  customer: text,
  client_reference_id: anyText,
  metadata,
  subscription_data: z
    .strictObject({
      billing_mode: z.strictObject({ type: z.literal('flexible') }).optional(),
      metadata,
      trial_period_days: integer.default(0),
    })
    .optional(),
  success_url: address,
  cancel_url: address.optional(),
  automatic_tax: isOn,
  allowed_payment_method_types: z.tuple([z.literal('card')]).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_update: z.strictObject({ address: saving, name: saving }).optional(),
  tax_id_collection: isOn,
};

/** Where a portal begins, if not with its front page. */
const FLOW = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['customer_update', 'payment_method_update']) }),
  z.strictObject({ type: z.literal('subscription_cancel'), subscription_cancel: ofPlan }),
  z.strictObject({ type: z.literal('subscription_update'), subscription_update: ofPlan }),
]);
const PORTAL = { customer: text, return_url: address.optional(), flow_data: FLOW.optional() };

export const checkoutEndpoints: readonly Endpoint[] = [
  post(PATH, SESSION, create),
  list(
    PATH,
    { customer: anyText, status: z.enum(['open', 'complete', 'expired']).optional() },
    ({ given, world }) => matching(world.store.checkoutSessions, given),
  ),
  retrieve(PATH, 'checkout.session', ({ checkoutSessions }) => checkoutSessions, 'session'),
  post(`${PATH}/:id/expire`, {}, ({ id, world }) => {
    const { checkoutSessions } = world.store;
    const session = requireOne(checkoutSessions, 'checkout.session', id, 'session');
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status ?? 'unknown'}.`,
      );
    }
    expireSession(world, session);
    return session;
  }),
  post('/billing_portal/sessions', PORTAL, openPortal),
];

function create({ given, world }: Call<typeof SESSION>): Stripe.Checkout.Session {
  const { store, origin } = world;
  const price = requirePrice(world, given.line_items[0].price, 'line_items[0][price]');
  const customer = requireCustomer(world, given.customer);
  refuseUnsaved(given, customer);
  const { customer_update: saves, subscription_data: plan } = given;
  const id = newId('cs_test');
  const session = shown<Stripe.Checkout.Session>({
    id,
    object: 'checkout.session',
    amount_total: amountOf(price),
    automatic_tax: { enabled: given.automatic_tax },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created: store.now(),
    currency: price.currency,
    customer: customer.id,
    expires_at: store.now() + DAY,
    metadata: merge(given.metadata),
    mode: given.mode,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: given.success_url,
    tax_id_collection: { enabled: given.tax_id_collection },
    url: `${origin}/pay/${id}`,
  });
  store.checkoutSessions.set(id, session);
  store.checkoutPlans.set(id, {
    price,
    productName: store.products.get(idOf(price.product))?.name ?? price.id,
    subscriptionMetadata: merge(plan?.metadata),
    trialDays: plan?.trial_period_days ?? 0,
    saves: { address: saves?.address === 'auto', name: saves?.name === 'auto' },
  });
  return session;
}

/**
 * Stripe refuses a session that could not save what it needs: docs.stripe.com/tax/checkout and
 * docs.stripe.com/tax/checkout/tax-ids.
 */
function refuseUnsaved(given: Given<typeof SESSION>, customer: Stripe.Customer): void {
  const saves = given.customer_update;
  if (given.tax_id_collection && saves?.name !== 'auto') {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  if (given.automatic_tax && saves?.address !== 'auto' && !customer.address) {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid' },
    );
  }
}

function openPortal({ given, world }: Call<typeof PORTAL>): Stripe.BillingPortal.Session {
  const { store, origin } = world;
  const customer = requireCustomer(world, given.customer);
  // docs.stripe.com/customer-management/integrate-customer-portal: the settings must be saved once for each mode.
  if (!store.hasPortal) {
    throw invalid(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    );
  }
  const id = newId('bps');
  const session = shown<Stripe.BillingPortal.Session>({
    id,
    object: 'billing_portal.session',
    created: store.now(),
    customer: customer.id,
    flow: readFlow(world, customer, given.flow_data),
    return_url: given.return_url ?? null,
    url: `${origin}/portal/${id}`,
  });
  store.portalSessions.set(id, session);
  return session;
}

function readFlow(
  world: World,
  customer: Stripe.Customer,
  flow: z.output<typeof FLOW> | undefined,
): Flow | null {
  if (flow === undefined) return null;
  if ('subscription_cancel' in flow || 'subscription_update' in flow) {
    const { subscription } =
      'subscription_cancel' in flow ? flow.subscription_cancel : flow.subscription_update;
    const param = `flow_data[${flow.type}][subscription]`;
    const { customer: owner } = requireSubscription(world, subscription, param, 400);
    if (owner !== customer.id) throw noSuch('subscription', subscription, param, 400);
  }
  return shown<Flow>(flow);
}
