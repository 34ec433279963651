/** An instance of the API before the world of a history. */
import { vi } from 'vitest';
import type { Account, Instance } from './instance.ts';
import { BEGINNING, customerIdOf, playing, stripeFetch } from './machine-world.ts';
import type { createMemoryFirestore } from './memory-firestore.ts';

/** Changes what one of our modules exports: a fault that a history has to find. */
export type Fault = {
  module: string;
  plant: (original: <M>() => Promise<M>) => Promise<object>;
};

type Options = {
  clockIsAheadMs?: number;
  accounts?: { find: (uid: string) => Account | null; remove: (uid: string) => void };
  fault?: Fault | null;
  hasBilling?: boolean;
  /** The time of day; by default one that goes on by itself and not with the plans' clock. No moment comes twice. */
  now?: () => Date;
};

/** An instance of its own: nothing that our modules remember is shared with another one's. */
export async function startAnew(
  { db }: Awaited<ReturnType<typeof createMemoryFirestore>>,
  { clockIsAheadMs = 0, accounts = OWNER, fault = null, hasBilling = true, now }: Options,
): Promise<Instance> {
  vi.resetModules();
  const loading = loadAtOnce();
  if (fault !== null) {
    vi.doMock(fault.module, async (original) => ({
      ...(await original<object>()),
      ...(await fault.plant(original)),
    }));
  }
  try {
    const { startInstance, stripeBy } = await import('./instance.ts');
    const client = stripeBy(stripeFetch);
    const instance = startInstance({
      db,
      stripe: async () => client,
      accounts: { ...accounts, isSilent: () => playing().mailbox.address === 'unread' },
      now: now ?? timeOfDay(clockIsAheadMs),
      hasBilling,
      planNow: () => new Date(playing().now()),
      /** The host as the history that is being played disturbs it. */
      disturb: (host) =>
        new Proxy(host, { get: (_, call) => Reflect.get(playing().plant(host), call) }),
    });
    await Promise.all(loading);
    return instance;
  } finally {
    vi.doUnmock(ENDPOINT);
    if (fault !== null) vi.doUnmock(fault.module);
    // Other files of tests share this worker and must load the modules as they are.
    vi.resetModules();
  }
}

const ENDPOINT = '../../functions/src/http/endpoint.ts';

/** Has rows load their code with the instance: at the time of a call, it would be another instance's, without the fault. */
function loadAtOnce(): Promise<unknown>[] {
  const loading: Promise<unknown>[] = [];
  const atOnce = (load: Load): Load => {
    const loaded = load();
    loading.push(loaded);
    return () => loaded;
  };
  vi.doMock(ENDPOINT, async (original) => {
    const { endpoint } = await original<{ endpoint: (key: string, row: Row) => unknown }>();
    return {
      endpoint: (key: string, row: Row) =>
        endpoint(key, {
          ...row,
          handler: atOnce(row.handler),
          ...(row.signedOut !== undefined && { signedOut: atOnce(row.signedOut) }),
        }),
    };
  });
  return loading;
}

type Load = () => Promise<unknown>;
type Row = { handler: Load; signedOut?: Load };

function timeOfDay(aheadMs: number): () => Date {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(performance.now()));
    return new Date(BEGINNING + aheadMs + last);
  };
}

/** The one person of a history. */
const OWNER = {
  find(uid: string): Account {
    const isConfirmed = playing().mailbox.address === 'confirmed';
    return { uid, email: `${uid}@example.com`, isConfirmed };
  },
  remove: () => {},
};

/** What follows from an event of Stripe's: the plan is read, and machines follow. */
export function hearOfPlan(instance: Instance, uid: string): Promise<void> {
  const customer = customerIdOf(uid);
  const event = playing().truthOf(uid);
  return event === null
    ? instance.hearOfStripe('customer.updated', { object: 'customer', id: customer })
    : instance.hearOfStripe('customer.subscription.updated', {
        object: 'subscription',
        id: event.id,
        customer,
      });
}
