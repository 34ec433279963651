/** Stripe's deliveries end to end: from the stack's stand-in to the deployed function. */
import { expect, it } from 'vitest';
import { call, firestore, pay, withPerson } from '../api/api.ts';
import { readEnv } from '../support/env.ts';
import { settleWebhooks } from '../support/standins.ts';
import { orderOf } from '../support/order.ts';

// R-API-02
it("takes Stripe's own deliveries on raw bytes", () =>
  withPerson({}, async ({ uid, idToken }) => {
    const deployed = { url: readEnv('ALCOVE_API_URL') };
    const { body } = await call(deployed, '/api/checkout-session', {
      token: idToken,
      body: orderOf('price_solo_month'),
    });
    await pay(String(body.url));
    await settleWebhooks();
    const mirror = await firestore().doc(`subscriptions/${uid}`).get();
    expect(mirror.get('status')).toBe('active');
  }));
