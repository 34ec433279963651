import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { unpinCard } from './cards.ts';
import { subscriptionWith } from './subscription.fixture.ts';

type Card = { id: string; created: number; customer: string | null };

const card = (id: string, created: number, customer: string | null = 'cus_1'): Card => ({
  id,
  created,
  customer,
});

/** The fields of Stripe's object that are read. */
function subscription(pinned: Card | null, usual: Card | null, change: object = {}) {
  return subscriptionWith({
    id: 'sub_1',
    status: 'active',
    pause_collection: null,
    default_payment_method: pinned,
    customer: { id: 'cus_1', invoice_settings: { default_payment_method: usual } },
    ...change,
  });
}

/** What Stripe is told. */
async function writesFor(found: Stripe.Subscription): Promise<string[]> {
  const writes: string[] = [];
  const reply: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const fields = new URLSearchParams(typeof init?.body === 'string' ? init.body : '');
    writes.push(`${pathname.replace('/v1/', '')} ${fields.toString()}`);
    return Response.json({});
  };
  const httpClient = Stripe.createFetchHttpClient(reply);
  await unpinCard(new Stripe('sk_unit', { httpClient, maxNetworkRetries: 0 }), found);
  return writes.map((write) => decodeURIComponent(write));
}

const UNPIN = 'subscriptions/sub_1 default_payment_method=';
const usually = (id: string) => `customers/cus_1 invoice_settings[default_payment_method]=${id}`;

describe('unpinCard', () => {
  // R-LIV-02
  it.each([
    ['nothing where nothing is pinned', null, card('pm_b', 2), []],
    ['the only card', card('pm_a', 1), null, [usually('pm_a'), UNPIN]],
    ['the pinned one, added later', card('pm_a', 2), card('pm_b', 1), [usually('pm_a'), UNPIN]],
    ['the default, added later', card('pm_a', 1), card('pm_b', 2), [UNPIN]],
    ['the default of the same second', card('pm_a', 1), card('pm_b', 1), [UNPIN]],
    ['no card that was taken off the customer', card('pm_a', 2, null), card('pm_b', 1), [UNPIN]],
  ])('keeps %s', async (_what, pinned, usual, writes) => {
    expect(await writesFor(subscription(pinned, usual))).toEqual(writes);
  });

  // R-LIV-02
  it.each([
    ['has ended', { status: 'canceled' }],
    ['lost its customer', { customer: { id: 'cus_1', deleted: true } }],
  ])('leaves a subscription alone that %s', async (_what, change) => {
    expect(await writesFor(subscription(card('pm_a', 1), null, change))).toEqual([]);
  });
});
