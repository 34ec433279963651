/**
 * One instance of the product: all that `compose` makes of what a simulation hands in at the edges, reached as it is from outside, by
 * its routes and its jobs. Simulations name nothing else of the API.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { Stripe } from 'stripe';
import type { Firebase } from '../../functions/src/adapters/firebase.ts';
import { createHttpHost } from '../../functions/src/adapters/http-host.ts';
import type { MachineHost } from '../../functions/src/adapters/machine-host.ts';
import { compose } from '../../functions/src/compose.ts';
import { parseConfig } from '../../functions/src/config/config.ts';
import { API } from '../../functions/src/config/settings.ts';
import { OPEN_GATE } from '../../functions/src/http/session-validity.ts';
import type { EndpointKey } from '../../functions/src/contract/endpoints.ts';
import type { Log } from '../../functions/src/foundation/log.ts';
import { createState } from '../../functions/src/foundation/state.ts';
import type { Caller } from '../../functions/src/http/require-user.ts';
import type { Incoming } from '../../functions/src/http/route.ts';
import { signedHeaders } from '../../standins/machine-host/events.ts';

export type { Log, MachineHost };

export const STRIPE_URL = 'http://stripe.test';
export const HOST_URL = 'http://machines.test';
const HOST_SECRET = 'whsec_YSBzZWNyZXQgb2YgdGhlIHByb3BlcnRpZXM=';
const STRIPE_SECRET = 'whsec_9fK2mQ7xLp0VbR4tYw8sZc3nHd6jGa1u';
const LINK_SECRET = 'signs-the-links-of-our-mails-0123456789';
const MAIL_EVENTS_SECRET = 'signs-what-the-mail-provider-says';
const MAIL_DOMAIN = 'alcove.test';

const SETTINGS = {
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: 'demo-properties',
  SITE_ORIGINS: 'http://localhost:5000',
  STORAGE_BUCKET: 'demo-properties.appspot.com',
  MACHINE_HOST_URL: HOST_URL,
  MACHINE_HOST_KEY: 'the-key-of-the-properties',
  MACHINE_HOST_SECRET: HOST_SECRET,
  MACHINE_DOMAIN: 'localhost',
  MAIL_FROM: `Alcove <mail@${MAIL_DOMAIN}>`,
  STAFF_MAIL: 'team@alcove.test',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_LINK_SECRET: LINK_SECRET,
  MAIL_EVENTS_SECRET,
};
const BILLING = {
  PLAN_PRICES: API.PLAN_PRICES.local,
  STRIPE_SECRET_KEY: 'sk_test_0f7b2c9d4e6a81357f0b2c9d',
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
};

/** An account, as the identity service has it. */
export type Account = { uid: string; email: string; isConfirmed: boolean; name?: string };
export type Accounts = {
  find: (uid: string) => Account | null;
  remove?: (uid: string) => void;
  /** Whether the service does not answer. */
  isSilent?: () => boolean;
};

/** All that an instance reaches. The machines' host is reached by `fetch`. */
export type Edges = {
  db: Firestore;
  stripe: () => Promise<Stripe>;
  accounts: Accounts;
  /** The time of day. */
  now: () => Date;
  /** The time by which plans and machines live. */
  planNow: () => Date;
  log?: Log;
  /** Without it, no machine is made, and none ends. */
  hasBilling?: boolean;
  /** How the host is spoken to, where a simulation disturbs that. */
  disturb?: (host: MachineHost) => MachineHost;
};

/** What is sent with a call. */
type Asked = Partial<Pick<Incoming, 'header'>> & {
  body?: object;
  raw?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
};

export type Instance = ReturnType<typeof startInstance>;

export function startInstance(edges: Edges) {
  const { stripe, accounts, now } = edges;
  const auth = authOf(accounts);
  /** The queue: each run of the job has one of its own. */
  const queues = new AsyncLocalStorage<string[]>();
  const tasks = { add: async ({ uid }: { uid: string }) => void queues.getStore()?.push(uid) };
  const { routes, jobs } = compose({ ...contextOf(edges, auth), tasks });

  /**
   * Calls a route as the router does for someone who was admitted, who signed in just now. Calls are not counted here.
   * @param uid who is signed in; null: no one
   * @returns the body of the answer
   */
  async function call(key: EndpointKey, uid: string | null, asked: Asked = {}): Promise<unknown> {
    const route = routes.find((one) => one.key === key);
    if (route === undefined) throw new Error(`there is no ${key}`);
    const caller = async () => callerOf(accounts, uid ?? '', { auth, at: now() });
    const incoming = incomingOf(uid, asked, caller);
    const answer =
      route.access === 'public'
        ? await route.handle(incoming)
        : await route.begin(uid ?? '', incoming)(await caller(), Promise.resolve(false));
    return 'body' in answer ? answer.body : answer;
  }

  /** @returns those of whom something is due, as the job gives them to the queue */
  async function findDue(): Promise<string[]> {
    const found: string[] = [];
    await queues.run(found, () => jobs.findDue());
    return found;
  }

  return {
    call,
    jobs,

    findDue,

    /** What is due is found, and done at once. */
    runDue: async (): Promise<{ failed: number }> => {
      const done = await Promise.all((await findDue()).map((uid) => jobs.lookAfter(uid)));
      return { failed: done.filter((isDone) => !isDone).length };
    },

    /** An event of Stripe's arrives, signed as Stripe signs it. */
    hearOfStripe: async (type: string, object: object): Promise<void> => {
      const { webhooks } = await stripe();
      const event = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object } };
      const raw = JSON.stringify(event);
      const signature = webhooks.generateTestHeaderString({ payload: raw, secret: STRIPE_SECRET });
      await call('POST /stripe-webhook', null, { raw, header: () => signature });
    },

    /** The mail provider reports that a mail came back for good. */
    hearOfBounce: async ({ messageId, recipient }: Sent): Promise<void> => {
      const about = { messageId: `${messageId}@${MAIL_DOMAIN}`, recipient };
      const event = { id: randomUUID(), type: 'bounced', isPermanent: true, ...about };
      const raw = JSON.stringify(event);
      const seconds = Math.floor(now().getTime() / 1000);
      const sign = createHmac('sha256', MAIL_EVENTS_SECRET).update(`${seconds}.${raw}`);
      const signature = `t=${seconds},v1=${sign.digest('hex')}`;
      await call('POST /mail-events', null, { raw, header: () => signature });
    },

    /** An event of the machines' host arrives, signed as the host signs it. */
    hearOfMachine: async (reference: string): Promise<void> => {
      const event = { id: 'mev_1', type: 'machine.changed', reference, at: now().toISOString() };
      const raw = JSON.stringify(event);
      const seconds = Math.floor(Date.now() / 1000);
      const headers = new Headers(signedHeaders(event.id, raw, HOST_SECRET, seconds));
      await call('POST /machine-events', null, {
        raw,
        header: (name) => headers.get(name) ?? undefined,
      });
    },
  };
}

