import { queryOptions, skipToken, type QueryClient, type QueryState } from '@tanstack/react-query';
import { NO_SUBSCRIPTION } from '@contract/subscription.ts';
import { describeCause } from './model/auth-errors.ts';
import type { SessionPorts } from './session-ports.ts';
import type { ClientSubscription } from './model/session-types.ts';

/** The query of a person's subscription, with the billing details. What keeps it up to date is `followSubscription`. */
export const subscriptionQuery = (uid: string) =>
  queryOptions<ClientSubscription>({
    queryKey: ['subscription', uid],
    queryFn: skipToken,
    gcTime: Infinity,
    // Each answer is a new object: it says since when its facts are known.
    structuralSharing: false,
  });

/** Asks for a person's subscription at once, and again whenever their profile has news of it. */
export function followSubscription(
  { queries, fetchSubscription, fetchDetails, now, logError }: Ports,
  { uid, isConfirmed, confirmed }: Visitor,
) {
  const query = subscriptionQuery(uid);
  const { queryKey } = query;
  const askedAt = now();
  let named: { customerId: string | undefined; version: string | null } | null = null;
  /** It has changed before the profile has said which customer they are. */
  let isRefreshDue = false;

  /** Both answers at once: until the second is there, the first would show a plan that ends as one that goes on. */
  async function read(wanted: AbortSignal): Promise<ClientSubscription> {
    // A query that has failed is not cancelled any more, so what it left under way is given up here.
    const reading = new AbortController();
    const { signal } = reading;
    wanted.addEventListener('abort', () => reading.abort());
    try {
      const details = ask('Billing details', fetchDetails, signal).catch(() => PARTIAL);
      const summary = await ask('Subscription', fetchSubscription, signal);
      return withCustomer({ ...(await details), ...summary }, named?.customerId);
    } finally {
      reading.abort();
    }
  }

  async function ask<T>(
    name: string,
    fetchIt: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
    isRepeat = false,
  ): Promise<T> {
    try {
      return await fetchIt(signal);
    } catch (cause) {
      signal.throwIfAborted();
      logError(name, `Fetch failed: ${statusOf(cause)}`);
      if (isRepeat || isConfirmed()) throw cause;
      // The session may be over: the identity service will report that.
      await confirmed;
      signal.throwIfAborted();
      return ask(name, fetchIt, signal, true);
    }
  }

  /** Resolves when the newest answer is in place; a failure stays with the query. */
  async function load(): Promise<void> {
    void queries.cancelQueries({ queryKey }, { silent: true });
    await queries
      .fetchQuery({ ...query, queryFn: ({ signal }) => read(signal), networkMode: 'always' })
      .catch(() => undefined);
  }

  const addCustomer = (customerId: string | undefined) =>
    queries.setQueryData(queryKey, (known) => known && withCustomer(known, customerId));

  void load();
  return {
    load,

    /**
     * Asks again where the profile names another customer or a newer version, or where nothing has been read yet. The first
     * profile names a customer that the answer already knew, and news that are older than the question are in it.
     */
    takeProfile: (customerId: string | undefined, version: string | null): void => {
      const before = named;
      named = { customerId, version };
      const isNews =
        before === null
          ? isRefreshDue || isSince(version, askedAt)
          : before.customerId !== customerId || before.version !== version;
      const state = queries.getQueryState(queryKey);
      const isMissing = state?.status !== 'success' && state?.fetchStatus !== 'fetching';
      if (isNews || isMissing) void load();
      else if (before === null) addCustomer(customerId);
    },

    /**
     * Asks again for this customer.
     * @throws {Error} where they are not known yet; the first profile makes up for it
     */
    refresh: async (customerId?: string): Promise<void> => {
      if (customerId === undefined || customerId === '') {
        isRefreshDue = true;
        throw new Error('A customer id is required to refresh the subscription.');
      }
      named = { customerId, version: named?.version ?? null };
      await load();
    },
  };
}

/** Stops and forgets what was asked for anyone. */
export function forgetSubscription(queries: QueryClient): void {
  void queries.resetQueries({ queryKey: ['subscription'] });
}

/** The subscription as pages show it; null while it is being asked for. */
export function viewSubscription(
  { data, status, errorUpdateCount }: Pick<Asked, 'data' | 'status' | 'errorUpdateCount'>,
  customerId: string | undefined,
): ClientSubscription | null {
  // A question that is repeated after a failure has failed until it is answered.
  if (status === 'error' || (data === undefined && errorUpdateCount > 0)) {
    return withCustomer(FAILED_SUBSCRIPTION, customerId);
  }
  return data ?? null;
}

type Asked = QueryState<ClientSubscription>;

function withCustomer(answer: ClientSubscription, customerId: string | undefined) {
  return customerId === undefined ? answer : { ...answer, customerId };
}

/** Whether news may be too new for an answer that was asked for at this time. The clocks of two computers differ. */
function isSince(version: string | null, askedAt: number): boolean {
  return version !== null && !(Date.parse(version) < askedAt - LARGEST_CLOCK_ERROR_MS);
}

const LARGEST_CLOCK_ERROR_MS = 30_000;

/** Used while the subscription cannot be read: 'unknown' must not look like 'none'. */
const FAILED_SUBSCRIPTION: ClientSubscription = { ...NO_SUBSCRIPTION, status: 'error' };

const PARTIAL = { isPartial: true } as const;

function statusOf(cause: unknown): string {
  return cause instanceof Error && 'status' in cause ? String(cause.status) : describeCause(cause);
}

type Ports = Pick<
  SessionPorts,
  'queries' | 'fetchSubscription' | 'fetchDetails' | 'now' | 'logError'
>;

type Visitor = {
  uid: string;
  isConfirmed: () => boolean;
  /** Resolves once the identity service has confirmed the session. */
  confirmed: Promise<void>;
};
