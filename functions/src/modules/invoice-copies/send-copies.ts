import type { Needs } from '../../context.ts';
import { transact } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { createBillingStore } from '../billing/billing-store.ts';
import { listPaidInvoices } from '../billing/invoices.ts';
import { writeMail } from '../email/outbox.ts';
import { invoiceCopy } from './email-kinds.ts';
import { copyIn, placesOf, readAll, type StoredCopy } from './stored-copies.ts';

/** What of a paid invoice decides who gets it. */
type PaidInvoice = {
  id: string;
  total: number;
  created: number;
  status_transitions: { paid_at: number | null };
};

/** What became of a mail is known for 30 days: within these, no invoice is sent twice. */
const LOOKS_BACK_MS = 25 * DAY_MS;

/** Writes a mail with a paid invoice to each address that was confirmed by then. Repeated work writes no second one. */
export async function sendCopies(
  ctx: Needs<'db' | 'clock'>,
  uid: string,
  invoice: PaidInvoice,
): Promise<void> {
  const { id, total, created, status_transitions: moments } = invoice;
  if (total <= 0) return;
  const paidAt = moments.paid_at ?? created;
  const db = await ctx.db();
  await transact(
    db,
    async (transaction) => {
      for (const copy of (await readAll(transaction, placesOf(db, uid))).map(copyIn)) {
        if (copy === null || !wasConfirmedBy(copy, paidAt)) continue;
        const mail = { ...invoiceCopy.of({ copy: copy.id, invoice: id }), to: copy.email };
        const mailId = `invoice-copy_${copy.generation}_${id}`;
        await writeMail(db, transaction, mailId, mail, ctx.clock());
      }
    },
    { unlessDeleted: uid },
  );
}

/** Stripe counts in whole seconds. */
function wasConfirmedBy({ confirmedAt }: StoredCopy, seconds: number): boolean {
  return confirmedAt !== null && Math.floor(Date.parse(confirmedAt) / 1000) <= seconds;
}

/** Sends a person's invoices of the last weeks to those who are to get them and have not, as when an event was lost. */
export async function sendMissedCopies(
  ctx: Needs<'db' | 'stripe' | 'clock' | 'billingClock'>,
  uid: string,
): Promise<void> {
  const customer = await createBillingStore(ctx.db).readCustomerId(uid);
  if (customer === null) return;
  const since = ((await ctx.billingClock()).getTime() - LOOKS_BACK_MS) / 1000;
  for (const invoice of await listPaidInvoices(await ctx.stripe(), customer)) {
    if ((invoice.status_transitions.paid_at ?? invoice.created) < since) continue;
    await sendCopies(ctx, uid, invoice);
  }
}
