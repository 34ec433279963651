import type Stripe from 'stripe';
import { shown } from '../objects/shape.ts';
import { newId } from '../state/store.ts';
import type { World } from '../state/world.ts';

/** Who an invoice is for, as pages ask for it. An empty tax number is none. */
export type Details = { name: string; address: Stripe.Address; taxId: string | null };

/** What a page was given becomes the customer's, as far as it saves that, and is on the invoices from then on. */
export function setDetails(
  world: World,
  customer: Stripe.Customer,
  { name, address, taxId }: Details,
  saves = { name: true, address: true },
): void {
  const { store, emit } = world;
  if (saves.name) customer.name = name;
  if (saves.address) customer.address = address;
  emit('customer.updated', customer);
  const [held] = store.taxIds.get(customer.id) ?? [];
  if (held?.value === (taxId ?? undefined)) return;
  if (held !== undefined) {
    store.taxIds.delete(customer.id);
    emit('customer.tax_id.deleted', held);
  }
  if (taxId !== null) setTaxId(world, customer, taxId);
}

/** What its country says of a number follows from the number: docs.stripe.com/billing/customer/tax-ids, "Validation". */
export function setTaxId(
  { store, emit }: World,
  customer: Stripe.Customer,
  value: string,
): Stripe.TaxId {
  const [, status = 'verified'] = VERDICTS.find(([digits]) => value.includes(digits)) ?? [];
  const taxId = shown<Stripe.TaxId>({
    id: newId('txi'),
    object: 'tax_id',
    customer: customer.id,
    type: 'eu_vat',
    value,
    verification: { status },
  });
  store.taxIds.set(customer.id, [taxId]);
  emit('customer.tax_id.created', taxId);
  return taxId;
}

const VERDICTS = [
  ['111111111', 'unverified'],
  ['222222222', 'pending'],
] as const;
