import type { Needs } from '../../../context.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { accountDeleted } from '../../../foundation/errors.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply } from '../../../http/route.ts';
import { writeOfferAnswer } from './stored-passkeys.ts';

/** Records that the person does not want to be offered a passkey. */
export async function handle(
  ctx: Needs<'db'>,
  { user: { uid } }: { user: Caller },
): Promise<Reply<{ refused: true }>> {
  const db = await ctx.db();
  const write = async (transaction: Transaction) => {
    const profile = await transaction.get(db.collection('users').doc(uid));
    if (profile.get('passkeyOffer') === undefined) {
      writeOfferAnswer(db, transaction, uid, 'refused');
    }
    return {};
  };
  if ((await transact(db, write, { unlessDeleted: uid })) === null) throw accountDeleted();
  return { body: { refused: true } };
}
