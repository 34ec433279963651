/**
 * A process of the API that is killed between the order of a machine and its record. The job of another one then finishes it,
 * and the host's order book has one machine. `npm run battery -- instances` kills twenty times, `npm test` twice.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failStandin, mendStandin, setMachinePace } from '../../support/standins.ts';
import { startApi, withPerson, type Api } from '../api.ts';
import { startInstance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import {
  asked,
  bookOf,
  buyUnnoticed,
  heldByHost,
  lookUp,
  onlyMachineOf,
  SOLO,
} from '../machine-kit.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const isFull = process.env.ALCOVE_FULL_SIZE === 'yes';
/** The order itself is under way, or it has been carried out and nothing of it is recorded. */
const MOMENTS = ['PUT', 'GET'] as const;
const KILLS = MOMENTS.flatMap((during) =>
  Array.from({ length: isFull ? 10 : 1 }, (_, round) => ({ during, round })),
);

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await setMachinePace(0);
});
afterEach(() => mendStandin('machineHost'));
afterAll(() => api.close());

describe('a process that is killed while a machine is ordered', () => {
  // R-MAC-01
  it.each(KILLS)('during the host’s $during leaves one order, $round @battery', ({ during }) =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const [doomed, checkout] = await Promise.all([
        startInstance(),
        buyUnnoticed(api, person, SOLO),
      ]);
      await failStandin('machineHost', { path: '/v1/machines', method: during, mode: 'held' });
      const cutOff = lookUp(doomed, person, checkout).catch(() => null);
      await vi.waitUntil(async () => (await heldByHost()) > 0, {
        timeout: stretched(20_000),
        interval: 100,
      });
      await doomed.kill();
      expect(await cutOff).toBe(null);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ordered', readAt: null });
      await mendStandin('machineHost');

      await Promise.all([startJobs().machines(), lookUp(api, person, checkout)]);
      const book = await bookOf(uid);
      expect(book).toMatchObject([{ state: 'ready' }]);
      expect(await onlyMachineOf(uid)).toMatchObject({
        id: book[0]?.reference,
        state: 'ready',
      });
      expect(book.map((machine) => asked(machine, 'erase'))).toEqual([0]);
    }),
  );
});
