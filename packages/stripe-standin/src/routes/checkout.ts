import type Stripe from 'stripe';
import { expireSession } from '../billing/checkout.ts';
import { DAY } from '../kit/time.ts';
import { buildCheckoutSession } from '../objects/sessions.ts';
import { invalid, missing } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import { requireCustomer, requireOne, requirePrice, type World } from '../state/world.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';
import { list, retrieve } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';

const PATH = '/checkout/sessions';

export const checkoutEndpoints: readonly Endpoint[] = [
  post(PATH, ({ params, world }) => create(world, params)),
  list(PATH, ({ checkoutSessions }) => checkoutSessions.values(), {
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
    'billing_address_collection',
    'customer_update',
    'tax_id_collection',
  );
  params.requireText('mode');
  params.choice('mode', ['subscription']);
  params.requireText('success_url');
  const price = readPrice(world, params.list('line_items'));
  const customer = requireCustomer(world, params.requireText('customer'));
  const { asks, saves } = readDetails(params, customer);
  const subscription = params.nested('subscription_data')?.accept('metadata', 'trial_period_days');
  const id = newId('cs_test');
  const session = buildCheckoutSession(
    {
      id,
      url: `${origin}/pay/${id}`,
      customer: customer.id,
      client_reference_id: params.text('client_reference_id') ?? null,
      metadata: params.mergedMetadata('metadata'),
      success_url: params.address('success_url') ?? null,
      cancel_url: params.address('cancel_url') ?? null,
      created: store.now(),
      expires_at: store.now() + DAY,
    },
    price,
    asks,
  );
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
