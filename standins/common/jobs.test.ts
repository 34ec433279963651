import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock, type Clock } from '@alcove/stripe-standin/kit/clock';
import { startReceiver } from '@alcove/stripe-standin/testing';
import { createJobs } from './jobs.ts';

const DAY = 86_400;
const OFTEN = ['/machines-0', '/watchMachines-0', '/mailDue-0'];
let clock: Clock;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  receiver = await startReceiver(200);
  clock = createClock(() => 1_767_225_600);
});
afterEach(() => receiver.close());

const called = () => receiver.received.map(({ path }) => path);

function startJobs() {
  const [often, daily] = [OFTEN.map((path) => receiver.url + path), `${receiver.url}/reconcile-0`];
  return createJobs({ often, daily, clock });
}

it('runs the jobs of every few minutes with each move, and the daily one once a day has passed', async () => {
  const jobs = startJobs();
  clock.moveTo(clock.now() + 60);
  await jobs.settled();
  expect(called()).toEqual(OFTEN);
  clock.moveTo(clock.now() + DAY);
  await jobs.settled();
  expect(called()).toEqual([...OFTEN, ...OFTEN, '/reconcile-0']);
  clock.moveTo(clock.now() + DAY - 1);
  await jobs.settled();
  expect(called()).toHaveLength(10);
});

it('runs once more for all the moves that come while it runs', async () => {
  const jobs = startJobs();
  for (let moves = 0; moves < 5; moves += 1) clock.moveTo(clock.now() + 60);
  await jobs.settled();
  expect(called()).toEqual([...OFTEN, ...OFTEN]);
});

it('runs nothing when the clock goes back', async () => {
  clock.moveTo(clock.now() + DAY);
  const jobs = startJobs();
  clock.reset();
  await jobs.settled();
  expect(called()).toEqual([]);
});
