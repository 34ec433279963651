import { intentOf, paymentsOf } from '../billing/payment-records.ts';
import { isRecord } from '../kit/record.ts';
import { newestFirst } from '../objects/list.ts';
import { listOf } from '../objects/list.ts';
import { invalid } from '../state/faults.ts';
import type { Store } from '../state/store.ts';

const DEEPEST = 4;

/**
 * Refuses paths of more than four levels, as Stripe does; a list's own `data` counts as one.
 * It comes before the call does anything, so that a refused call leaves no trace.
 */
export function refuseDeepPaths(paths: readonly string[]): void {
  for (const path of paths) {
    if (path.split('.').length <= DEEPEST) continue;
    throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`, {
      code: 'property_expansion_max_depth',
    });
  }
}

/** A copy of the answer with the named references expanded. */
export function expand(store: Store, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(answer));
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
  at[segment] = resolve(store, at, segment, path);
  expandPath(store, at[segment], rest, path);
}

function resolve(
  store: Store,
  holder: Record<string, unknown>,
  segment: string,
  path: string,
): unknown {
  const value = holder[segment];
  if (value === undefined) return includable(store, holder, segment, path);
  if (typeof value !== 'string') return value;
  const found = segment === 'payment_intent' ? intentOf(store, value) : lookUp(store, value);
  if (!found) throw cannotExpand(path);
  return JSON.parse(JSON.stringify(found));
}

/** Parts that Stripe omits unless asked for. */
function includable(
  store: Store,
  holder: Record<string, unknown>,
  segment: string,
  path: string,
): unknown {
  const id = String(holder['id']);
  if (holder['object'] === 'checkout.session' && segment === 'line_items') {
    const items = store.checkoutPlans.get(id)?.lineItems ?? [];
    return JSON.parse(JSON.stringify(listOf(items, `/v1/checkout/sessions/${id}/line_items`)));
  }
  if (holder['object'] === 'customer' && segment === 'subscriptions') {
    const own = [...store.subscriptions.values()].filter(
      ({ customer, status }) => customer === id && status !== 'canceled',
    );
    return JSON.parse(
      JSON.stringify(listOf(newestFirst(own), `/v1/customers/${id}/subscriptions`)),
    );
  }
  if (holder['object'] === 'invoice' && segment === 'payments') {
    const payments = listOf(paymentsOf(store, id), `/v1/invoice_payments?invoice=${id}`);
    return JSON.parse(JSON.stringify(payments));
  }
  if (holder['object'] === 'customer' && segment === 'tax_ids') {
    const ids = (store.taxIds.get(id) ?? []).map((taxId) => ({ object: 'tax_id', ...taxId }));
    return JSON.parse(JSON.stringify(listOf(ids, `/v1/customers/${id}/tax_ids`)));
  }
  throw cannotExpand(path);
}

function lookUp(store: Store, id: string): object | undefined {
  return (
    store.products.get(id) ??
    store.prices.get(id) ??
    store.customers.get(id) ??
    store.subscriptions.get(id) ??
    store.invoices.get(id) ??
    store.schedules.get(id) ??
    store.testClocks.get(id) ??
    store.paymentMethods.get(id) ??
    store.charges.get(id)
  );
}

function cannotExpand(path: string) {
  return invalid(`This property cannot be expanded (${path}).`);
}
