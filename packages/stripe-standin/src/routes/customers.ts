import type Stripe from 'stripe';
import { findOwnMethod } from '../billing/cards.ts';
import { setTaxId } from '../billing/customer-details.ts';
import { deleteCustomer } from '../billing/subscriptions.ts';
import { buildCustomer } from '../objects/customer.ts';
import { newestFirst } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireCustomer, requireOne } from '../state/world.ts';
import { del, get, post, retrieve, searchOf, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

const FIELDS = ['email', 'name'] as const;
const ADDRESS = ['line1', 'line2', 'postal_code', 'city', 'state', 'country'] as const;

export const customerEndpoints: readonly Endpoint[] = [
  post('/customers', ({ params, world: { store, emit } }) => {
    params.accept(...FIELDS, 'metadata', 'test_clock');
    const testClock = params.text('test_clock') ?? null;
    if (testClock !== null) {
      requireOne(store.testClocks, 'test_clock', testClock, 'test_clock', 400);
    }
    const id = newId('cus');
    const customer = buildCustomer({
      id,
      created: store.now(),
      invoice_prefix: id.slice(-8).toUpperCase(),
      metadata: params.mergedMetadata('metadata'),
      test_clock: testClock,
    });
    applyFields(customer, params);
    store.customers.set(id, customer);
    emit('customer.created', customer);
    return customer;
  }),
  get('/customers/search', ({ params, world: { store } }) => {
    params.accept('query', 'limit');
    const isWanted = parseQuery(params.requireText('query'));
    const living = [...store.customers.values()].filter((customer) => !customer.deleted);
    return searchOf(newestFirst(living).filter(isWanted), params, '/v1/customers/search');
  }),
  retrieve('/customers', 'customer', ({ customers }) => customers),
  post('/customers/:id', ({ id, params, world }) => {
    params.accept(...FIELDS, 'metadata', 'invoice_settings', 'address');
    const customer = requireCustomer(world, id, 'id', 404);
    const settings = params.nested('invoice_settings')?.accept('default_payment_method');
    const card = settings?.text('default_payment_method');
    const param = 'invoice_settings[default_payment_method]';
    customer.metadata = params.mergedMetadata('metadata', customer.metadata);
    if (card !== undefined) {
      const { id: method } = findOwnMethod(world, customer, card, param);
      customer.invoice_settings.default_payment_method = method;
    }
    applyFields(customer, params);
    const address = params.nested('address')?.accept(...ADDRESS);
    if (address) customer.address = readAddress(address);
    world.emit('customer.updated', customer);
    return customer;
  }),
  // docs.stripe.com/api/tax_ids/customer_create; the stand-in keeps one for each customer.
  post('/customers/:id/tax_ids', ({ id, params, world }) => {
    params.accept('type', 'value');
    params.requireChoice('type', ['eu_vat']);
    return setTaxId(world, requireCustomer(world, id, 'id', 404), params.requireText('value'));
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
}

function readAddress(params: Params): Stripe.Address {
  const text = (name: (typeof ADDRESS)[number]) => params.text(name) || null;
  return {
    line1: text('line1'),
    line2: text('line2'),
    postal_code: text('postal_code'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
  };
}

const CLAUSE = /^metadata\['(?<key>.+?)'\]:'(?<value>(?:\\.|[^'])*)'$/;

/** Supports an exact match of metadata only: `metadata['uid']:'a'`. */
function parseQuery(query: string): (customer: Stripe.Customer) => boolean {
  const { key = '', value = '' } = CLAUSE.exec(query)?.groups ?? {};
  if (key === '') {
    throw invalid(`We were unable to parse your search query: ${query}`, { param: 'query' });
  }
  const wanted = value.replaceAll(/\\(.)/g, '$1');
  return ({ metadata }) => metadata[key] === wanted;
}
