/** What a person agrees to before they pay, and what is kept of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEGIN_AT_ONCE } from '../../../functions/src/contract/billing-details.ts';
import { orderOf } from '../../support/order.ts';
import type { Person } from '../../support/people.ts';
import { call, customerOf, pay, startApi, stripeClient, withPerson, type Api } from '../api.ts';
import { HOUSEHOLD, SOLO } from '../machine-kit.ts';

const stripe = stripeClient();
let api: Api;
let other: Api;
beforeAll(async () => {
  [api, other] = await Promise.all([startApi(), startApi()]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

const open = ({ idToken: token }: Person, body: object, by = api) =>
  call(by, '/api/checkout-session', { token, body });

const sessionOf = (id: unknown) => stripe.checkout.sessions.retrieve(String(id));

async function openOf({ uid }: Person): Promise<string[]> {
  const customer = await customerOf(uid);
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
  return data.map(({ id }) => id);
}

/** A checkout like one that we open. */
async function copyOf(
  { uid }: Person,
  id: string,
  metadata: Record<string, string>,
): Promise<string> {
  const session = await sessionOf(id);
  const copy = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await customerOf(uid),
    client_reference_id: uid,
    line_items: [{ price: SOLO, quantity: 1 }],
    success_url: session.success_url ?? '',
    metadata,
  });
  return copy.id;
}

// R-LAW-01
describe('a checkout', () => {
  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['an older sentence', '2026-06-19'],
    ['another text', 'true'],
  ])('is not opened for someone who agreed to %s, and the page says what to do', (_what, version) =>
    withPerson({}, async (person) => {
      const { planId } = orderOf(SOLO);
      const body = version === undefined ? { planId } : { planId, beginAtOnce: version };
      const { status, body: answer } = await open(person, body);
      expect([status, answer.code]).toEqual([400, 'invalid_input']);
      expect(answer.error).toMatch(/Nothing was ordered.*Reload the page/);
      const { data } = await stripe.customers.search({
        query: `metadata['firebaseUID']:'${person.uid}'`,
      });
      expect(data).toEqual([]);
    }),
  );

  it.each([[true], [1], [null], ['x'.repeat(21)]])('refuses %j as an answer', (beginAtOnce) =>
    withPerson({}, async (person) => {
      expect(await open(person, { planId: SOLO, beginAtOnce })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }),
  );

  it('keeps with itself and with the plan which sentence was agreed to, and when', () =>
    withPerson({}, async (person) => {
      const { body } = await open(person, orderOf(SOLO));
      const session = await sessionOf(body.id);
      await pay(String(body.url));
      const [plan] = (await stripe.subscriptions.list({ customer: await customerOf(person.uid) }))
        .data;
      expect(plan?.metadata['beginAtOnce']).toBe(session.metadata?.['beginAtOnce']);
      const [version, at = ''] = plan?.metadata['beginAtOnce']?.split(' ') ?? [];
      expect(version).toBe(BEGIN_AT_ONCE.version);
      expect(new Date(at).toISOString()).toBe(at);
      expect(Math.abs(Date.parse(at) / 1000 - session.created)).toBeLessThan(60);
    }));

  it('that two tabs share, on two instances, carries the answer; a second plan has its own', () =>
    withPerson({}, async (person) => {
      const answers = await Promise.all([
        open(person, orderOf(SOLO)),
        open(person, orderOf(SOLO), other),
      ]);
      const [id, ...more] = await openOf(person);
      expect(more).toEqual([]);
      expect(answers.map(({ body }) => body.id)).toEqual([id, id]);
      const before = (await sessionOf(id)).metadata?.['beginAtOnce'];
      expect(before).toMatch(BEGIN_AT_ONCE.version);
      expect((await open(person, orderOf(SOLO))).body.id).toBe(id);
      expect((await sessionOf(id)).metadata?.['beginAtOnce']).toBe(before);

      const second = await open(person, orderOf(HOUSEHOLD));
      expect(await openOf(person)).toEqual([second.body.id]);
      expect((await sessionOf(second.body.id)).metadata?.['beginAtOnce']).toMatch(
        BEGIN_AT_ONCE.version,
      );
    }));

  it.each([
    ['of today is used again', true, `${BEGIN_AT_ONCE.version} 2026-12-01T10:00:00.000Z`],
    ['from before the sentence is closed', false, undefined],
    ['of an older sentence is closed', false, '2026-06-19 2026-06-20T10:00:00.000Z'],
  ])('that is open and %s', (_what, isReused, beginAtOnce) =>
    withPerson({}, async (person) => {
      const ours = String((await open(person, orderOf(SOLO))).body.id);
      await stripe.checkout.sessions.expire(ours);
      const found = await copyOf(person, ours, {
        priceId: SOLO,
        ...(beginAtOnce === undefined ? {} : { beginAtOnce }),
      });
      const { status, body } = await open(person, orderOf(SOLO));
      expect([status, body.id === found]).toEqual([200, isReused]);
      expect(await openOf(person)).toEqual([body.id]);
      expect((await sessionOf(body.id)).metadata?.['beginAtOnce']).toMatch(BEGIN_AT_ONCE.version);
    }),
  );
});
