/** What tests of machines share: buying a plan, moving the clock, and how it all stands. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Machine } from '../../functions/src/contract/machines.ts';
import { machineOrders } from '../../functions/src/modules/machines/email-kinds.ts';
import { createPlanNow } from '../../functions/src/adapters/billing-clock.ts';
import { renderMail, type RenderedMail } from '../../functions/src/modules/email/template.ts';
import { orderWords } from '../../functions/src/modules/machines/emails/order.ts';
import { fromSnapshot } from '../../functions/src/modules/machines/record/machine-record.ts';
import { signedHeaders } from '../../standins/machine-host/events.ts';
import { readEnv } from '../support/env.ts';
import type { Person } from '../support/people.ts';
import { orderBook, standinState, type OrderBook } from '../support/standins.ts';
import { orderOf } from '../support/order.ts';
import { call, customerOf, firestore, pay, stripeClient, switchStripe, type Reply } from './api.ts';
import { deliverEvent, stripeEvent } from './stripe-events.ts';

export const SOLO = 'price_solo_month';
export const HOUSEHOLD = 'price_household_month';
export const PRACTICE = 'price_practice_month';

type Server = { url: string };

/** Buys a plan as a person does, and comes back from the payment. @returns the checkout's id */
export async function buy(
  api: Server,
  person: Pick<Person, 'idToken'>,
  planId: string,
): Promise<string> {
  const id = await buyUnnoticed(api, person, planId);
  await lookUp(api, person, id);
  return id;
}

/** The same for a person who closes the browser on the payment page. */
export async function buyUnnoticed(
  api: Server,
  { idToken: token }: Pick<Person, 'idToken'>,
  planId: string,
): Promise<string> {
  const { status, body } = await call(api, '/api/checkout-session', {
    token,
    body: orderOf(planId),
  });
  if (typeof body.url !== 'string') throw new Error(`no checkout: ${status} ${String(body.code)}`);
  await pay(body.url);
  return String(body.id);
}

export function lookUp(
  api: Server,
  { idToken: token }: Pick<Person, 'idToken'>,
  checkout: string,
): Promise<Reply> {
  return call(api, `/api/checkout-session/${checkout}`, { token });
}

/** A webhook of Stripe's about a person: a hint to read their subscription. */
export async function hint(api: Server, uid: string): Promise<Reply> {
  const object = { id: 'sub_any', object: 'subscription', customer: await customerOf(uid) };
  return deliverEvent(api, stripeEvent('customer.subscription.updated', object));
}

/** An event of the machines' host, signed as the host signs by default. */
export async function tell(api: Server, reference: string, how: Signing = {}): Promise<Reply> {
  const event = { id: `mev_${randomUUID()}`, type: 'machine.changed', reference };
  const payload = how.payload ?? JSON.stringify({ ...event, at: new Date().toISOString() });
  return call(api, '/api/machine-events', {
    body: payload,
    headers: how.headers ?? sign(payload, how),
  });
}

type Signing = {
  payload?: string;
  headers?: Record<string, string>;
  secret?: string;
  ageSeconds?: number;
};

export function sign(payload: string, { secret, ageSeconds = 0 }: Signing = {}) {
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  return signedHeaders('mev_1', payload, secret ?? readEnv('MACHINE_HOST_SECRET'), at);
}

/** Lets time pass at Stripe and at the machines' host. */
export async function pass(advance: string): Promise<void> {
  await switchStripe('clock', { advance });
}

/** How long an invoice is a draft: an hour, and a minute more because one clock counts whole seconds. */
const DRAFT_SECONDS = 3660;

/** Lets time pass to the end of a customer's period, and on until the invoice for the next is no draft any more. */
export async function passRenewal(customer: string): Promise<void> {
  const [plan] = (await stripeClient().subscriptions.list({ customer })).data;
  const end = plan?.items.data[0]?.current_period_end ?? 0;
  const seconds = end + DRAFT_SECONDS - (await planTime()) / 1000;
  await switchStripe('clock', { advance: { seconds } });
}

/** A person's machines as they see them, in the order in which they were made. */
export async function machinesOf(uid: string): Promise<Machine[]> {
  const { docs } = await firestore().collection('machines').where('uid', '==', uid).get();
  return docs.map(fromSnapshot).toSorted((a, b) => (a.orderedAt < b.orderedAt ? -1 : 1));
}

/** A person's only machine. */
export async function onlyMachineOf(uid: string): Promise<Machine> {
  const [machine, ...more] = await machinesOf(uid);
  if (machine === undefined || more.length > 0) throw new Error(`${more.length + 1} machines`);
  return machine;
}

/** What the host has made for a person. */
export async function bookOf(uid: string): Promise<OrderBook['machines']> {
  return (await orderBook()).machines.filter(({ owner }) => owner === uid);
}

/** What operators at this address are to do, as they read it. */
export async function ordersTo(address: string): Promise<RenderedMail[]> {
  const { docs } = await firestore().collection('mail').where('to', '==', address).get();
  const facts = docs.map((doc) => machineOrders.facts.parse(doc.get('facts')));
  return facts.map((one) => renderMail(orderWords(one)));
}

/** The time by which plans and machines live. */
export async function planTime(): Promise<number> {
  const planNow = createPlanNow(new URL(readEnv('PLAN_CLOCK_URL')), () => new Date());
  return (await planNow()).getTime();
}

/** The sender delivers all that waits for a person. Where they are told of an erasure, it counts from then. */
export async function deliverMails(uid: string): Promise<void> {
  const at = new Date(await planTime()).toISOString();
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  const waiting = docs.filter((doc) => doc.get('delivery.state') === 'waiting');
  const delivered = { 'delivery.state': 'delivered', 'delivery.at': at };
  await Promise.all(waiting.map(({ ref }) => ref.update(delivered)));
}

/** How often the host was asked for something, by what it was. */
export function asked({ writes }: OrderBook['machines'][number], what: string): number {
  return writes.filter((write) => write.what === what && write.status < 400).length;
}

/** How many requests the host holds: see the switch `held`. */
export async function heldByHost(): Promise<number> {
  return Held.parse(await standinState('machineHost')).held;
}

const Held = z.object({ held: z.number() });
