import { z } from 'zod';
import { findOwnMethod } from '../billing/cards.ts';
import { setTaxId } from '../billing/customer-details.ts';
import { deleteCustomer } from '../billing/subscriptions.ts';
import { buildCustomer } from '../objects/catalogue.ts';
import { newId } from '../state/store.ts';
import { requireCustomer, requireOne } from '../state/world.ts';
import { del, post, retrieve, search, type Endpoint } from '../wire/endpoint.ts';
import { anyText, merge, metadata, text } from '../wire/params.ts';

const ABOUT = { email: anyText, name: anyText, metadata };
const addressLine = z
  .string()
  .transform((line) => line || null)
  .default(null);

export const customerEndpoints: readonly Endpoint[] = [
  post('/customers', { ...ABOUT, test_clock: anyText }, ({ given, world: { store, emit } }) => {
    const { email, name, test_clock = null } = given;
    if (test_clock !== null) {
      requireOne(store.testClocks, 'test_clock', test_clock, 'test_clock', 400);
    }
    const id = newId('cus');
    const customer = buildCustomer({
      id,
      email: email || null,
      name: name || null,
      invoice_prefix: id.slice(-8).toUpperCase(),
      metadata: merge(given.metadata),
      test_clock,
    });
    store.customers.set(id, customer);
    emit('customer.created', customer);
    return customer;
  }),
  // It knows an exact match of metadata: `metadata['uid']:'a'`.
  search(
    '/customers',
    /^metadata\['(?<key>.+?)'\]:'(?<value>(?:\\.|[^'])*)'$/,
    ({ customers }, { key = '', value = '' }) => {
      const wanted = value.replaceAll(/\\(.)/g, '$1');
      return [...customers.values()].filter((one) => !one.deleted && one.metadata[key] === wanted);
    },
  ),
  retrieve('/customers', 'customer', ({ customers }) => customers),
  post(
    '/customers/:id',
    {
      ...ABOUT,
      invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
      address: z
        .strictObject({
          line1: addressLine,
          line2: addressLine,
          postal_code: addressLine,
          city: addressLine,
          state: addressLine,
          country: addressLine,
        })
        .optional(),
    },
    ({ id, given, world }) => {
      const customer = requireCustomer(world, id, 'id', 404);
      const card = given.invoice_settings?.default_payment_method;
      const param = 'invoice_settings[default_payment_method]';
      customer.metadata = merge(given.metadata, customer.metadata);
      if (card !== undefined) {
        const { id: method } = findOwnMethod(world, customer, card, param);
        customer.invoice_settings.default_payment_method = method;
      }
      const { email = customer.email, name = customer.name, address } = given;
      customer.email = email || null;
      customer.name = name || null;
      if (address) customer.address = address;
      world.emit('customer.updated', customer);
      return customer;
    },
  ),
  // docs.stripe.com/api/tax_ids/customer_create; the stand-in keeps one for each customer.
  post(
    '/customers/:id/tax_ids',
    { type: z.literal('eu_vat'), value: text },
    ({ id, given, world }) => setTaxId(world, requireCustomer(world, id, 'id', 404), given.value),
  ),
  del('/customers/:id', {}, ({ id, world }) => deleteCustomer(world, id)),
];
