import type Stripe from 'stripe';
import { z } from 'zod';
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
import { invalid } from '../state/faults.ts';
import { idOf, newId, type Charge } from '../state/store.ts';
import { requireCustomer, requireOne, requireSubscription, type World } from '../state/world.ts';
import {
  list,
  matching,
  matchingOf,
  post,
  retrieve,
  search,
  type Call,
  type Endpoint,
} from '../wire/endpoint.ts';
import { anyText, flag, text } from '../wire/params.ts';
import { CHANGE, readChange } from './subscriptions.ts';

const details = z.strictObject({ ...CHANGE, resume_at: z.literal('now').optional() }).optional();
const PREVIEW = { customer: anyText, subscription: text, subscription_details: details };

export const invoiceEndpoints: readonly Endpoint[] = [
  list(
    '/invoices',
    { customer: anyText, status: anyText, subscription: anyText },
    ({ given: { customer, status, subscription }, world }) =>
      matchingOf(world, world.store.invoices, customer).filter(
        (invoice) =>
          (status === undefined || invoice.status === status) &&
          (subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === subscription),
      ),
  ),
  post('/invoices/create_preview', PREVIEW, preview),
  // docs.stripe.com/search#query-fields-for-invoices
  search('/invoices', /^number:(["'])(?<number>[^"']+)\1$/, ({ invoices }, { number }) =>
    matching(invoices, { number }),
  ),
  retrieve('/invoices', 'invoice', ({ invoices }) => invoices, 'invoice'),
  // The stand-in can only stop the collection of an invoice.
  post('/invoices/:id', { auto_advance: z.literal('false') }, ({ id, world }) => {
    const invoice = requireInvoice(world, id);
    if (invoice.status !== 'open') throw invalid('This invoice is no longer editable.');
    stopCollecting(invoice);
    world.emit('invoice.updated', invoice);
    return invoice;
  }),
  // docs.stripe.com/api/invoices/finalize
  post('/invoices/:id/finalize', { auto_advance: flag }, ({ id, given, world }) => {
    const invoice = requireInvoice(world, id);
    if (invoice.status !== 'draft') {
      throw invalid(
        "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      );
    }
    if (given.auto_advance === false) finalizeUncollected(world, invoice);
    else finalizeInvoice(world, invoice);
    return invoice;
  }),
  post('/invoices/:id/void', {}, ({ id, world }) => {
    const invoice = requireInvoice(world, id);
    if (invoice.status !== 'open') {
      throw invalid(`You can only void open invoices; this one is ${invoice.status ?? 'unknown'}.`);
    }
    voidInvoice(world, invoice);
    giveUpWith(world, invoice);
    return invoice;
  }),
  post('/invoices/:id/pay', { payment_method: anyText }, ({ id, given, world }) => {
    const invoice = requireInvoice(world, id);
    const { payment_method: card } = given;
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
function preview({ given, world }: Call<typeof PREVIEW>): Stripe.Invoice {
  const subscription = requireSubscription(world, given.subscription, 'subscription', 400);
  const { cancel_at: end, status } = subscription;
  const endsFirst = end !== null && end <= periodEndOf(subscription);
  const isStopped = status === 'paused' || endsFirst;
  if (hasEnded(subscription) || (isStopped && !given.subscription_details)) {
    throw invalid(`No upcoming invoices for subscription ${subscription.id}`, {
      code: 'invoice_upcoming_none',
    });
  }
  const customer = requireCustomer(world, idOf(subscription.customer));
  if ((given.customer ?? customer.id) !== customer.id) {
    throw invalid('The subscription does not belong to this customer', { param: 'customer' });
  }
  const { charges, at } = previewCharges(world, subscription, given.subscription_details);
  const fields = { customer, subscription, charges, created: at, reason: 'upcoming' } as const;
  return buildInvoice(world.store, { id: `upcoming_${newId('in')}`, ...fields });
}

function previewCharges(
  world: World,
  subscription: Stripe.Subscription,
  wanted: z.output<typeof details>,
): { charges: readonly Charge[]; at: Seconds } {
  const now = world.store.now();
  if (wanted?.resume_at === 'now') {
    if (subscription.status !== 'paused') {
      throw invalid('`resume_at` is only for subscriptions that are paused.', {
        param: 'subscription_details[resume_at]',
      });
    }
    return { charges: previewResumption(world, subscription), at: now };
  }
  const end = periodEndOf(subscription);
  const pending = pendingChargesOf(world, subscription);
  const asked = wanted && readChange(world, subscription, wanted);
  if (!asked) return { charges: [...pending, renewalOf(subscription)], at: end };
  const { at, change, proration } = asked;
  const plan = planChange(world, subscription, change, at, proration);
  const charges = [...pending, ...plan.charges];
  return plan.billsNow || proration === 'always_invoice'
    ? { charges, at: now }
    : { charges: [...charges, renewalOf(subscription, change.price)], at: end };
}
