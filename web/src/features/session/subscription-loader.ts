import { describeCause } from './auth-errors.ts';
import type { Person } from './person.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SessionState } from './session-state.ts';
import type { ClientSubscription } from './session-types.ts';

/** Fetches a person's subscription into the session; a newer fetch aborts the one under way. */
export function createSubscriptionLoader(
  ports: Pick<SessionPorts, 'fetchSubscription' | 'logError'>,
  state: SessionState,
) {
  function load(owner: Person): Promise<void> {
    owner.abortFetch();
    const fetching = new AbortController();
    owner.fetching = fetching;
    owner.fetched = fetchInto(owner, fetching.signal);
    return owner.fetched;
  }

  async function fetchInto(owner: Person, signal: AbortSignal): Promise<void> {
    const { customerId } = owner;
    let answer: ClientSubscription;
    try {
      answer = await ports.fetchSubscription(signal);
    } catch (cause) {
      if (signal.aborted) return;
      ports.logError('Subscription', `Fetch failed: ${statusOf(cause)}`);
      answer = FAILED_SUBSCRIPTION;
    }
    if (signal.aborted) return;
    owner.fetching = null;
    state.set({ subscription: customerId === undefined ? answer : { ...answer, customerId } });
  }

  /** Fetches where the profile names another customer or a newer version, or where nothing has been read yet. */
  function follow(owner: Person, customerId: string | undefined, version: string | null): void {
    const isSame = customerId === owner.customerId && version === owner.subscriptionVersion;
    const { subscription } = state.get();
    const isLoaded = subscription !== null && subscription.status !== 'error';
    owner.customerId = customerId;
    owner.subscriptionVersion = version;
    if (!isSame || (!isLoaded && owner.fetching === null)) void load(owner);
  }

  /** As `reload`, for a customer who must be known. */
  async function refresh(
    owner: Person | null,
    customerId: string | undefined,
    occasion: string,
  ): Promise<void> {
    if (customerId === undefined || customerId === '') {
      throw new Error(`A customer id is required to refresh the subscription ${occasion}.`);
    }
    if (owner === null) throw new Error('User not authenticated');
    owner.customerId = customerId;
    await reload(owner);
  }

  /** Fetches again; resolves when the newest answer, or the placeholder for it, is in place. */
  async function reload(owner: Person): Promise<void> {
    await load(owner);
    while (owner.fetching !== null) await owner.fetched;
  }

  return { follow, refresh, reload };
}

export type SubscriptionLoader = ReturnType<typeof createSubscriptionLoader>;

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
