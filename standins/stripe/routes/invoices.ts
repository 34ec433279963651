import type Stripe from 'stripe';
import {
  chargesOf,
  payInvoice,
  periodEndOf,
  planPriceChange,
  requireCustomer,
  requirePrice,
  type World,
} from '../billing.ts';
import type { Endpoint } from '../endpoint.ts';
import { invalid, noSuch } from '../faults.ts';
import { amountOf } from '../objects/catalogue.ts';
import { buildInvoice, type Charge } from '../objects/invoice.ts';
import { newestFirst, pageOf, PAGING } from '../paging.ts';
import type { Params } from '../params.ts';
import { idOf, newId } from '../store.ts';
import { findItem, readProration, requireSubscription } from './subscriptions.ts';

export const invoiceEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/invoices',
    run: ({ params, world }) => {
      params.accept(...PAGING, 'customer', 'status', 'subscription');
      const customer = params.text('customer');
      if (customer !== undefined) requireCustomer(world, customer, 'customer', 400);
      const subscription = params.text('subscription');
      const status = params.choice('status', ['draft', 'open', 'paid', 'uncollectible', 'void']);
      const found = newestFirst(world.store.invoices.values()).filter(
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (status === undefined || invoice.status === status) &&
          (subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === subscription),
      );
      return pageOf(found, params, '/v1/invoices');
    },
  },
  {
    method: 'post',
    path: '/invoices/create_preview',
    run: ({ params, world }) => preview(world, params),
  },
  {
    method: 'get',
    path: '/invoices/:id',
    run: ({ id, params, world }) => {
      params.accept('expand');
      return requireInvoice(world, id);
    },
  },
  {
    method: 'post',
    path: '/invoices/:id/pay',
    run: ({ id, params, world }) => {
      params.accept('expand');
      const invoice = requireInvoice(world, id);
      payInvoice(world, invoice);
      return invoice;
    },
  },
];

export function requireInvoice({ store }: World, id: string): Stripe.Invoice {
  const invoice = store.invoices.get(id);
  if (!invoice) throw noSuch('invoice', id, 'invoice');
  return invoice;
}

/** The next invoice as it would be: the renewal, or what a change of price would cost. */
function preview(world: World, params: Params): Stripe.Invoice {
  params.accept('customer', 'subscription', 'subscription_details', 'preview_mode', 'expand');
  const subscription = requireSubscription(
    world,
    params.requireText('subscription'),
    'subscription',
    400,
  );
  const details = params.nested('subscription_details');
  const endsFirst =
    subscription.cancel_at !== null && subscription.cancel_at <= periodEndOf(subscription);
  if (subscription.status === 'canceled' || (endsFirst && !details)) {
    throw invalid(`No upcoming invoices for subscription ${subscription.id}`, {
      code: 'invoice_upcoming_none',
    });
  }
  const customer = requireCustomer(world, idOf(subscription.customer), 'customer', 400);
  const named = params.text('customer');
  if (named !== undefined && named !== customer.id) {
    throw invalid('The subscription does not belong to this customer', { param: 'customer' });
  }
  return buildInvoice({
    id: `upcoming_${newId('in')}`,
    number: null,
    customer,
    subscription,
    charges: previewCharges(world, subscription, details),
    created: periodEndOf(subscription),
    reason: 'upcoming',
    origin: null,
  });
}

function previewCharges(
  world: World,
  subscription: Stripe.Subscription,
  details: Params | undefined,
): Charge[] {
  details?.accept('items', 'proration_behavior', 'proration_date');
  const items = details?.list('items') ?? [];
  if (!details || items.length === 0) return chargesOf(subscription);
  const proration = readProration(details);
  const at = details.integer('proration_date') ?? world.store.now();
  return items.flatMap((fields) => {
    fields.accept('id', 'price', 'quantity');
    const price = requirePrice(
      world,
      fields.requireText('price'),
      'subscription_details[items][0][price]',
    );
    const item = findItem(subscription, fields.requireText('id'));
    if (!item) return [];
    const change = planPriceChange(item, price, at, proration);
    if (change.restarts || proration === 'always_invoice') return change.charges;
    return [...change.charges, renewal(item, price, change.period.end)];
  });
}

function renewal(item: Stripe.SubscriptionItem, price: Stripe.Price, start: number): Charge {
  const quantity = item.quantity ?? 1;
  return {
    description: price.nickname ?? price.id,
    amount: amountOf(price) * quantity,
    price,
    quantity,
    subscriptionItem: item.id,
    proration: false,
    period: { start, end: start + (item.current_period_end - item.current_period_start) },
  };
}
