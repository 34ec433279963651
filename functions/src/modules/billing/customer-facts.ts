import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { DOCUMENTS } from './documents.ts';
import { sameForm } from '../../contract/email.ts';
import type { SubscriptionStatus } from '../../contract/subscription.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { BROWSER_FIELDS } from '../profile/documents.ts';
import { z } from 'zod';

/** What operators see of a customer before they change something of theirs, and what proves that they mean this one. */
export type CustomerFacts = {
  uid: string;
  name: string | null;
  /** Null where the account is gone. */
  email: string | null;
  /** The last four digits of the card that pays. */
  card: string | null;
  /** As our own mirror has it; null without one. */
  plan: Plan | null;
};

type Plan = {
  subscriptionId: string;
  customerId: string;
  name: string;
  status: SubscriptionStatus;
  since: string | null;
  until: string | null;
};

export type ReadCustomer = (uid: string) => Promise<CustomerFacts>;

/** For so long, what operators have decided and a job carries out can be taken back. */
export const TAKE_BACK_MS = 10 * MINUTE_MS;

/** Reads what our own documents and the identity service hold, so that it needs no key of Stripe's. */
export function createReadCustomer(parts: {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
}): ReadCustomer {
  return async (uid) => {
    const db = await parts.db();
    const [profile, mirror, email] = await Promise.all([
      db.collection('users').doc(uid).get(),
      db.collection('subscriptions').doc(uid).get(),
      readEmail(await parts.auth(), uid),
    ]);
    const named = Profile.safeParse(profile.data());
    const read = Mirror.safeParse(mirror.data());
    const { id, customerId, plan, status, currentPeriodEnd, details } = read.data ?? {};
    return {
      uid,
      name: (named.success ? named.data.displayName : null) ?? details?.name ?? null,
      email,
      card: details?.card?.last4 ?? null,
      plan:
        id === undefined || customerId === undefined || status === undefined
          ? null
          : {
              subscriptionId: id,
              customerId,
              name: plan ?? 'unnamed',
              status,
              since: details?.orderedAt ?? null,
              until: currentPeriodEnd ?? null,
            },
    };
  };
}

const Profile = z.object({ displayName: BROWSER_FIELDS.displayName });
const Mirror = DOCUMENTS.subscriptions.fields.pick({
  id: true,
  customerId: true,
  plan: true,
  status: true,
  currentPeriodEnd: true,
  details: true,
});

async function readEmail(auth: Auth, uid: string): Promise<string | null> {
  try {
    return (await auth.getUser(uid)).email ?? null;
  } catch (error) {
    if (isUserMissing(error)) return null;
    throw error;
  }
}

/** Whether an operator has named something of this customer that no command prints: their address, or their card's digits. */
export function isFactOf({ email, card }: Pick<CustomerFacts, 'email' | 'card'>, fact: string) {
  return (email !== null && sameForm(fact) === sameForm(email)) || (card !== null && fact === card);
}

/** What an operator is asked to name: as a command's usage has it, and in words. */
export type Asked = { typed: string; words: string };

/** The card is known only while a plan runs. */
export function askedOf({ card }: Pick<CustomerFacts, 'card'>): Asked {
  const address = 'the address of their account';
  return card === null
    ? { typed: '<address>', words: address }
    : {
        typed: '<address or digits>',
        words: `${address}, or the last four digits of their card`,
      };
}

/** What an operator reads whose word is no fact of this customer. */
export function whyRefused({ card }: Pick<CustomerFacts, 'card'>, fact: string): string {
  if (fact.includes('@')) {
    return 'That is not the address of this account. Is it the right customer?';
  }
  return card === null
    ? 'No card is on record for this account, as after the end of a plan: name its address.'
    : 'Those are not the last digits of its card. Is it the right customer?';
}

/** Whose it is, in lines, with what `isFactOf` asks for left out. */
export function describeCustomer(customer: CustomerFacts): string[] {
  const { uid, name, email, card, plan } = customer;
  return [
    `account  ${uid}`,
    `name     ${name ?? 'not given'}`,
    `address  ${email === null ? 'the account is gone' : maskAddress(email)}`,
    ...(card === null ? ['card     none on record'] : []),
    `plan     ${plan === null ? 'none' : describePlan(plan)}`,
  ];
}

function describePlan({ name, status, since, until }: Plan): string {
  const period = until === null ? '' : `, period ends ${until.slice(0, 10)}`;
  return `${name}, ${status}, ${since === null ? 'since: not known' : `since ${since.slice(0, 10)}`}${period}`;
}

/** Such as `a…@e….com`: enough to see that it is another one, and too little to copy. */
export function maskAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…${domain.slice(domain.lastIndexOf('.'))}`;
}
