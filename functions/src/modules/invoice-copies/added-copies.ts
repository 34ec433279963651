import type { Needs } from '../../context.ts';
import type { Added } from '../../foundation/added-since.ts';
import { listCopies } from './list-copies.ts';
import { removeCopy } from './remove-copy.ts';

/** The addresses that an account was given since a moment. */
export async function addedCopies(
  ctx: Needs<'db' | 'clock'>,
  uid: string,
  since: Date,
): Promise<Added[]> {
  return (await listCopies(ctx, uid))
    .filter(({ createdAt }) => createdAt >= since.toISOString())
    .map(({ id, email }) => ({
      is: { what: 'copy', name: email },
      remove: () => removeCopy(ctx, uid, id),
    }));
}
