import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Needs } from '../../context.ts';
import type { HandoffSession } from '../../contract/handoff.ts';
import { isInForce, NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import { nameToShow } from '../../contract/unseen.ts';
import { isStripeOut } from '../../adapters/stripe.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { createBillingStore } from '../billing/billing-store.ts';
import type { Mirror } from '../billing/stripe/mirror.ts';
import type { SubscriptionService } from '../billing/subscription-service.ts';

type Reading = Needs<'config' | 'auth' | 'db'>;

/** How a person's subscription stands, with what the call has read of it already. */
export type ReadSubscription = SubscriptionService['current'];

/**
 * Reads what a server may know about the person whose session it holds: for the token and for later questions.
 * @param payer whose plan the server runs by
 * @param known what this call has read already; the mirror is the payer's
 * @returns null if the person's account is gone or disabled
 */
export async function readPerson(
  ctx: Reading,
  readSubscription: ReadSubscription,
  { uid, payer, known = null }: { uid: string; payer: string; known?: KnownPerson | null },
): Promise<PersonRead | null> {
  const [account, subscription] = await Promise.all([
    known?.account ?? findAccount(await ctx.auth(), uid),
    readAtAnyRate(ctx, readSubscription, payer, known?.mirror),
  ]);
  if (account === null || account.disabled) return null;
  const { displayName, email, emailVerified } = account;
  return {
    account,
    facts: {
      // On someone else's server, its owner and other members read it.
      name: payer === uid ? nameToShow(displayName) : shownName(displayName, null),
      email: emailVerified && email !== undefined ? email : null,
      planInForce: isInForce(subscription.status),
    },
  };
}

/** The plan of an account as it was last read from Stripe; null where there is none, or no billing. */
export async function readMirror(ctx: Needs<'config' | 'db'>, uid: string): Promise<Mirror | null> {
  return ctx.config.billing === null ? null : createBillingStore(ctx.db).readMirror(uid);
}

/** A payment service that does not answer keeps no customer out of their own server. */
async function readAtAnyRate(
  ctx: Reading,
  readSubscription: ReadSubscription,
  uid: string,
  mirror?: Promise<Mirror | null>,
): Promise<Subscription> {
  if (ctx.config.billing === null) return NO_SUBSCRIPTION;
  try {
    return await readSubscription(uid, mirror === undefined ? {} : { mirror });
  } catch (error) {
    if (!isStripeOut(error)) throw error;
    return (await readMirror(ctx, uid))?.subscription ?? NO_SUBSCRIPTION;
  }
}

type KnownPerson = { account: UserRecord; mirror: Promise<Mirror | null> };

type PersonRead = {
  account: UserRecord;
  facts: Pick<HandoffSession, 'name' | 'email' | 'planInForce'>;
};

async function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (!isUserMissing(error)) throw error;
    return null;
  }
}
