/** A machine end to end: from a payment to the host's stand-in, and back by its events to the deployed function. */
import { afterEach, expect, it, vi } from 'vitest';
import { call, firestore, pay, withPerson } from '../api/api.ts';
import { readEnv } from '../support/env.ts';
import type { Person } from '../support/people.ts';
import {
  orderBook,
  setMachineEvents,
  settleMachines,
  settleWebhooks,
  switchMachine,
} from '../support/standins.ts';
import { orderOf } from '../support/order.ts';
import { stretched } from '../support/time-limits/stretched.ts';

/** The emulator starts a process for each function. */
const PATIENCE_MS = stretched(90_000);

afterEach(() => setMachineEvents('once'));

async function buyPlan({ idToken: token }: Person): Promise<void> {
  const deployed = { url: readEnv('ALCOVE_API_URL') };
  const body = orderOf('price_solo_month');
  const checkout = await call(deployed, '/api/checkout-session', { token, body });
  await pay(String(checkout.body.url));
  await settleWebhooks();
}

async function machineOf({ uid }: Person) {
  const { docs } = await firestore().collection('machines').where('uid', '==', uid).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.data() ?? {};
}

async function endSteps(person: Person): Promise<string> {
  const { machines } = await orderBook();
  const [reference = ''] = machines.flatMap(({ owner, reference: id }) =>
    owner === person.uid ? [id] : [],
  );
  for (let steps = 0; steps < 6; steps += 1) await switchMachine(reference, 'step');
  return reference;
}

// R-MAC-01
it(
  'comes with the payment and is ready with the host’s events',
  () =>
    withPerson({}, async (person) => {
      await buyPlan(person);
      expect(await machineOf(person)).toMatchObject({ desired: 'ready' });
      await endSteps(person);
      await settleMachines();
      const { hostName, ...machine } = await machineOf(person);
      const { port } = new URL(readEnv('ALCOVE_AI_SERVER_URL'));
      const origin = `http://${hostName}.localhost:${port}`;
      expect(machine).toMatchObject({ state: 'ready', origin });
    }),
  PATIENCE_MS,
);

// R-MAC-03
it(
  'is found by the schedule when its events are lost and the clock has moved, and looked after out of the queue',
  () =>
    withPerson({}, async (person) => {
      await buyPlan(person);
      await setMachineEvents('lost');
      const id = await endSteps(person);
      expect(await machineOf(person)).not.toMatchObject({ state: 'ready' });
      const clock = `${readEnv('ALCOVE_STRIPE_URL')}/__control/clock`;
      await call({ url: clock }, '', { body: { advance: { seconds: 60 } } });
      await settleMachines();
      // The emulator's queue begins to deliver within seconds.
      await vi.waitFor(
        async () => expect(await machineOf(person)).toMatchObject({ id, state: 'ready' }),
        { timeout: PATIENCE_MS / 2, interval: 500 },
      );
    }),
  PATIENCE_MS,
);
