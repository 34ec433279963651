import type { Needs } from '../../context.ts';
import type { InvoiceCopy } from '../../contract/billing-details.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { placesOf, standing, toInvoiceCopy } from './stored-copies.ts';

export async function handle(
  ctx: Needs<'db' | 'clock'>,
  { user }: UserCall<'GET /invoice-copies'>,
): Promise<Reply<AnswerOf<'GET /invoice-copies'>>> {
  return { body: { copies: await listCopies(ctx, user.uid) } };
}

/** Who else gets a person's invoices, in the order in which they were added. */
export async function listCopies(ctx: Needs<'db' | 'clock'>, uid: string): Promise<InvoiceCopy[]> {
  const db = await ctx.db();
  const found = await Promise.all(placesOf(db, uid).map((doc) => doc.get()));
  return standing(found, ctx.clock()).map(toInvoiceCopy).toSorted(byTime);
}

function byTime(a: InvoiceCopy, b: InvoiceCopy): number {
  return a.createdAt < b.createdAt ? -1 : 1;
}
