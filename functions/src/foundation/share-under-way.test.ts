import { expect, it } from 'vitest';
import { createSharing } from './share-under-way.ts';

it('gives calls of one key the same work while it is under way, and new work afterwards', async () => {
  const share = createSharing<number>();
  let done = 0;
  const work = async () => {
    await Promise.resolve();
    done += 1;
    return done;
  };
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await share('a', work)).toBe(3);
});

it('passes a failure to everybody who shares it, and tries anew afterwards', async () => {
  const share = createSharing<string>();
  const fail = () => Promise.reject(new Error('it broke'));
  const outcomes = await Promise.allSettled([share('a', fail), share('a', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 'well')).toBe('well');
});
