import type Stripe from 'stripe';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { listPaidInvoices } from '../billing/invoices.ts';
import type { InvoiceCopies } from './invoice-copies.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  store: { readCustomerId: (uid: string) => Promise<string | null> };
  copies: Pick<InvoiceCopies, 'tellOfInvoice'>;
  planNow: PlanNow;
};

/** What became of a mail is known for 30 days: within these, no invoice is sent twice. */
const LOOKS_BACK_MS = 25 * DAY_MS;

/** Sends a person's invoices of the last weeks to those who are to get them and have not, as when an event was lost. */
export function createSendCopies({ stripe, store, copies, planNow }: Parts) {
  return async (uid: string): Promise<void> => {
    const customer = await store.readCustomerId(uid);
    if (customer === null) return;
    const since = ((await planNow()).getTime() - LOOKS_BACK_MS) / 1000;
    for (const invoice of await listPaidInvoices(await stripe(), customer)) {
      if ((invoice.status_transitions.paid_at ?? invoice.created) < since) continue;
      await copies.tellOfInvoice(uid, invoice);
    }
  };
}
