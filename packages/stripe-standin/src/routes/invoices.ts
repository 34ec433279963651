import type Stripe from 'stripe';
import { findOwnMethod } from '../billing/cards.ts';
import { pendingChargesOf, planChange, renewalOf } from '../billing/charges.ts';
import {
  finalizeUncollected,
  stopCollecting,
  subscriptionOf,
  voidInvoice,
} from '../billing/invoicing.ts';
import { giveUpResumption, previewResumption } from '../billing/pauses.ts';
import { finalizeInvoice, payInvoice } from '../billing/payments.ts';
import { expirePendingUpdate, hasEnded, periodEndOf } from '../billing/subscriptions.ts';
import type { Seconds } from '../kit/time.ts';
import { buildInvoice } from '../objects/invoice.ts';
import { newestFirst } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId, type Charge } from '../state/store.ts';
import { requireCustomer, requireOne, requireSubscription, type World } from '../state/world.ts';
import { get, list, post, retrieve, searchOf, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';
import { readChange } from './subscriptions.ts';

export const invoiceEndpoints: readonly Endpoint[] = [
  list(
    '/invoices',
    ({ invoices }) => invoices,
    {
      customer: ({ customer }) => customer,
      status: ({ status }) => status,
      subscription: ({ parent }) => parent?.subscription_details?.subscription,
    },
    { knowsCustomer: true },
  ),
  post('/invoices/create_preview', ({ params, world }) => preview(world, params)),
  // docs.stripe.com/search#query-fields-for-invoices; unlike Stripe, it finds what is a second old.
  get('/invoices/search', ({ params, world: { store } }) => {
    params.accept('query', 'limit');
    const query = params.requireText('query');
    const wanted = /^number:(["'])(?<number>[^"']+)\1$/.exec(query)?.groups?.['number'];
    if (wanted === undefined) {
      throw invalid(`We were unable to parse your search query: ${query}`, { param: 'query' });
    }
    const found = newestFirst(store.invoices.values()).filter(({ number }) => number === wanted);
    return searchOf(found, params, '/v1/invoices/search');
  }),
  retrieve('/invoices', 'invoice', ({ invoices }) => invoices, 'invoice'),
  post('/invoices/:id', ({ id, params, world }) => {
    params.accept('auto_advance');
    const invoice = requireInvoice(world, id);
    if (params.boolean('auto_advance') !== false) {
      throw invalid('The stand-in can only stop the collection of an invoice.');
    }
    if (invoice.status !== 'open') throw invalid('This invoice is no longer editable.');
    stopCollecting(invoice);
    world.emit('invoice.updated', invoice);
    return invoice;
  }),
  // docs.stripe.com/api/invoices/finalize
  post('/invoices/:id/finalize', ({ id, params, world }) => {
    params.accept('auto_advance');
    const invoice = requireInvoice(world, id);
    if (invoice.status !== 'draft') {
      throw invalid(
        "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      );
    }
    if (params.boolean('auto_advance') === false) finalizeUncollected(world, invoice);
    else finalizeInvoice(world, invoice);
    return invoice;
  }),
  post('/invoices/:id/void', ({ id, params, world }) => {
    params.accept();
    const invoice = requireInvoice(world, id);
    if (invoice.status !== 'open') {
      throw invalid(`You can only void open invoices; this one is ${invoice.status ?? 'unknown'}.`);
    }
    voidInvoice(world, invoice);
    giveUpWith(world, invoice);
    return invoice;
  }),
  post('/invoices/:id/pay', ({ id, params, world }) => {
    params.accept('payment_method');
    const invoice = requireInvoice(world, id);
    const card = params.text('payment_method');
    const customer = requireCustomer(world, idOf(invoice.customer ?? ''));
    const method = card ? findOwnMethod(world, customer, card, 'payment_method') : undefined;
    payInvoice(world, invoice, { method });
    return invoice;
  }),
];

function requireInvoice({ store }: World, id: string): Stripe.Invoice {
  return requireOne(store.invoices, 'invoice', id, 'invoice');
}

/** The change or the resumption that an invoice was for goes with it. */
function giveUpWith(world: World, invoice: Stripe.Invoice): void {
  const { store } = world;
  const subscription = subscriptionOf(store, invoice);
  if (!subscription) return;
  const pending = store.pendingUpdates.get(subscription.id);
  if (pending?.invoice === invoice.id && store.reading === 'cautious') {
    expirePendingUpdate(world, subscription);
  }
  const resumption = store.resumptions.get(subscription.id);
  if (resumption === invoice.id) giveUpResumption(world, subscription);
}

/** The next invoice as it would be: the renewal, or what a change of price would cost. */
function preview(world: World, params: Params): Stripe.Invoice {
  params.accept('customer', 'subscription', 'subscription_details');
  const named = params.requireText('subscription');
  const subscription = requireSubscription(world, named, 'subscription', 400);
  const details = params.nested('subscription_details');
  const endsFirst =
    subscription.cancel_at !== null && subscription.cancel_at <= periodEndOf(subscription);
  const isStopped = subscription.status === 'paused' || endsFirst;
  if (hasEnded(subscription) || (isStopped && !details)) {
    throw invalid(`No upcoming invoices for subscription ${subscription.id}`, {
      code: 'invoice_upcoming_none',
    });
  }
  const customer = requireCustomer(world, idOf(subscription.customer));
  if ((params.text('customer') ?? customer.id) !== customer.id) {
    throw invalid('The subscription does not belong to this customer', { param: 'customer' });
  }
  const { charges, at } = previewCharges(world, subscription, details);
  const fields = { customer, subscription, charges, created: at, reason: 'upcoming' } as const;
  return buildInvoice(world.store, { id: `upcoming_${newId('in')}`, ...fields });
}

function previewCharges(
  world: World,
  subscription: Stripe.Subscription,
  details: Params | undefined,
): { charges: readonly Charge[]; at: Seconds } {
  details?.accept('items', 'proration_behavior', 'proration_date', 'resume_at');
  const now = world.store.now();
  if (details?.choice('resume_at', ['now']) === 'now') {
    if (subscription.status !== 'paused') {
      throw invalid('`resume_at` is only for subscriptions that are paused.', {
        param: 'subscription_details[resume_at]',
      });
    }
    return { charges: previewResumption(world, subscription), at: now };
  }
  const end = periodEndOf(subscription);
  const pending = pendingChargesOf(world, subscription);
  if (!details?.has('items')) return { charges: [...pending, renewalOf(subscription)], at: end };
  const { at, change, proration } = readChange(world, subscription, details);
  const plan = planChange(world, subscription, change, at, proration);
  const charges = [...pending, ...plan.charges];
  return plan.billsNow || proration === 'always_invoice'
    ? { charges, at: now }
    : { charges: [...charges, renewalOf(subscription, change.price)], at: end };
}
