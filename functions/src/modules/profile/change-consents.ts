import { z } from 'zod';
import { createReadAddress } from '../../adapters/read-address.ts';
import { inOrderPerKey } from '../../concurrency/keyed-mutex.ts';
import type { Needs } from '../../context.ts';
import { CONSENT_KEYS, type Consents } from '../../contract/api.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { consentsIn, type Permissions } from './stored-consents.ts';

/** Loose, because unknown keys have an answer of their own. */
export const body = z
  .looseObject({
    productMail: z.boolean().exactOptional(),
    chatIdentity: z.boolean().exactOptional(),
    feedbackBoard: z.boolean().exactOptional(),
  })
  .refine((fields) => Object.keys(fields).length > 0);

type Changing = UserCall<'PUT /permissions'> & { body: z.output<typeof body> };

export async function handle(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  { user, body: change }: Changing,
): Promise<Reply<Permissions>> {
  refuseUnknown(change);
  return { body: await changeConsents(ctx, user.uid, change) };
}

/**
 * Changes some of what a person agrees to, and records it for them. Repeating what is already stored changes nothing.
 * @throws {ApiError} `conflict` if the account is being deleted
 */
export async function changeConsents(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  uid: string,
  change: Partial<Consents>,
): Promise<Permissions> {
  const { changed, ...answer } = await store(ctx, uid, change);
  if (changed.length > 0) {
    const readAddress = createReadAddress(ctx.auth, ctx.log);
    const { record } = createAuditLog({ ...ctx, readAddress, now: ctx.clock });
    await record(uid, 'consents_changed', inWords(changed, answer.consents));
  }
  return answer;
}

/** @returns with those that differ from before */
async function store(
  ctx: Needs<'db' | 'clock'>,
  uid: string,
  change: Partial<Consents>,
): Promise<Permissions & { changed: (keyof Consents)[] }> {
  const at = ctx.clock();
  const db = await ctx.db();
  const doc = db.collection('users').doc(uid);
  const write = async (transaction: Transaction) => {
    const stored = consentsIn((await transaction.get(doc)).data());
    const consents = { ...stored.consents, ...change };
    const changed = CONSENT_KEYS.filter((key) => consents[key] !== stored.consents[key]);
    if (stored.changedAt !== null && changed.length === 0) return { ...stored, changed };
    const changedAt = at.toISOString();
    transaction.set(doc, { consents: { ...consents, changedAt } }, { merge: true });
    return { consents, changedAt, changed };
  };
  const done = await inOrderPerKey(doc.path, () => transact(db, write, { unlessDeleted: uid }));
  if (done === null) throw accountDeleted();
  return done;
}

function refuseUnknown(fields: object): asserts fields is Partial<Consents> {
  const known: readonly string[] = CONSENT_KEYS;
  if (Object.keys(fields).every((key) => known.includes(key))) return;
  throw new ApiError('unknown_key', 'This permission is unknown. Reload the page.');
}

const CONSENT_NAMES: Readonly<Record<keyof Consents, string>> = {
  productMail: 'Product e-mails',
  chatIdentity: 'Chat identity',
  feedbackBoard: 'Feedback board',
};

function inWords(changed: readonly (keyof Consents)[], consents: Consents): string {
  return changed.map((key) => `${CONSENT_NAMES[key]} ${consents[key] ? 'on' : 'off'}`).join(', ');
}
