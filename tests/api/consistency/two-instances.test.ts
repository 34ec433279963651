/**
 * What happens between two processes of the API, which a queue inside one of them would hide. `npm run battery -- instances` runs
 * all of it, `npm test` a part of each kind.
 */
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/people.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  firestore,
  pay,
  stripeClient,
  stripeState,
  withPerson,
  type Reply,
} from '../api.ts';
import { startInstance, type Instance } from '../instances.ts';
import { deliverEvent, FAR_AHEAD, ordersOf, PLAN_LIFE, stripeEvent } from '../stripe-events.ts';
import { casesOf } from '../../support/cases.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const isFull = process.env.ALCOVE_FULL_SIZE === 'yes';
const STORMS = isFull ? 15 : 1;
/** People at once in these. */
const GROUP = isFull ? 5 : 1;
const PAIRS = isFull ? 7 : 1;
const ORDERS = isFull ? 120 : 4;
const CALLS = 20;
const PEOPLE_AT_ONCE = 4;
const LONGEST_MS = stretched(isFull ? 1_200_000 : 90_000);

const SOLO = 'price_solo_month';
const HOUSEHOLD = 'price_household_month';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let instances: readonly [Instance, Instance];
const stripe = stripeClient();

beforeAll(async () => {
  instances = await Promise.all([startInstance(), startInstance()]);
});
afterAll(() => Promise.all(instances.map((instance) => instance.close())));

/** The instance that a load balancer would choose for this call, one in turn. */
const turn = (count: number) => instances[count % 2 === 0 ? 0 : 1];

describe('two instances', () => {
  // R-REL-05
  it(
    'make one customer and leave one open checkout in a storm of calls',
    async () => {
      await inGroups(STORMS, () =>
        withPerson({}, async ({ uid, idToken }) => {
          const answers = await Promise.all(
            Array.from({ length: CALLS }, (_, count) => open(turn(count), idToken, SOLO)),
          );
          const customers = await customersOf(uid);
          expect(customers).toEqual([await customerOf(uid)]);
          const [customer = ''] = customers;
          const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
          expect(data).toHaveLength(1);
          expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
          expect(answers.map(({ body }) => body.id)).toContain(data[0]?.id);
        }),
      );
    },
    LONGEST_MS,
  );

  for (const { action, body, invoices, isDone } of [
    {
      action: 'change',
      body: { planId: HOUSEHOLD },
      invoices: 2,
      isDone: ({ items }: Stripe.Subscription) => items.data[0]?.price.id === HOUSEHOLD,
    },
    {
      action: 'pause',
      body: { until: new Date(Date.now() + 30 * DAY_MS).toISOString() },
      // The second one carries the credit.
      invoices: 2,
      isDone: ({ status }: Stripe.Subscription) => status === 'paused',
    },
    {
      action: 'cancel',
      body: undefined,
      invoices: 1,
      isDone: (held: Stripe.Subscription) => held.cancel_at_period_end || held.cancel_at !== null,
    },
  ]) {
    // R-REL-05
    it.concurrent(
      `do a double-clicked ${action} once`,
      async () => {
        await inGroups(PAIRS, () =>
          withPerson({}, async (person) => {
            const { id, customer } = await buy(person);
            const answers = await Promise.all(
              instances.map((instance) =>
                call(instance, `/api/subscription/${action}`, {
                  method: 'POST',
                  token: person.idToken,
                  body,
                }),
              ),
            );
            const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
            expect([
              [200, 200],
              [200, 409],
            ]).toContainEqual(statuses);
            expect(isDone(await stripe.subscriptions.retrieve(id))).toBe(true);
            expect((await stripe.invoices.list({ customer })).data).toHaveLength(invoices);
            const shown = await Promise.all(
              instances.map((one) => call(one, '/api/subscription', { token: person.idToken })),
            );
            expect(shown[0]?.body).toEqual(shown[1]?.body);
          }),
        );
      },
      LONGEST_MS,
    );
  }

  // R-REL-05
  it(
    'let exactly thirty of fifty calls at once have a token',
    () =>
      withPerson({}, async ({ idToken }) => {
        // Windows are whole minutes: all calls shall fall into one.
        const toNext = MINUTE_MS - (Date.now() % MINUTE_MS);
        await Promise.all(instances.map((instance) => instance.advance(toNext)));
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, count) =>
            call(turn(count), '/api/get-custom-token', { token: idToken }),
          ),
        );
        await Promise.all(instances.map((instance) => instance.advance(-toNext)));
        const refused = answers.filter(({ status }) => status === 429);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
        expect(refused).toHaveLength(20);
        for (const { headers } of refused) {
          expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
          expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
        }
      }),
    LONGEST_MS,
  );

  for (const [how, deliver] of casesOf([
    ['once', once],
    ['twice', twice],
    ['with one lost', withoutOne],
    ['all at once', allAtOnce],
  ] as const)) {
    // R-REL-05
    it.concurrent(
      `end equal to Stripe whatever the order of a plan's events, ${how}`,
      async () => {
        const orders = spread(ordersOf([0, 1, 2, 3, 4]), ORDERS);
        await Promise.all(
          Array.from({ length: PEOPLE_AT_ONCE }, (_, lane) =>
            withPerson({}, async (person) => {
              const { id } = await buy(person);
              const life: Stripe.Subscription[] = [];
              for (const change of PLAN_LIFE)
                life.push(await stripe.subscriptions.update(id, change));
              const rounds = [...orders.entries()].filter(([at]) => at % PEOPLE_AT_ONCE === lane);
              for (const [at, order] of rounds) {
                const end = FAR_AHEAD + at;
                // The last event tells of a change that the others are not behind yet.
                const statuses = await deliver(
                  order.map((moment) => eventWith(must(life[moment]))),
                  () => stripe.subscriptions.update(id, { cancel_at: end }),
                );
                expect([order, statuses]).toEqual([order, statuses.map(() => 200)]);
                const mirror = await firestore().doc(`subscriptions/${person.uid}`).get();
                const cancelAt = new Date(end * 1000).toISOString();
                expect([order, mirror.data()]).toMatchObject([
                  order,
                  { id, status: 'active', cancelAt },
                ]);
              }
            }),
          ),
        );
      },
      LONGEST_MS,
    );
  }
});

