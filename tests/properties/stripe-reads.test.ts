/** How often Stripe is read for one person within a month: for news, a date or a doubt, and for nothing else. */
import { afterAll, expect, it, vi } from 'vitest';
import { watchOwners } from './owners.ts';
import { createTown } from './town.ts';

watchOwners();

const MONTH = 31;
const MOST = 100;

vi.stubEnv('GCLOUD_PROJECT', 'demo-town');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const open = () => createTown((network) => vi.stubGlobal('fetch', network));

// R-REL-13
it.each([
  ['who comes every day', { card: 'good', comparesEvery: 1, most: 20 }],
  [
    'whose card fails, and who comes every day, among millions who are compared once a week',
    { card: 'declined', comparesEvery: 7, most: MOST },
  ],
] as const)('is rare for someone %s @battery', async (_who, { card, comparesEvery, most }) => {
  const town = await open();
  const { useCard } = await town.moveIn('ada');
  await town.live(1);
  expect(await town.stateOf('ada')).toEqual(['ready']);
  await useCard(card);
  const before = town.count();
  await town.live(MONTH, { comparesEvery, eachDay: () => town.visit('ada') });
  const after = town.count();
  expect(after.tasks - before.tasks).toBeGreaterThan(MONTH * 20);
  expect(after.stripeReads - before.stripeReads).toBeLessThanOrEqual(most);
});

// R-REL-13
it('is not at all within a day without news, a date or a visit, but for the comparison of the night', async () => {
  const town = await open();
  await town.moveIn('ada');
  await town.live(2);
  const before = town.count();
  await town.live(1);
  const after = town.count();
  expect(after.stripeReads - before.stripeReads).toBe(0);
  // The plans and the open checkouts, each in one page.
  expect(after.stripePages - before.stripePages).toBe(2);
});
