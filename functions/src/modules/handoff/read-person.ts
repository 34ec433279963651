import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { HandoffSession } from '../../contract/handoff.ts';
import { isInForce, type Subscription } from '../../contract/subscription.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import { nameToShow } from '../../contract/unseen.ts';
import { isStripeOut } from '../../adapters/stripe.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import type { Mirror } from '../billing/stripe/mirror.ts';

type Parts = {
  auth: () => Promise<Auth>;
  readSubscription: (uid: string, mirror?: Promise<Mirror | null>) => Promise<Subscription>;
  /** The subscription as it was last read from Stripe. */
  lastSubscription: (uid: string) => Promise<Subscription>;
};

/** What a server may know about the person whose session it holds: one reading for the token and for later questions. */
export function createReadPerson({ auth, readSubscription, lastSubscription }: Parts) {
  /**
   * @param payer whose plan the server runs by
   * @param known what this call has read already; the mirror is the payer's
   * @returns null if the person's account is gone or disabled
   */
  return async (
    uid: string,
    payer: string,
    known: KnownPerson | null = null,
  ): Promise<PersonRead | null> => {
    const [account, subscription] = await Promise.all([
      known?.account ?? findAccount(await auth(), uid),
      readAtAnyRate(payer, known?.mirror),
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
  };

  /** A payment service that does not answer keeps no customer out of their own server. */
  async function readAtAnyRate(
    uid: string,
    mirror?: Promise<Mirror | null>,
  ): Promise<Subscription> {
    try {
      return await readSubscription(uid, mirror);
    } catch (error) {
      if (!isStripeOut(error)) throw error;
      return lastSubscription(uid);
    }
  }
}

export type ReadPerson = ReturnType<typeof createReadPerson>;

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
