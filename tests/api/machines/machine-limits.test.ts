/** What one plan can have set up and erased, however often it is asked. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAN_TERMS } from '../../../functions/src/contract/plans.ts';
import { listOrders } from '../../../functions/src/modules/machines/manual/manual-orders.ts';
import { composeOperating } from '../../../functions/src/compose-operating.ts';
import type { Person } from '../../support/people.ts';
import { setMachinePace } from '../../support/standins.ts';
import { call, emulators, firestore, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { putMachine } from '../machine-documents.ts';
import { bookOf, buy, HOUSEHOLD, machinesOf, ordersTo } from '../machine-kit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { servers: places } = PLAN_TERMS.household;
const MOST_A_DAY = places + 5;

const OPERATORS = `machines-${randomUUID()}@alcove.example`;
const BY_HAND = {
  MACHINE_HOST_URL: undefined,
  MACHINE_HOST_KEY: undefined,
  MACHINE_HOST_SECRET: undefined,
  MACHINE_OPERATORS: OPERATORS,
};

let hosted: Api;
let byHand: Api;
beforeAll(async () => {
  [hosted, byHand] = await Promise.all([startApi(), startApi(BY_HAND)]);
  await setMachinePace(0);
});
afterAll(() => Promise.all([hosted.close(), byHand.close()]));

const order = (api: Api, { idToken: token }: Person) =>
  call(api, '/api/machines', { token, body: { orderId: randomUUID() } });

async function eraseAll(api: Api, { uid, idToken: token }: Person): Promise<void> {
  for (const { id, name, desired } of await machinesOf(uid)) {
    if (desired === 'erased') continue;
    const path = `/api/machines/${id}`;
    const { status } = await call(api, path, { method: 'DELETE', token, body: { name } });
    expect(status).toBe(200);
  }
}

/** Orders and erases in turn. */
async function loop(api: Api, person: Person, rounds: number): Promise<Reply[]> {
  const answers: Reply[] = [];
  for (let round = 0; round < rounds; round += 1) {
    answers.push(await order(api, person));
    await eraseAll(api, person);
  }
  return answers;
}

describe('ordering and erasing in turn', () => {
  // R-MAC-01 R-REL-08
  it('ends for the day after five machines beyond the places of the plan, and says when it goes on', () =>
    withPerson({}, async (person) => {
      await buy(hosted, person, HOUSEHOLD);
      const erased = { state: 'erased', desired: 'erased' } as const;
      const made = Array.from({ length: MOST_A_DAY - 3 }, () => putMachine(person.uid, erased));
      await Promise.all(made);
      const [, , refused] = await loop(hosted, person, 3);
      // The first, that of the purchase, and two of the three that were ordered now.
      expect(await bookOf(person.uid)).toHaveLength(3);
      expect([refused?.status, refused?.body.code]).toEqual([429, 'rate_limited']);
      expect(refused?.body.error).toBe(
        `You have ordered ${MOST_A_DAY} servers within a day, as many as your plan allows. You can order the next one in 24 hours.`,
      );
      const wait = Number(refused?.headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(23 * 3600);
      expect(wait).toBeLessThanOrEqual(24 * 3600);

      const [first] = await machinesOf(person.uid);
      const yesterday = (hours: number) => ({
        orderedAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
      });
      await firestore().doc(`machines/${first?.id}`).update(yesterday(22.5));
      expect((await order(hosted, person)).body.error).toContain('the next one in 2 hours.');
      await firestore().doc(`machines/${first?.id}`).update(yesterday(24.1));
      expect((await order(hosted, person)).status).toBe(201);
      expect((await order(hosted, person)).status).toBe(429);
    }));

  // R-MAC-03 R-REL-08
  it('leaves operators no more open orders than the plan has places, and two mails @battery', () =>
    withPerson({}, async (person) => {
      await buy(byHand, person, HOUSEHOLD);
      const answers = await loop(byHand, person, places + 2);
      const open = (await listOrders(firestore(), () => {})).filter(({ todo }) => todo !== null);
      expect(open.map(({ todo }) => todo)).toEqual(Array(places).fill('erase'));
      const refused = answers.slice(places - 1);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['server_limit']));
      const own = { name: 'Cellar', origin: 'https://cellar.example' };
      const added = await call(byHand, '/api/servers', { token: person.idToken, body: own });
      expect([added.status, added.body.code]).toEqual([409, 'server_limit']);

      const aheadMs = 10 * MINUTE_MS;
      const jobs = startJobs([], BY_HAND, aheadMs);
      await jobs.machines();
      await jobs.machines();
      const told = (await ordersTo(OPERATORS)).map(({ text }) => text);
      // The first, that of the job, and another if ten minutes of the clock end on the way.
      expect([2, 3]).toContain(told.length);
      for (const { id } of open) {
        expect(told.join('').split(`-- erased ${id}`)).toHaveLength(2);
      }

      const operating = composeOperating({
        firebase: emulators(),
        operators: null,
        machineDomain: null,
        isDevelopment: false,
        now: () => new Date(Date.now() + aheadMs),
        log: () => {},
      });
      for (const { id } of open) await operating.report(id, { state: 'erased' });
      expect((await order(byHand, person)).status).toBe(201);
    }));
});
