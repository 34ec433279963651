import type { BillingDetails } from '@contract/billing-details.ts';
import type { Picture } from '@contract/files/files.ts';
import type { Subscription, SubscriptionStatus } from '@contract/subscription.ts';
import type { AuthUser } from '@/platform/auth-user.ts';
import type { SessionEnd } from './session-end.ts';

export type SessionUser = AuthUser;

/** `users/{uid}`: what the person wrote there, and what the server added. */
export type Profile = {
  email?: string;
  displayName?: string;
  company?: string;
  phone?: string;
  locale?: string;
  customerId?: string;
  /** When the people who may open their servers changed last. */
  peopleChangedAt?: string;
  /** Since when no server opens for them, until they have signed in with a new password. */
  handoffsHeldAt?: string;
  /** Their answer to the offer of a passkey: `taken`, or `refused`. */
  passkeyOffer?: string;
  picture?: Picture;
  /** The address from which our mail came back. */
  mailTrouble?: string;
  /** Who looks after them, where their plan has that. */
  contact?: Contact;
};

export type Contact = { name: string; email: string };

/** The part of a profile that its owner may write. */
export type ProfilePatch = Partial<Pick<Profile, 'displayName' | 'company' | 'phone' | 'locale'>>;

/**
 * The API's answers about a plan and who pays for it, and the customer they are for. The status is `error` if the first could not
 * be read.
 */
export type ClientSubscription = Omit<Subscription, 'status'> &
  Partial<BillingDetails> & {
    status: SubscriptionStatus | 'error';
    /** The billing details could not be read: what they say of the plan is missing too. */
    isPartial?: true;
    customerId?: string;
  };

export type Session = {
  /** True until the first auth state and, for a signed-in person, their profile are known. */
  loading: boolean;
  /** True while loading has lasted so long that a page should say so. */
  isLate: boolean;
  /** True while it is late because the identity service's code cannot be loaded. */
  isUnreadable: boolean;
  user: SessionUser | null;
  /** Null while unknown, and if there is none. */
  profile: Profile | null;
  /** Set once the session has ended for a reason that the person should be told. */
  endedBy: SessionEnd | null;
};
