import type Stripe from 'stripe';
import { expireSession } from '../billing/checkout.ts';
import { DAY, type Seconds } from '../kit/time.ts';
import { buildCustomer } from '../objects/customer.ts';
import { newestFirst } from '../objects/list.ts';
import { buildCheckoutSession, buildLineItem } from '../objects/sessions.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { idOf, newId, type MissingPaymentMethod } from '../state/store.ts';
import { requireCustomer, requirePrice, type World } from '../state/world.ts';
import { get, post, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';

/** Real parameters without effect here: the page is plain. */
const WITHOUT_EFFECT = [
  'adaptive_pricing',
  'allow_promotion_codes',
  'branding_settings',
  'consent_collection',
  'custom_text',
  'locale',
  'saved_payment_method_options',
  'submit_type',
] as const;

export const checkoutEndpoints: readonly Endpoint[] = [
  post('/checkout/sessions', ({ params, world }) => create(world, params)),
  get('/checkout/sessions', ({ params, world }) => {
    params.accept(...PAGING, 'customer', 'status', 'subscription');
    const customer = params.text('customer');
    const status = params.choice('status', ['open', 'complete', 'expired']);
    const subscription = params.text('subscription');
    const ids = [...world.store.checkoutSessions.keys()];
    const found = newestFirst(ids.map((id) => requireSession(world, id))).filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (status === undefined || session.status === status) &&
        (subscription === undefined || session.subscription === subscription),
    );
    return pageOf(found, params, '/v1/checkout/sessions');
  }),
  get('/checkout/sessions/:id', ({ id, params, world }) => {
    params.accept('expand');
    return requireSession(world, id);
  }),
  post('/checkout/sessions/:id/expire', ({ id, params, world }) => {
    params.accept('expand');
    const session = requireSession(world, id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status ?? 'unknown'}.`,
      );
    }
    expireSession(world, session);
    return session;
  }),
];

function requireSession({ store }: World, id: string): Stripe.Checkout.Session {
  const session = store.checkoutSessions.get(id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return session;
}

function create(world: World, params: Params): Stripe.Checkout.Session {
  const { store, origin } = world;
  params.accept(
    'mode',
    'ui_mode',
    'line_items',
    'customer',
    'customer_email',
    'client_reference_id',
    'metadata',
    'subscription_data',
    'success_url',
    'cancel_url',
    'expires_at',
    'payment_method_collection',
    'automatic_tax',
    'billing_address_collection',
    'customer_update',
    'tax_id_collection',
    'expand',
    ...WITHOUT_EFFECT,
  );
  params.requireText('mode');
  params.choice('mode', ['subscription']);
  params.choice('ui_mode', ['hosted_page', 'hosted']);
  params.requireText('success_url');
  const successUrl = params.address('success_url') ?? '';
  const cancelUrl = params.address('cancel_url') ?? null;
  const email = params.text('customer_email') ?? null;
  const lineItems = params
    .list('line_items')
    .map((fields, index) => readLineItem(world, fields, index));
  const currency = lineItems[0]?.currency;
  if (currency === undefined) {
    throw invalid('Missing required param: line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  }
  if (params.has('customer') && email !== null) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  }
  const named = params.text('customer');
  const customer = named === undefined ? null : requireCustomer(world, named, 'customer', 400);
  const details = readDetails(params, customer);
  const subscription = params
    .nested('subscription_data')
    ?.accept('metadata', 'trial_period_days', 'description', 'billing_mode', 'trial_settings');
  const now = store.now();
  const missingPaymentMethod = readTrialSettings(subscription?.nested('trial_settings'));
  const collection = params.choice('payment_method_collection', ['always', 'if_required']);
  const plan = {
    lineItems,
    subscriptionMetadata: subscription?.mergedMetadata('metadata') ?? {},
    trialDays: subscription?.integer('trial_period_days') ?? 0,
    missingPaymentMethod,
    mayLackCard: collection === 'if_required',
    saves: details.saves,
  };
  const id = newId('cs_test');
  const session = buildCheckoutSession({
    id,
    url: `${origin}/pay/${id}`,
    customer: named ?? newCustomer(world, email),
    customerEmail: email,
    clientReferenceId: params.text('client_reference_id') ?? null,
    lineItems,
    currency,
    metadata: params.mergedMetadata('metadata'),
    successUrl,
    cancelUrl,
    created: now,
    expiresAt: readExpiry(world, params),
    asks: details.asks,
  });
  store.checkoutSessions.set(id, session);
  store.checkoutPlans.set(id, plan);
  return session;
}

/**
 * What the page asks for, and what it saves with a customer that exists already. Stripe refuses a session that could not
 * save what it needs: docs.stripe.com/tax/checkout and docs.stripe.com/tax/checkout/tax-ids.
 */
function readDetails(params: Params, customer: Stripe.Customer | null) {
  const isOn = (name: string, ...known: string[]) =>
    params
      .nested(name)
      ?.accept('enabled', ...known)
      .boolean('enabled') === true;
  const update = params.nested('customer_update')?.accept('address', 'name', 'shipping');
  if (update && !customer) {
    throw invalid('`customer_update` can only be used with `customer`.', {
      param: 'customer_update',
    });
  }
  const saves = {
    address: update?.choice('address', ['auto', 'never']) === 'auto' || !customer,
    name: update?.choice('name', ['auto', 'never']) === 'auto' || !customer,
  };
  const collection = params.choice('billing_address_collection', ['auto', 'required']);
  const asks = {
    address: collection === 'required',
    taxId: isOn('tax_id_collection', 'required'),
    tax: isOn('automatic_tax', 'liability'),
  };
  if (asks.taxId && !saves.name) {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  if (asks.tax && !saves.address && !customer?.address) {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid' },
    );
  }
  return { asks, saves };
}

/** @returns what happens to a trial that ends without a card */
export function readTrialSettings(settings: Params | undefined): MissingPaymentMethod {
  const end = settings?.accept('end_behavior').nested('end_behavior');
  end?.accept('missing_payment_method').requireText('missing_payment_method');
  return (
    end?.choice('missing_payment_method', ['cancel', 'create_invoice', 'pause']) ?? 'create_invoice'
  );
}

/** A session lasts from half an hour to a day. */
function readExpiry({ store }: World, params: Params): Seconds {
  const now = store.now();
  const at = params.integer('expires_at');
  if (at === undefined) return now + DAY;
  // The caller's clock may be a few seconds off.
  if (at >= now + 1800 - 10 && at <= now + DAY + 10) return at;
  throw invalid(
    'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  );
}

function readLineItem(world: World, fields: Params, index: number): Stripe.LineItem {
  fields.accept('price', 'quantity');
  const price = requirePrice(world, fields.requireText('price'), `line_items[${index}][price]`);
  const quantity = fields.integer('quantity') ?? 1;
  if (quantity < 1) throw invalid('Invalid quantity', { param: `line_items[${index}][quantity]` });
  const product = world.store.products.get(idOf(price.product));
  return buildLineItem({
    id: newId('li'),
    price,
    description: product?.name ?? price.id,
    quantity,
  });
}

/** Stripe creates the customer when the session is paid; here it is created with the session. */
function newCustomer({ store, emit }: World, email: string | null): string {
  const id = newId('cus');
  const customer = buildCustomer({
    id,
    created: store.now(),
    invoicePrefix: id.slice(-8).toUpperCase(),
    email,
  });
  store.customers.set(id, customer);
  emit('customer.created', customer);
  return id;
}
