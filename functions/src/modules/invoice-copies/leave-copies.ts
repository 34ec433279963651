import type { Needs } from '../../context.ts';
import { transact } from '../../db/transaction.ts';
import { copyDoc, copyIn, type FollowedLink } from './stored-copies.ts';

/**
 * What the link of each invoice does that went to an address.
 * @returns whether the address gets no invoices any more: not if it was added again since the link was made
 */
export async function leaveCopies(ctx: Needs<'db'>, { id, isOf }: FollowedLink): Promise<boolean> {
  const db = await ctx.db();
  const doc = copyDoc(db, id);
  return transact(db, async (transaction) => {
    const copy = copyIn(await transaction.get(doc));
    if (copy === null) return true;
    if (!isOf(copy.generation)) return false;
    transaction.delete(doc);
    return true;
  });
}
