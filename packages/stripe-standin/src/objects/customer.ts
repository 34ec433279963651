import type Stripe from 'stripe';
import { shown } from './shape.ts';

type Fields = 'id' | 'created' | 'invoice_prefix' | 'metadata';
type Optional = 'email' | 'name' | 'test_clock';

export function buildCustomer(
  fields: Pick<Stripe.Customer, Fields> & Partial<Pick<Stripe.Customer, Optional>>,
): Stripe.Customer {
  return shown<Stripe.Customer>({
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    email: null,
    invoice_settings: shown<Stripe.Customer.InvoiceSettings>({ default_payment_method: null }),
    name: null,
    next_invoice_sequence: 1,
    test_clock: null,
    ...fields,
  });
}
