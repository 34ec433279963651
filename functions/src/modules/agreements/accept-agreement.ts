import { z } from 'zod';
import { transact } from '../../db/transaction.ts';
import type { Needs } from '../../context.ts';
import {
  ACCEPTED_PAPERS,
  AGREEMENT_LENGTHS,
  CURRENT_VERSIONS,
  type Agreement,
} from '../../contract/legal/papers.ts';
import { isCleanName } from '../../contract/unseen.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { UNCLEAN } from '../../http/read-body.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { writeEvent } from '../audit/write-event.ts';
import { agreementIn } from './stored-agreements.ts';

const line = ({ min, max }: { min: number; max: number }) =>
  z.string().trim().min(min).max(max).refine(isCleanName, UNCLEAN);

export const body = z.strictObject({
  document: z.enum(ACCEPTED_PAPERS),
  version: z.string().max(20),
  name: line(AGREEMENT_LENGTHS.name),
  role: line(AGREEMENT_LENGTHS.role),
});

type Accepting = UserCall<'POST /agreements'> & { body: z.output<typeof body> };

/**
 * Accepts a legal document for an account. Repeated, the first acceptance stands.
 * @throws {ApiError} `email_not_verified`; `conflict` for another version than the current one, or if the account is being deleted
 */
export async function handle(
  ctx: Needs<'db' | 'clock'>,
  { user, body: agreement }: Accepting,
): Promise<Reply<Agreement>> {
  requireVerifiedEmail(user, 'Please confirm your e-mail address before you accept a paper.');
  const { document, version } = agreement;
  if (version !== CURRENT_VERSIONS[document]) {
    throw new ApiError('conflict', 'There is a newer version: read it first.');
  }
  const { uid } = user;
  const db = await ctx.db();
  const doc = db.doc(`agreements/${uid}_${document}_${version}`);
  const accepted = await transact(
    db,
    async (transaction) => {
      const stored = (await transaction.get(doc)).data();
      if (stored !== undefined) return agreementIn(stored);
      const at = ctx.clock();
      const fresh = { ...agreement, at: at.toISOString() };
      transaction.set(doc, { uid, ...fresh });
      const about = `${document} ${version}`;
      await writeEvent(db, transaction, { uid, kind: 'agreement_accepted', about }, at);
      return fresh;
    },
    { unlessDeleted: uid },
  );
  if (accepted === null) throw accountDeleted();
  return { status: 201, body: accepted };
}
