import type { Auth } from 'firebase-admin/auth';
import type Stripe from 'stripe';
import { ApiError } from '../../../foundation/errors.ts';
import type { Log } from '../../../foundation/log.ts';
import type { BillingStore, LedgerEntry } from '../billing-store.ts';
import {
  isMarkedDeleted,
  proveCustomer,
  retrieveKnown,
  uidOf,
  type Customer,
} from '../customers.ts';
import type { SubscriptionService } from '../subscription-service.ts';
import { isHandled } from './webhook-events.ts';
import { faultOf } from './unfinalized.ts';

/** Events carry whole objects; Stripe names no limit for them. */
export const WEBHOOK_LIMIT_BYTES = 1024 * 1024;

type Parts = {
  stripe: () => Promise<Stripe>;
  webhookSecret: string;
  store: BillingStore;
  subscriptions: SubscriptionService;
  /** Sends a person's paid invoice to those who are to get it. It can be repeated. */
  tellOfInvoice: (uid: string, invoice: Stripe.Invoice) => Promise<void>;
  auth: () => Promise<Auth>;
  /** What is done about orders that were withdrawn from. It may be done twice. */
  withdrawn: {
    paid: (invoice: Stripe.Invoice) => Promise<void>;
    refundFailed: (refund: Stripe.Refund) => Promise<void>;
  };
  now: () => Date;
  log: Log;
};

/**
 * Handles one delivery of an event.
 *
 * Events arrive late, twice and in any order, so an event is only a hint to read its customer from Stripe. The ledger entry
 * is written in one transaction with what was read: a delivery that is killed before that leaves no trace, and Stripe sends
 * it again; one that is repeated after that changes nothing.
 * @throws {ApiError} `bad_signature`; any other failure makes Stripe try again
 */
export function createWebhook(parts: Parts) {
  const { store, subscriptions, now, log } = parts;
  return async (body: Buffer, signature: string | undefined): Promise<void> => {
    const event = readEvent(await parts.stripe(), body, signature, parts.webhookSecret);
    const fields = { eventId: event.id, eventType: event.type };
    if (await store.hasEvent(event.id)) return log('INFO', 'webhook_repeated', fields);
    // Before all else: its person may have no account any more.
    if (event.type === 'invoice.paid') await parts.withdrawn.paid(event.data.object);
    if (event.type === 'refund.failed') await parts.withdrawn.refundFailed(event.data.object);
    const customerId = isHandled(event.type) ? customerOf(event) : null;
    const entry = { eventId: event.id, type: event.type, customerId };
    const customer = customerId === null ? null : await openOwned(parts, customerId);
    if (customer === null) {
      await store.saveEntry({ ...entry, result: 'ignored' } satisfies LedgerEntry, now());
      return log('INFO', 'webhook_ignored', fields);
    }
    if (event.type === 'invoice.finalization_failed') {
      log('ERROR', 'invoice_not_finalized', {
        ...fields,
        uid: customer.uid,
        ...faultOf(event.data.object),
      });
    }
    // Before the event is entered in the ledger: whatever is lost until then comes again with it.
    if (event.type === 'invoice.paid') {
      await parts.tellOfInvoice(customer.uid, event.data.object);
    }
    const { result } = await subscriptions.syncStrictly(customer, entry);
    log('INFO', `webhook_${result}`, { ...fields, uid: customer.uid });
  };
}

export type ReceiveEvent = ReturnType<typeof createWebhook>;

function readEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret);
  } catch (error) {
    throw new ApiError('bad_signature', 'The signature does not match.', { cause: error });
  }
}

/** Events about a customer's billing carry the customer's id, or are about the customer itself. */
function customerOf(event: Stripe.Event): string | null {
  const object: object = event.data.object;
  if ('object' in object && object.object === 'customer') {
    return 'id' in object && typeof object.id === 'string' ? object.id : null;
  }
  const { previous_attributes: before }: { previous_attributes?: object } = event.data;
  const named = 'customer' in object ? object.customer : null;
  // A card that was taken off names the customer only as it was: docs.stripe.com/api/events/types, `payment_method.detached`.
  const customer = named ?? (before !== undefined && 'customer' in before ? before.customer : null);
  if (typeof customer === 'string') return customer;
  return isIdentified(customer) ? customer.id : null;
}

function isIdentified(value: unknown): value is { id: string } {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}

/**
 * The customer, if the person that its metadata names has an account that uses it; else null. A late event does not restore
 * an account that has been deleted or is about to be.
 */
async function openOwned(parts: Parts, customerId: string): Promise<Customer | null> {
  const stripe = await parts.stripe();
  const found = await retrieveKnown(stripe, customerId);
  // Removed with its test clock, or of another account: asking again would not help.
  if (found === null) return null;
  const uid = found.deleted ? await parts.store.readOwner(customerId) : uidOf(found);
  if (uid === null || (!found.deleted && isMarkedDeleted(found))) return null;
  const customer = proveCustomer(uid, found);
  const recorded = await parts.store.readCustomerId(uid);
  if (recorded !== null) return recorded === customerId ? customer : null;
  if (customer.isDeleted || !(await exists(await parts.auth(), uid))) return null;
  // Created by a checkout that was killed before it could record the customer.
  const claimed = await parts.store.claimCustomer(uid, customerId, null);
  return claimed === customerId ? customer : null;
}

async function exists(auth: Auth, uid: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid }]);
  return users.length === 1;
}
