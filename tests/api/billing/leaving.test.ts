/** Why someone leaves: said after a cancellation, and kept at Stripe. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failStandin, mendStandin } from '../../support/standins.ts';
import type { Person } from '../../support/people.ts';
import {
  call,
  customerOf,
  readPlan,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { buy, SOLO } from '../machine-kit.ts';

const stripe = stripeClient();
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

const tell = ({ idToken: token }: Person, body: object) =>
  call(api, '/api/subscription/leaving', { token, body });

const act = ({ idToken: token }: Person, action: 'cancel' | 'reactivate') =>
  call(api, `/api/subscription/${action}`, { token, method: 'POST' });

/** What Stripe knows of why this person leaves. */
async function toldOf({ uid }: Person): Promise<unknown> {
  const customer = await customerOf(uid);
  const [plan] = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
  return plan?.cancellation_details;
}

const UNTOLD = { feedback: null, comment: null };
const CONFLICT = { status: 409, body: { code: 'conflict' } };

// R-LAW-02
describe('the reason for leaving', () => {
  it('is kept with a plan that ends with its period; the last answer counts, whole', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      expect((await act(person, 'cancel')).status).toBe(200);
      const words = '  Two of us, one server. ';
      expect(await tell(person, { reason: 'missing_features', words })).toMatchObject({
        status: 200,
        body: { received: true },
      });
      expect(await toldOf(person)).toMatchObject({
        feedback: 'missing_features',
        comment: 'Two of us, one server.',
      });
      expect((await tell(person, { reason: 'unused' })).status).toBe(200);
      expect(await toldOf(person)).toMatchObject({ feedback: 'unused', comment: null });
      const body = await readPlan(api, person.idToken);
      expect(body).toMatchObject({ status: 'active', cancelAt: expect.any(String) });
    }));

  it('is kept with a plan that has ended', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      const [plan] = (await stripe.subscriptions.list({ customer: await customerOf(person.uid) }))
        .data;
      await stripe.subscriptions.cancel(plan?.id ?? '');
      expect((await tell(person, { reason: 'too_expensive', words: 'A lot.' })).status).toBe(200);
      expect(await toldOf(person)).toMatchObject({ feedback: 'too_expensive', comment: 'A lot.' });
    }));

  it('is refused for a plan that goes on, before a cancellation and after it was undone', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      expect(await tell(person, { reason: 'other' })).toMatchObject(CONFLICT);
      await act(person, 'cancel');
      await act(person, 'reactivate');
      expect(await tell(person, { reason: 'other' })).toMatchObject(CONFLICT);
      expect(await toldOf(person)).toMatchObject(UNTOLD);
    }));

  it('is refused without a plan, and never reaches another person’s @battery', () =>
    withPerson({}, async (leaver) => {
      await buy(api, leaver, SOLO);
      await act(leaver, 'cancel');
      await withPerson({}, async (stranger) => {
        expect(await tell(stranger, { reason: 'other' })).toMatchObject(CONFLICT);
      });
      expect(await toldOf(leaver)).toMatchObject(UNTOLD);
    }));

  it.each([
    ['no reason', {}],
    ['a reason of its own', { reason: 'bored' }],
    ['more than a line', { reason: 'other', words: 'x'.repeat(501) }],
    ['words that are none', { reason: 'other', words: 1 }],
    ['another field', { reason: 'other', subscription: 'sub_1' }],
  ])('refuses %s', (_what, body) =>
    withPerson({}, async (person) => {
      expect(await tell(person, body)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }),
  );

  it('that Stripe does not take is not said to have arrived, and can be sent again @battery', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      await act(person, 'cancel');
      await failStandin('stripe', { path: '/v1/subscriptions/', method: 'POST', mode: '500' });
      expect(await tell(person, { reason: 'unused' })).toMatchObject({
        status: 502,
        body: { code: 'upstream_stripe' },
      });
      await mendStandin('stripe');
      expect(await toldOf(person)).toMatchObject(UNTOLD);
      expect((await tell(person, { reason: 'unused' })).status).toBe(200);
      expect(await toldOf(person)).toMatchObject({ feedback: 'unused' });
    }));
});
