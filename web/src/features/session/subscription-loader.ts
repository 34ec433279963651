import { describeCause } from './auth-errors.ts';
import type { Person } from './person.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SessionState } from './session-state.ts';
import type { ClientSubscription } from './session-types.ts';

/** Fetches a person's subscription into the session; a newer fetch aborts the one under way. */
export function createSubscriptionLoader(
  ports: Pick<SessionPorts, 'fetchSubscription' | 'now' | 'logError'>,
  state: SessionState,
) {
  /** Asks for it as soon as its person is named, beside the profile. */
  function begin(owner: Person): void {
    owner.firstFetchAt = ports.now();
    void load(owner);
  }

  function load(owner: Person): Promise<void> {
    owner.abortFetch();
    const fetching = new AbortController();
    owner.fetching = fetching;
    owner.fetched = fetchInto(owner, fetching.signal);
    return owner.fetched;
  }

  async function fetchInto(owner: Person, signal: AbortSignal): Promise<void> {
    let answer: ClientSubscription;
    try {
      answer = await ports.fetchSubscription(signal);
    } catch (cause) {
      if (signal.aborted) return;
      ports.logError('Subscription', `Fetch failed: ${statusOf(cause)}`);
      if (!owner.isConfirmed) {
        // The session that the storage remembers may be over; whether it is, the identity service is about to say.
        owner.fetching = null;
        return;
      }
      answer = FAILED_SUBSCRIPTION;
    }
    if (signal.aborted) return;
    owner.fetching = null;
    state.set({ subscription: withCustomer(answer, owner) });
  }

  const isLoaded = () => {
    const { subscription } = state.get();
    return subscription !== null && subscription.status !== 'error';
  };

  /**
   * Fetches where the profile names another customer or a newer version, or where nothing has been read yet. The first profile
   * names a customer that the answer already knew, and news that are older than the question are in it.
   */
  function follow(owner: Person, customerId: string | undefined, version: string | null): void {
    const isFirst = !owner.isCustomerKnown;
    const isSame = customerId === owner.customerId && version === owner.subscriptionVersion;
    owner.isCustomerKnown = true;
    owner.customerId = customerId;
    owner.subscriptionVersion = version;
    const isNews = isFirst ? owner.isRefreshDue || isSince(version, owner.firstFetchAt) : !isSame;
    if (isNews || (!isLoaded() && owner.fetching === null)) void load(owner);
    else if (isFirst) addCustomer(owner);
  }

  function addCustomer(owner: Person): void {
    const { subscription } = state.get();
    if (subscription !== null && owner.customerId !== undefined) {
      state.set({ subscription: withCustomer(subscription, owner) });
    }
  }

  /** The identity service has confirmed who was asked for: what failed before that is asked for again. */
  function confirm(owner: Person): void {
    if (!isLoaded() && owner.fetching === null) void load(owner);
  }

  /** As `reload`, for a customer who must be known. */
  async function refresh(
    owner: Person | null,
    customerId: string | undefined,
    occasion: string,
  ): Promise<void> {
    if (customerId === undefined || customerId === '') {
      // The first profile makes up for it.
      if (owner !== null) owner.isRefreshDue = true;
      throw new Error(`A customer id is required to refresh the subscription ${occasion}.`);
    }
    if (owner === null) throw new Error('User not authenticated');
    owner.isCustomerKnown = true;
    owner.customerId = customerId;
    await reload(owner);
  }

  /** Fetches again; resolves when the newest answer, or the placeholder for it, is in place. */
  async function reload(owner: Person): Promise<void> {
    await load(owner);
    while (owner.fetching !== null) await owner.fetched;
  }

  return { begin, confirm, follow, refresh, reload };
}

export type SubscriptionLoader = ReturnType<typeof createSubscriptionLoader>;

function withCustomer(answer: ClientSubscription, { customerId }: Person): ClientSubscription {
  return customerId === undefined ? answer : { ...answer, customerId };
}

/** Whether news may be too new for an answer that was asked for at this time. The clocks of two computers differ. */
function isSince(version: string | null, askedAt: number): boolean {
  return version !== null && !(Date.parse(version) < askedAt - LARGEST_CLOCK_ERROR_MS);
}

const LARGEST_CLOCK_ERROR_MS = 30_000;

/** Used while the subscription cannot be read: 'unknown' must not look like 'none'. */
const FAILED_SUBSCRIPTION: ClientSubscription = {
  id: '',
  plan: null,
  planId: null,
  interval: null,
  currentPeriodEnd: null,
  status: 'error',
};

function statusOf(cause: unknown): string {
  return cause instanceof Error && 'status' in cause ? String(cause.status) : describeCause(cause);
}
