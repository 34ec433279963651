import type Stripe from 'stripe';
import { expireSession } from '../billing/checkout.ts';
import { DAY } from '../kit/time.ts';
import { amountOf } from '../objects/catalogue.ts';
import { shown } from '../objects/shape.ts';
import { invalid, missing, noSuch } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import {
  requireCustomer,
  requireOne,
  requirePrice,
  requireSubscription,
  type World,
} from '../state/world.ts';
import { list, post, retrieve, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

type Flow = Stripe.BillingPortal.Session.Flow;

const PATH = '/checkout/sessions';
const FLOWS = [
  'customer_update',
  'payment_method_update',
  'subscription_cancel',
  'subscription_update',
] as const;

export const checkoutEndpoints: readonly Endpoint[] = [
  post(PATH, ({ params, world }) => create(world, params)),
  list(PATH, ({ checkoutSessions }) => checkoutSessions, {
    customer: ({ customer }) => customer,
    status: ({ status }) => status,
  }),
  retrieve(PATH, 'checkout.session', ({ checkoutSessions }) => checkoutSessions, 'session'),
  post(`${PATH}/:id/expire`, ({ id, params, world }) => {
    params.accept();
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
  post('/billing_portal/sessions', ({ params, world }) => {
    params.accept('customer', 'return_url', 'flow_data');
    const customer = requireCustomer(world, params.requireText('customer'));
    // docs.stripe.com/customer-management/integrate-customer-portal: the settings must be saved once for each mode.
    if (!world.store.hasPortal) {
      throw invalid(
        'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
      );
    }
    const id = newId('bps');
    const session = shown<Stripe.BillingPortal.Session>({
      id,
      object: 'billing_portal.session',
      created: world.store.now(),
      customer: customer.id,
      flow: readFlow(world, customer, params.nested('flow_data')),
      return_url: params.address('return_url') ?? null,
      url: `${world.origin}/portal/${id}`,
    });
    world.store.portalSessions.set(id, session);
    return session;
  }),
];

function create(world: World, params: Params): Stripe.Checkout.Session {
  const { store, origin } = world;
  params.accept(
    'mode',
    'line_items',
    'customer',
    'client_reference_id',
    'metadata',
    'subscription_data',
    'success_url',
    'cancel_url',
    'automatic_tax',
    'allowed_payment_method_types',
    'billing_address_collection',
    'customer_update',
    'tax_id_collection',
  );
  params.requireChoice('mode', ['subscription']);
  params.requireText('success_url');
  const price = readPrice(world, params.list('line_items'));
  const customer = requireCustomer(world, params.requireText('customer'));
  const { asks, saves } = readDetails(params, customer);
  const subscription = params
    .nested('subscription_data')
    ?.accept('billing_mode', 'metadata', 'trial_period_days');
  const mode = subscription?.nested('billing_mode')?.accept('type');
  mode?.choice('type', ['flexible']);
  if (params.texts('allowed_payment_method_types').some((type) => type !== 'card')) {
    throw invalid('The stand-in takes cards only.', { param: 'allowed_payment_method_types' });
  }
  const id = newId('cs_test');
  const session = shown<Stripe.Checkout.Session>({
    id,
    object: 'checkout.session',
    amount_total: amountOf(price),
    automatic_tax: shown<Stripe.Checkout.Session.AutomaticTax>({ enabled: asks.tax }),
    billing_address_collection: asks.address ? 'required' : null,
    cancel_url: params.address('cancel_url') ?? null,
    client_reference_id: params.text('client_reference_id') ?? null,
    created: store.now(),
    currency: price.currency,
    customer: customer.id,
    expires_at: store.now() + DAY,
    invoice: null,
    metadata: params.mergedMetadata('metadata'),
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.address('success_url') ?? null,
    tax_id_collection: { enabled: asks.taxId, required: 'never' },
    url: `${origin}/pay/${id}`,
  });
  store.checkoutSessions.set(id, session);
  store.checkoutPlans.set(id, {
    price,
    productName: store.products.get(idOf(price.product))?.name ?? price.id,
    subscriptionMetadata: subscription?.mergedMetadata('metadata') ?? {},
    trialDays: subscription?.integer('trial_period_days') ?? 0,
    saves,
  });
  return session;
}

/** What is sold: the stand-in sells one piece of one price. */
function readPrice(world: World, [item, ...more]: readonly Params[]): Stripe.Price {
  if (item === undefined) throw missing('line_items');
  item.accept('price', 'quantity');
  if (more.length > 0 || (item.integer('quantity') ?? 1) !== 1) {
    throw invalid('The stand-in sells one piece of one price.', { param: 'line_items' });
  }
  return requirePrice(world, item.requireText('price'), 'line_items[0][price]');
}

/**
 * What the page asks for, and what it saves with the customer. Stripe refuses a session that could not save what it needs:
 * docs.stripe.com/tax/checkout and docs.stripe.com/tax/checkout/tax-ids.
 */
function readDetails(params: Params, customer: Stripe.Customer) {
  const isOn = (name: string) => params.nested(name)?.accept('enabled').boolean('enabled') === true;
  const update = params.nested('customer_update')?.accept('address', 'name');
  const saves = {
    address: update?.choice('address', ['auto', 'never']) === 'auto',
    name: update?.choice('name', ['auto', 'never']) === 'auto',
  };
  const asks = {
    address: params.choice('billing_address_collection', ['auto', 'required']) === 'required',
    taxId: isOn('tax_id_collection'),
    tax: isOn('automatic_tax'),
  };
  if (asks.taxId && !saves.name) {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  if (asks.tax && !saves.address && !customer.address) {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid' },
    );
  }
  return { asks, saves };
}

/** Where a portal begins, if not with its front page. */
function readFlow(world: World, customer: Stripe.Customer, flow: Params | undefined): Flow | null {
  const type = flow
    ?.accept('type', 'subscription_cancel', 'subscription_update')
    .choice('type', FLOWS);
  if (!flow || !type) return null;
  if (type === 'payment_method_update' || type === 'customer_update') return shown<Flow>({ type });
  const subscription = flow.requireNested(type).accept('subscription').requireText('subscription');
  const param = `flow_data[${type}][subscription]`;
  const { customer: owner } = requireSubscription(world, subscription, param, 400);
  if (owner !== customer.id) throw noSuch('subscription', subscription, param, 400);
  return type === 'subscription_cancel'
    ? shown<Flow>({ type, subscription_cancel: { retention: null, subscription } })
    : shown<Flow>({ type, subscription_update: { subscription } });
}
