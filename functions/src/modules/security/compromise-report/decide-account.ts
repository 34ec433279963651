import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { uidOf } from '../../../adapters/identity/uid-of.ts';
import type { Needs } from '../../../context.ts';
import { sameForm } from '../../../contract/email.ts';
import { readEach } from '../../../db/read-each.ts';
import { gateDoc, gateIn, type SessionGate } from '../../../http/session-validity.ts';
import { maskAddress, TAKE_BACK_MS } from '../../billing/customer-facts.ts';
import { updateAccountSecurity } from '../update-account-security.ts';

/** Why a decision cannot be made. Its message is for operators. */
export class NotDecidedError extends Error {}

/** An account that is closed until it is known whose it is. */
export type ClosedAccount = { uid: string } & NonNullable<SessionGate['closed']>;

/** The longest closed first. */
export async function listClosedAccounts(ctx: Needs<'db' | 'log'>): Promise<ClosedAccount[]> {
  const all = (await ctx.db()).collection('sessionGates').where('closed.at', '>', '');
  const { docs } = await all.orderBy('closed.at').get();
  const read = (doc: DocumentSnapshot) => ({ uid: doc.id, closed: gateIn(doc).closed });
  return readEach(docs, read, ctx.log).flatMap(({ uid, closed }) =>
    closed === null ? [] : [{ uid, ...closed }],
  );
}

/** @throws {NotDecidedError} for one that is not closed */
export async function readClosedAccount(ctx: Needs<'db'>, uid: string): Promise<ClosedAccount> {
  const { closed } = gateIn(await gateDoc(await ctx.db(), uid).get());
  if (closed === null) throw new NotDecidedError(`The account ${uid} is not closed.`);
  return { uid, ...closed };
}

/**
 * Records to which address an account belongs.
 * @returns from when on the job opens it
 * @throws {NotDecidedError}
 */
export async function decideAccount(
  ctx: Needs<'auth' | 'db' | 'clock'>,
  uid: string,
  typed: string,
): Promise<string> {
  const address = sameForm(typed);
  const { addresses } = await readClosedAccount(ctx, uid);
  if (!addresses.includes(address)) {
    throw new NotDecidedError(
      `The account can only belong to ${addresses.map(maskAddress).join(' or ')}: it had no other address.`,
    );
  }
  const holder = await uidOf(await ctx.auth(), address);
  if (holder !== null && holder !== uid) {
    throw new NotDecidedError(
      `Another account has the address ${address} by now: ${holder}. Ask its owner to delete it, or to change its address, and decide again.`,
    );
  }
  const opensAt = new Date(ctx.clock().getTime() + TAKE_BACK_MS).toISOString();
  await updateAccountSecurity(await ctx.db(), uid, (gate) => {
    if (gate.closed === null) throw new NotDecidedError(`The account ${uid} is open again.`);
    const decided = { ...gate.closed, decided: address, opensAt };
    return { gate: { ...gate, closed: decided }, result: null };
  });
  return opensAt;
}

/** Takes back a decision before the job opens the account. @throws {NotDecidedError} */
export async function undoDecision(ctx: Needs<'db'>, uid: string): Promise<void> {
  await updateAccountSecurity(await ctx.db(), uid, (gate) => {
    if (gate.closed === null) throw new NotDecidedError(`The account ${uid} is open already.`);
    const { decided, opensAt: _opensAt, ...closed } = gate.closed;
    if (decided === undefined) throw new NotDecidedError(`Nothing is decided about ${uid}.`);
    return { gate: { ...gate, closed }, result: null };
  });
}
