import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Needs } from '../../context.ts';
import { MOST_INVOICE_COPIES, type InvoiceCopy } from '../../contract/billing-details.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { Email } from '../../http/email.ts';
import { exceeded, takeCallIn, type Limit } from '../../http/limits/rate-limit.ts';
import { requireProof } from '../../http/require-proof.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { writeEvent } from '../audit/write-event.ts';
import { writeMail } from '../email/outbox.ts';
import { invoiceCopyConfirm } from './email-kinds.ts';
import { placesOf, readAll, standing, toInvoiceCopy } from './stored-copies.ts';

export const body = z.strictObject({ email: Email });

type Adding = UserCall<'POST /invoice-copies'> & { body: z.output<typeof body> };

/** As long as the link to confirm works. */
const UNCONFIRMED_MS = 14 * DAY_MS;

const A_DAY = 10;
const PER_ACCOUNT: Limit = {
  calls: A_DAY,
  windowMs: DAY_MS,
  reason: `You have added ${A_DAY} addresses today.`,
};
/** From all accounts. */
const TO_ONE: Limit = {
  calls: 3,
  windowMs: DAY_MS,
  reason: 'We have asked this address three times today.',
};

/** As what the addresses that an account adds are counted. */
export function invoiceCopiesOf(uid: string): string {
  return `invoice-copies ${uid}`;
}

export async function handle(
  ctx: Needs<'config' | 'db' | 'clock'>,
  { user, body: { email } }: Adding,
): Promise<Reply<InvoiceCopy>> {
  if (ctx.config.mail === null) throw new NotConfiguredError('mail');
  requireProof(user, ctx.clock());
  const own = requireVerifiedEmail(
    user,
    'Please confirm your own e-mail address first: the other address is told who asks.',
  );
  if (email === own) throw isOwn();
  return { status: 201, body: await addCopy(ctx, user.uid, email, own) };
}

/**
 * Notes an address, and writes the mail that asks its owner, and the one to the account's, all or nothing.
 * @param own the account's own address
 * @throws {ApiError} `exists`, `places`, `rate_limited`; `conflict` if the account is being deleted
 */
async function addCopy(
  ctx: Needs<'db' | 'clock'>,
  uid: string,
  email: string,
  own: string,
): Promise<InvoiceCopy> {
  const db = await ctx.db();
  const at = ctx.clock();
  const added = await transact(
    db,
    async (transaction) => {
      const places = placesOf(db, uid);
      const taken = standing(await readAll(transaction, places), at);
      if (taken.some((copy) => copy.email === email)) throw isThere();
      const doc = places.find(({ id }) => !taken.some((copy) => copy.id === id));
      if (doc === undefined) throw isFull();
      await count(db, transaction, { uid, email }, at);
      const copy = {
        uid,
        email,
        confirmedAt: null,
        generation: randomUUID(),
        createdAt: at.toISOString(),
      };
      transaction.set(doc, { ...copy, expireAt: new Date(at.getTime() + UNCONFIRMED_MS) });
      const mail = { ...invoiceCopyConfirm.of({ copy: doc.id }), to: email };
      await writeMail(db, transaction, `invoice-copy-confirm_${copy.generation}`, mail, at);
      const event = { uid, kind: 'invoice_copy_added', about: email, to: own } as const;
      await writeEvent(db, transaction, event, at);
      return toInvoiceCopy({ ...copy, id: doc.id });
    },
    { unlessDeleted: uid },
  );
  if (added === null) throw accountDeleted();
  return added;
}

async function count(
  db: Firestore,
  transaction: Transaction,
  { uid, email }: { uid: string; email: string },
  at: Date,
): Promise<void> {
  for (const [subject, limit] of [
    [invoiceCopiesOf(uid), PER_ACCOUNT],
    [`invoice-copies to ${email}`, TO_ONE],
  ] as const) {
    if (!(await takeCallIn(db, transaction, subject, limit, at))) throw exceeded(limit, at);
  }
}

function isOwn(): ApiError {
  return new ApiError('invalid_input', 'Your invoices come to this address already.');
}

function isThere(): ApiError {
  return new ApiError('exists', 'This address is on the list already.');
}

function isFull(): ApiError {
  return new ApiError(
    'places',
    `Invoices can go to ${MOST_INVOICE_COPIES} more addresses. Remove one first.`,
  );
}
