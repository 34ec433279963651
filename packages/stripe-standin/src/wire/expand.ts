import { intentOf, paymentsOf } from '../billing/payment-records.ts';
import { isRecord } from '../kit/record.ts';
import { listOf } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import type { Store } from '../state/store.ts';

/** A copy of the answer with the named references expanded. */
export function expand(store: Store, answer: unknown, paths: readonly string[]): unknown {
  const copy = copyOf(answer);
  for (const path of paths) expandPath(store, copy, path.split('.'), path);
  return copy;
}

function expandPath(store: Store, at: unknown, segments: readonly string[], path: string): void {
  const [segment, ...rest] = segments;
  if (segment === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) expandPath(store, item, segments, path);
    return;
  }
  if (!isRecord(at)) throw cannotExpand(path);
  // A deleted customer has nothing left to expand.
  if (at['deleted'] === true) return;
  const found = resolve(store, at, segment);
  if (found === undefined) throw cannotExpand(path);
  at[segment] = found;
  expandPath(store, found, rest, path);
}

function resolve(store: Store, holder: Record<string, unknown>, segment: string): unknown {
  const value = holder[segment];
  // Stripe omits the payments of an invoice and the tax ids of a customer unless asked for.
  if (value === undefined && holder['object'] === 'invoice' && segment === 'payments') {
    const id = String(holder['id']);
    return copyOf(listOf(paymentsOf(store, id), `/v1/invoice_payments?invoice=${id}`));
  }
  if (value === undefined && holder['object'] === 'customer' && segment === 'tax_ids') {
    const id = String(holder['id']);
    return copyOf(listOf(store.taxIds.get(id) ?? [], `/v1/customers/${id}/tax_ids`));
  }
  if (typeof value !== 'string') return value;
  return copyOf(segment === 'payment_intent' ? intentOf(store, value) : lookUp(store, value));
}

function lookUp(store: Store, id: string): object | undefined {
  return (
    store.products.get(id) ??
    store.customers.get(id) ??
    store.subscriptions.get(id) ??
    store.invoices.get(id) ??
    store.paymentMethods.get(id) ??
    store.refunds.get(id)
  );
}

/** As the answer is sent, so that what the caller is given does not change with what is held here. */
function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function cannotExpand(path: string) {
  return invalid(`This property cannot be expanded (${path}).`);
}
