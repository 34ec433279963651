import type { ProfileState, Unwatch } from './session-ports.ts';

/** What is open for one signed-in person. A later sign-in of the same person is a new instance. */
export class Person {
  readonly uid: string;
  /** False while only the browser's storage has named them, and not the identity service. */
  isConfirmed: boolean;
  customerId: string | undefined = undefined;
  subscriptionVersion: string | null = null;
  appliedRevocation: string | null = null;
  isWatched = false;
  isChecked = false;
  /** The server has deleted the profile that was there. */
  isProfileGone = false;
  /** True while the server says that there is no profile. */
  hasNoProfile = false;
  unwatch: Unwatch | null = null;
  /** What the profile said last. */
  news: ProfileState | null = null;
  /** The subscription's fetch under way, which a newer one aborts. */
  fetching: AbortController | null = null;
  fetched: Promise<void> | null = null;
  /** When the subscription was first asked for, in milliseconds since 1970. */
  firstFetchAt = 0;
  /** The subscription has changed before the profile has said which customer they are. */
  isRefreshDue = false;
  /** True once the profile has said which customer they are. */
  isCustomerKnown = false;

  constructor(uid: string, isConfirmed: boolean) {
    this.uid = uid;
    this.isConfirmed = isConfirmed;
  }

  abortFetch(): void {
    this.fetching?.abort();
    this.fetching = null;
  }

  stop(): void {
    this.unwatch?.();
    this.abortFetch();
  }
}
