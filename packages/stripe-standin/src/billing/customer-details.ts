import type Stripe from 'stripe';
import { newId, type TaxId } from '../state/store.ts';
import type { World } from '../state/world.ts';

/** Who an invoice is for, as pages ask for it. An empty tax number is none. */
export type Details = { name: string; address: Stripe.Address; taxId: string | null };

/** What the portal was given becomes the customer's, and is on the invoices from then on. */
export function setDetails(
  world: World,
  customer: Stripe.Customer,
  { name, address, taxId }: Details,
): void {
  const { store, emit } = world;
  customer.name = name;
  customer.address = address;
  emit('customer.updated', customer);
  const [held] = store.taxIds.get(customer.id) ?? [];
  if (held?.value === (taxId ?? undefined)) return;
  if (held !== undefined) {
    store.taxIds.delete(customer.id);
    emit('customer.tax_id.deleted', held);
  }
  if (taxId !== null) setTaxId(world, customer, taxId);
}

/**
 * A number is pending at first, and then what its country says: docs.stripe.com/billing/customer/tax-ids, "Validation". What it
 * says here follows from the number, as with the test numbers there.
 */
export function setTaxId({ store, emit }: World, customer: Stripe.Customer, value: string): TaxId {
  const verification = { status: 'pending', verified_address: null, verified_name: null };
  const taxId = {
    id: newId('txi'),
    object: 'tax_id',
    customer: customer.id,
    type: 'eu_vat',
    value,
    verification,
  } as const;
  store.taxIds.set(customer.id, [taxId]);
  emit('customer.tax_id.created', taxId);
  if (value.includes(STAYS_PENDING)) return taxId;
  verification.status = value.includes(IS_WRONG) ? 'unverified' : 'verified';
  emit('customer.tax_id.updated', taxId, { verification: { status: 'pending' } });
  return taxId;
}

const IS_WRONG = '111111111';
const STAYS_PENDING = '222222222';