type Event = ReturnType<typeof stripeEvent>;
type Change = () => Promise<unknown>;

/** One after another, each to the other instance than the one before. */
async function once(events: readonly Event[], change: Change): Promise<number[]> {
  const statuses: number[] = [];
  for (const [count, event] of events.entries()) {
    if (count === events.length - 1) await change();
    statuses.push(await send(turn(count), event));
  }
  return statuses;
}

async function twice(events: readonly Event[], change: Change): Promise<number[]> {
  const statuses: number[] = [];
  for (const [count, event] of events.entries()) {
    if (count === events.length - 1) await change();
    statuses.push(...(await Promise.all(instances.map((instance) => send(instance, event)))));
  }
  return statuses;
}

function withoutOne([, ...others]: readonly Event[], change: Change): Promise<number[]> {
  return once(others, change);
}

/** The change comes while the others are being read, and its event at once after it. */
async function allAtOnce(events: readonly Event[], change: Change): Promise<number[]> {
  const last = must(events.at(-1));
  const early = events.slice(0, -1).map((event, count) => send(turn(count), event));
  await change();
  return Promise.all([...early, ...instances.map((instance) => send(instance, last))]);
}

const send = async (instance: Instance, event: Event): Promise<number> =>
  (await deliverEvent(instance, event)).status;

/** An event that carries the subscription as it was at that moment. */
const eventWith = (object: Stripe.Subscription) =>
  stripeEvent('customer.subscription.updated', object);

/** So many of them, from all over the list. */
function spread<T>(all: readonly T[], count: number): T[] {
  return all.filter((_, at) => at % Math.ceil(all.length / count) === 0);
}

/** Does it so often, for several people at once. */
async function inGroups(times: number, act: () => Promise<void>): Promise<void> {
  for (let done = 0; done < times; done += GROUP) {
    await Promise.all(Array.from({ length: Math.min(GROUP, times - done) }, act));
  }
}

function open(instance: Instance, token: string, planId: string): Promise<Reply> {
  return call(instance, '/api/checkout-session', { token, body: orderOf(planId) });
}

/** A paid plan that both instances know of. */
async function buy({ uid, idToken }: Person): Promise<{ id: string; customer: string }> {
  const { body } = await open(turn(0), idToken, SOLO);
  await pay(String(body.url));
  await call(turn(1), `/api/checkout-session/${String(body.id)}`, { token: idToken });
  const customer = await customerOf(uid);
  const [held] = (await stripe.subscriptions.list({ customer })).data;
  return { id: must(held).id, customer };
}

async function customersOf(uid: string): Promise<string[]> {
  const { customers } = await stripeState();
  return customers.filter(({ metadata }) => metadata?.firebaseUID === uid).map(({ id }) => id);
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something that the test needs is missing');
  return value;
}
