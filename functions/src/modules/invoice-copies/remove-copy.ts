import type { Needs } from '../../context.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { transact } from '../../db/transaction.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { placesOf } from './stored-copies.ts';

export async function handle(
  ctx: Needs<'db'>,
  { user, param }: UserCall<'DELETE /invoice-copies/:id'>,
): Promise<Reply<AnswerOf<'DELETE /invoice-copies/:id'>>> {
  await removeCopy(ctx, user.uid, param('id'));
  return { body: { deleted: true } };
}

/** @throws {ApiError} `not_found` */
export async function removeCopy(ctx: Needs<'db'>, uid: string, id: string): Promise<void> {
  const db = await ctx.db();
  const doc = placesOf(db, uid).find((place) => place.id === id);
  if (doc === undefined) throw noSuchCopy();
  await transact(db, async (transaction) => {
    if (!(await transaction.get(doc)).exists) throw noSuchCopy();
    transaction.delete(doc);
  });
}

function noSuchCopy(): ApiError {
  return new ApiError('not_found', 'This address is not on the list any more. Reload the page.');
}
