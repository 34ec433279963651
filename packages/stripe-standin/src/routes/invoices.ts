import type Stripe from 'stripe';
import { findOwnMethod } from '../billing/cards.ts';
import { nameOf, upcomingCharges } from '../billing/charges.ts';
import { stopCollecting, accountFieldsOf, voidInvoice } from '../billing/invoicing.ts';
import { giveUpResumptionWith, previewResumption } from '../billing/pauses.ts';
import { finalizeInvoice, payInvoice } from '../billing/payments.ts';
import { giveUpWithInvoice } from '../billing/pending-updates.ts';
import { planChange } from '../billing/proration.ts';
import { hasEnded, periodEndOf } from '../billing/subscriptions.ts';
import { nextPeriodEnd, type Seconds } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import { buildInvoice } from '../objects/invoice.ts';
import { newestFirst } from '../objects/list.ts';
import type { Charge } from '../state/charge.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { get, post, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';
import { readChange, requireSubscription } from './subscriptions.ts';

export const invoiceEndpoints: readonly Endpoint[] = [
  get('/invoices', ({ params, world }) => {
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
  }),
  post('/invoices/create_preview', ({ params, world }) => preview(world, params)),
  get('/invoices/:id', ({ id, params, world }) => {
    params.accept('expand');
    return requireInvoice(world, id);
  }),
  post('/invoices/:id', ({ id, params, world }) => {
    params.accept('auto_advance', 'expand');
    const invoice = requireInvoice(world, id);
    if (params.boolean('auto_advance') !== false) {
      throw invalid('The stand-in can only stop the collection of an invoice.');
    }
    if (invoice.status !== 'open') throw invalid('This invoice is no longer editable.');
    stopCollecting(invoice);
    world.emit('invoice.updated', invoice);
    return invoice;
  }),
  post('/invoices/:id/void', ({ id, params, world }) => {
    params.accept('expand');
    const invoice = requireInvoice(world, id);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw invalid(
        `You can only void open or uncollectible invoices; this one is ${invoice.status ?? 'unknown'}.`,
      );
    }
    voidInvoice(world, invoice);
    giveUpWithInvoice(world, invoice);
    giveUpResumptionWith(world, invoice);
    return invoice;
  }),
  post('/invoices/:id/pay', ({ id, params, world }) => {
    params.accept('off_session', 'payment_method', 'expand');
    const invoice = requireInvoice(world, id);
    const card = params.text('payment_method');
    const customer = requireCustomer(world, idOf(invoice.customer ?? ''), 'customer', 400);
    const method = card && findOwnMethod(world, customer, card, 'payment_method');
    const wasDraft = invoice.status === 'draft';
    if (wasDraft) finalizeInvoice(world, invoice);
    if (invoice.status === 'paid' && wasDraft) return invoice;
    payInvoice(world, invoice, method ? { method } : {});
    return invoice;
  }),
];

function requireInvoice({ store }: World, id: string): Stripe.Invoice {
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
  const isStopped = subscription.status === 'paused' || endsFirst;
  if (hasEnded(subscription) || (isStopped && !details)) {
    throw invalid(`No upcoming invoices for subscription ${subscription.id}`, {
      code: 'invoice_upcoming_none',
    });
  }
  const customer = requireCustomer(world, idOf(subscription.customer), 'customer', 400);
  const named = params.text('customer');
  if (named !== undefined && named !== customer.id) {
    throw invalid('The subscription does not belong to this customer', { param: 'customer' });
  }
  const { charges, at } = previewCharges(world, subscription, details);
  return buildInvoice({
    id: `upcoming_${newId('in')}`,
    number: null,
    customer,
    subscription,
    charges,
    created: at,
    reason: 'upcoming',
    startingBalance: customer.balance,
    ...accountFieldsOf(world.store, customer, subscription),
    origin: null,
  });
}

function previewCharges(
  world: World,
  subscription: Stripe.Subscription,
  details: Params | undefined,
): { charges: readonly Charge[]; at: Seconds } {
  details?.accept(
    'items',
    'proration_behavior',
    'proration_date',
    'cancel_at_period_end',
    'resume_at',
  );
  if (details?.choice('resume_at', ['now']) === 'now') {
    if (subscription.status !== 'paused') {
      throw invalid('`resume_at` is only for subscriptions that are paused.', {
        param: 'subscription_details[resume_at]',
      });
    }
    return { charges: previewResumption(world, subscription), at: world.store.now() };
  }
  const end = periodEndOf(subscription);
  if (!details?.has('items')) return { charges: upcomingCharges(world, subscription), at: end };
  const { at, changes, proration } = readChange(world, subscription, details);
  const plan = planChange(world, subscription, changes, at, proration);
  const pending = world.store.pendingCharges.get(subscription.id) ?? [];
  if (plan.billsNow || proration === 'always_invoice') {
    return { charges: [...pending, ...plan.charges], at: world.store.now() };
  }
  const renewals = changes.map(({ item, price, quantity }): Charge => {
    const start = item.current_period_end;
    return {
      description: nameOf(price),
      amount: amountOf(price) * quantity,
      price,
      quantity,
      subscriptionItem: item.id,
      proration: false,
      period: {
        start,
        end: nextPeriodEnd(subscription.billing_cycle_anchor, recurringOf(price), start),
      },
    };
  });
  return { charges: [...pending, ...plan.charges, ...renewals], at: end };
}
