import type Stripe from 'stripe';
import { findOwnMethod } from '../billing/cards.ts';
import { deleteCustomer } from '../billing/customers.ts';
import { buildCustomer } from '../objects/customer.ts';
import { newestFirst } from '../objects/list.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { newId, type Store } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { del, get, post, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING, readLimit } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';

const FIELDS = ['email', 'name', 'phone', 'description'] as const;
const KNOWN = [
  ...FIELDS,
  'metadata',
  'preferred_locales',
  'address',
  'invoice_settings',
  'expand',
] as const;

export const customerEndpoints: readonly Endpoint[] = [
  post('/customers', ({ params, world }) => {
    const { store, emit } = world;
    params.accept(...KNOWN, 'payment_method', 'test_clock');
    const testClock = params.text('test_clock') ?? null;
    if (testClock !== null && !store.testClocks.has(testClock)) {
      throw noSuch('test_clock', testClock, 'test_clock', 400);
    }
    const id = newId('cus');
    const customer = buildCustomer({
      id,
      created: store.now(),
      invoicePrefix: id.slice(-8).toUpperCase(),
      metadata: params.mergedMetadata('metadata'),
    });
    customer.test_clock = testClock;
    applyFields(customer, params);
    store.customers.set(id, customer);
    emit('customer.created', customer);
    const card = params.text('payment_method');
    const method = card && findOwnMethod(world, customer, card, 'payment_method');
    const usual = readDefaultCard(params);
    if (method && usual === card) customer.invoice_settings.default_payment_method = method.id;
    else applyDefaultCard(world, customer, usual);
    return customer;
  }),
  get('/customers', ({ params, world: { store } }) => {
    params.accept(...PAGING, 'email', 'test_clock');
    const email = params.text('email');
    // Customers on a test clock are shown only to who asks for that clock: docs.stripe.com/api/customers/list
    const testClock = params.text('test_clock') ?? null;
    const found = living(store).filter(
      (customer) =>
        customer.test_clock === testClock && (email === undefined || customer.email === email),
    );
    return pageOf(found, params, '/v1/customers');
  }),
  get('/customers/search', ({ params, world: { store } }) => {
    params.accept('query', 'limit', 'page', 'expand');
    const matches = parseQuery(params.requireText('query'));
    const found = living(store).filter(matches);
    const limit = readLimit(params);
    return {
      object: 'search_result',
      data: found.slice(0, limit),
      has_more: found.length > limit,
      next_page: null,
      url: '/v1/customers/search',
    };
  }),
  get('/customers/:id', ({ id, params, world: { store } }) => {
    params.accept('expand');
    const customer = store.customers.get(id);
    if (!customer) throw noSuch('customer', id, 'id');
    return customer;
  }),
  post('/customers/:id', ({ id, params, world }) => {
    params.accept(...KNOWN);
    const customer = requireCustomer(world, id, 'id');
    customer.metadata = params.mergedMetadata('metadata', customer.metadata);
    applyDefaultCard(world, customer, readDefaultCard(params));
    applyFields(customer, params);
    world.emit('customer.updated', customer);
    return customer;
  }),
  del('/customers/:id', ({ id, params, world }) => {
    params.accept();
    return deleteCustomer(world, id);
  }),
];

function applyFields(customer: Stripe.Customer, params: Params): void {
  for (const field of FIELDS) {
    const value = params.text(field);
    if (value !== undefined) customer[field] = value === '' ? null : value;
  }
  if (params.has('preferred_locales'))
    customer.preferred_locales = params.texts('preferred_locales');
  if (!params.has('address')) return;
  const address = params.isEmpty('address') ? undefined : params.nested('address');
  address?.accept('city', 'country', 'line1', 'line2', 'postal_code', 'state');
  const part = (name: string) => address?.text(name) ?? null;
  customer.address = address
    ? {
        city: part('city'),
        country: part('country'),
        line1: part('line1'),
        line2: part('line2'),
        postal_code: part('postal_code'),
        state: part('state'),
      }
    : null;
}

function readDefaultCard(params: Params): string | undefined {
  const settings = params.nested('invoice_settings')?.accept('default_payment_method');
  return settings?.text('default_payment_method');
}

/** An empty text takes the default away. */
function applyDefaultCard(
  world: World,
  customer: Stripe.Customer,
  reference: string | undefined,
): void {
  if (reference === undefined) return;
  const param = 'invoice_settings[default_payment_method]';
  customer.invoice_settings.default_payment_method =
    reference === '' ? null : findOwnMethod(world, customer, reference, param).id;
}

function living(store: Store): Stripe.Customer[] {
  return newestFirst([...store.customers.values()].filter((customer) => !customer.deleted));
}

const CLAUSE =
  /^(?:metadata\[(["'])(?<key>.+?)\1\]|(?<field>email|name)):(["'])(?<value>(?:\\.|(?!\4).)*)\4$/;

/** Supports exact matches joined by AND: `metadata['uid']:'a' AND email:'b'`. */
function parseQuery(query: string): (customer: Stripe.Customer) => boolean {
  const clauses = query.split(/\s+AND\s+/i).map((text) => {
    const groups = CLAUSE.exec(text.trim())?.groups;
    if (!groups) {
      throw invalid(`We were unable to parse your search query: ${query}`, { param: 'query' });
    }
    const wanted = (groups['value'] ?? '').replaceAll(/\\(.)/g, '$1');
    const { key, field } = groups;
    return (customer: Stripe.Customer) =>
      key === undefined
        ? (field === 'email' ? customer.email : customer.name) === wanted
        : customer.metadata[key] === wanted;
  });
  return (customer) => clauses.every((matches) => matches(customer));
}
