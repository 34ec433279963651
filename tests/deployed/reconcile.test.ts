/** The daily job end to end: as the scheduler calls the deployed function. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { setCard, stripeClient } from '../api/api.ts';
import { readEnv } from '../support/env.ts';
import { stretched } from '../support/time-limits/stretched.ts';

// R-REL-03
it(
  'ends the plan of a person without an account',
  async () => {
    const stripe = stripeClient();
    const uid = randomUUID();
    const { id: customer } = await stripe.customers.create({ metadata: { firebaseUID: uid } });
    await setCard(customer, 'good');
    const items = [{ price: 'price_solo_month' }];
    const { id } = await stripe.subscriptions.create({ customer, items });
    // The emulator has no scheduler and numbers what it would run.
    const job = readEnv('ALCOVE_API_URL').replace(/api$/, 'reconcile-0');
    expect((await fetch(job, { method: 'POST' })).status).toBe(200);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  },
  stretched(120_000),
);
