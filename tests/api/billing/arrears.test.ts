/** What ends, and who is told, when a payment fails for good or an invoice cannot be made. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '../../support/env.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  firestore,
  readPlan,
  setCard,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { hint } from '../machine-kit.ts';
import { buy, DAY, invoicesOf, nowSeconds, pass, retrieve, type Plan } from './pause-kit.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';

const stripe = stripeClient();
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const Line = z.object({ severity: z.string(), message: z.string(), code: z.unknown().optional() });

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${readEnv('ALCOVE_STRIPE_URL')}/__control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the switch ${path} answered ${answer.status}`);
}

const shown = (token: string) => readPlan(api, token);

/** A plan whose every attempt has failed, in an account that leaves such plans unpaid. */
async function unpaid(uid: string): Promise<Plan> {
  const plan = await buy(uid);
  await control('subscriptions', { id: plan.id, status: 'unpaid' });
  await setCard(plan.customer, 'declined');
  return plan;
}

describe('a plan that is unpaid', () => {
  // R-LIV-02
  it('says until when its invoice can be paid, and paying it brings the plan back', () =>
    withPerson({}, async ({ uid, idToken }) => {
      const plan = await unpaid(uid);
      await hint(api, uid);
      const end = (await retrieve(plan)).items.data[0]?.current_period_end ?? 0;
      const [open] = await invoicesOf(plan);
      expect(await shown(idToken)).toMatchObject({
        status: 'unpaid',
        openPayment: {
          purpose: 'renewal',
          invoiceId: open?.id,
          until: new Date(end * 1000).toISOString(),
        },
      });
      await setCard(plan.customer, 'good');
      await stripe.invoices.pay(open?.id ?? '');
      await hint(api, uid);
      expect(await shown(idToken)).toMatchObject({ status: 'active' });
    }));

  // R-LIV-02
  it('ends with the period that it owes for, leaves nothing to pay, and can be bought again', () =>
    withPerson({}, async ({ uid, idToken }) => {
      const plan = await unpaid(uid);
      await pass(plan, 25 * DAY);
      expect((await invoicesOf(plan))[0]?.status).toBe('draft');
      await hint(api, uid);
      expect((await retrieve(plan)).status).toBe('canceled');
      const invoices = await invoicesOf(plan);
      expect(invoices.filter(({ status }) => status === 'open')).toEqual([]);
      expect(await shown(idToken)).toMatchObject({ status: 'canceled' });
      const body = orderOf('price_solo_month');
      expect((await call(api, '/api/checkout-session', { token: idToken, body })).status).toBe(200);
    }));
});

describe('an invoice that cannot be finalised', () => {
  // R-LIV-02
  it('is an error in the log, with the reason that Stripe gives', () =>
    withPerson({}, async ({ uid }) => {
      const { customer } = await buy(uid);
      const object = {
        id: 'in_1',
        object: 'invoice',
        customer,
        last_finalization_error: {
          type: 'invalid_request_error',
          code: 'customer_tax_location_invalid',
        },
      };
      const event = stripeEvent('invoice.finalization_failed', object, { created: nowSeconds() });
      const { status } = await deliverEvent(api, event);
      expect(status).toBe(200);
      const lines = api.logged.map((line) => Line.parse(JSON.parse(line)));
      expect(lines).toContainEqual({
        severity: 'ERROR',
        message: 'invoice_not_finalized',
        code: 'customer_tax_location_invalid',
      });
      expect((await firestore().doc(`stripeEvents/${event.id}`).get()).get('result')).toBe(
        'synced',
      );
    }));
});