/** A mail that was sent: its Message-ID before the @, and to whom. */
type Sent = { messageId: string; recipient: string };

/** The secret of an invitation's link, which its mail alone has. */
export function secretOf(nonce: string): string {
  return createHmac('sha256', LINK_SECRET)
    .update(JSON.stringify(['invitation', nonce]))
    .digest('base64url');
}

/** Stripe's own client before a Stripe without a network. It repeats nothing by itself, which would take its time. */
export function stripeBy(send: typeof fetch): Stripe {
  return new Stripe(BILLING.STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(send),
    maxNetworkRetries: 0,
    telemetry: false,
    protocol: 'http',
    host: 'stripe.test',
    port: 80,
  });
}

function contextOf({ db, stripe, now, disturb, hasBilling = true, ...edges }: Edges, auth: Auth) {
  const log = edges.log ?? (() => {});
  const planNow = async () => edges.planNow();
  const host = createHttpHost(
    { url: new URL(HOST_URL), key: SETTINGS.MACHINE_HOST_KEY },
    { isDevelopment: true, forbidden: [], planNow, noteOddTimes: async () => {}, log },
  );
  const firebase: Firebase = Object.assign(Object.create(null), {
    db: async () => db,
    auth: async () => auth,
    storage: async () => EMPTY_STORAGE,
  });
  return {
    ...firebase,
    config: parseConfig(hasBilling ? { ...SETTINGS, ...BILLING } : SETTINGS),
    stripe,
    machineHost: disturb?.(host) ?? host,
    clock: now,
    billingClock: planNow,
    sendMail: null,
    log,
    version: 'properties',
    state: createState(),
  };
}

/** No one has stored a file. */
const EMPTY_STORAGE = { bucket: () => ({ getFiles: async () => [[], null] }) };

function incomingOf(
  uid: string | null,
  { body, raw = '', header = () => undefined, params = {}, query = {} }: Asked,
  caller: () => Promise<Caller>,
): Incoming {
  const read: Incoming['jsonBody'] = async (schema) => schema.parseAsync(body);
  return {
    query: (name) => [query[name] ?? []].flat(),
    queryNames: Object.keys(query),
    param: (name) => params[name] ?? '',
    header: (name) => (name === 'authorization' ? (uid ?? undefined) : header(name)),
    rawBody: async () => Buffer.from(raw),
    jsonBody: read,
    optionalBody: async (schema) => schema.parseAsync(body ?? {}),
    isFormPost: false,
    formBody: read,
    caller,
  };
}

function callerOf({ find }: Accounts, uid: string, { auth, at }: { auth: Auth; at: Date }): Caller {
  const { email = null, isConfirmed = false, name = null } = find(uid) ?? {};
  return {
    uid,
    email,
    isEmailVerified: isConfirmed,
    name,
    session: Math.floor(at.getTime() / 1000),
    browser: null,
    tokenId: null,
    mintedAt: null,
    signedInBy: 'password',
    signedInAt: at,
    isHandoff: false,
    gate: OPEN_GATE,
    readAccount: () => auth.getUser(uid),
  };
}

/** The identity service, as far as it is asked here. */
function authOf({ find, remove, isSilent }: Accounts): Auth {
  const recordOf = (uid: string) => {
    if (isSilent?.() === true) throw new Error('the identity service is not there');
    const account = find(uid);
    if (account === null) return null;
    const { email, isConfirmed: emailVerified, name: displayName } = account;
    return { uid, email, emailVerified, displayName };
  };
  return Object.assign(Object.create(null), {
    async getUser(uid: string) {
      const found = recordOf(uid);
      if (found !== null) return found;
      throw Object.assign(new Error('no such account'), { code: 'auth/user-not-found' });
    },
    async getUserByEmail(address: string) {
      const found = recordOf(address.split('@')[0] ?? '');
      if (found?.email === address) return found;
      throw Object.assign(new Error('no such account'), { code: 'auth/user-not-found' });
    },
    async getUsers(ids: readonly { uid: string }[]) {
      return { users: ids.map(({ uid }) => recordOf(uid)).filter((one) => one !== null) };
    },
    deleteUser: async (uid: string) => remove?.(uid),
    createCustomToken: async (uid: string) => `token of ${uid}`,
  });
}
