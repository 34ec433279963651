import type { Subscription, SubscriptionStatus } from '@contract/subscription.ts';
import type { AuthUser } from '@/platform/auth-client.ts';
import type { SessionEnd } from './session-end.ts';

export type SessionUser = AuthUser;

/** `users/{uid}`: what the person wrote there, and the customer that the server added. */
export type Profile = {
  email?: string;
  displayName?: string;
  company?: string;
  phone?: string;
  locale?: string;
  customerId?: string;
};

/** The part of a profile that its owner may write. */
export type ProfilePatch = Partial<Pick<Profile, 'displayName' | 'company' | 'phone' | 'locale'>>;

/** What the API says, and the customer it was asked for. `error` stands in when it could not be asked. */
export type ClientSubscription = Omit<Subscription, 'status'> & {
  status: SubscriptionStatus | 'error';
  customerId?: string;
};

export type Session = {
  /** True until the first auth state and, for a signed-in person, their profile are known. */
  loading: boolean;
  user: SessionUser | null;
  /** Null while it is not known, and where there is none. */
  profile: Profile | null;
  /** Null while it is not known, and where there is no profile to have one. */
  subscription: ClientSubscription | null;
  /** Set once the session that was here has ended for a reason that its person should hear. */
  endedBy: SessionEnd | null;
};
