/** What several scenarios of the contract suite do, and the Stripes that they do it with. */
import type { Stripe } from 'stripe';
import { afterAll, expect } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import {
  CARDS,
  DAY,
  HOUR,
  openStripe,
  playWith,
  READINGS_HERE,
  type PlanName,
  type Scene,
} from './scene.ts';

export const SOLO = LIST_PRICES.solo.month;
export const HOUSEHOLD = LIST_PRICES.household.month;
const PAUSE_DAYS = 40;

const backends = await Promise.all(
  READINGS_HERE.map(async (reading) => ({ reading, ...(await openStripe(reading)) })),
);
afterAll(() => Promise.all(backends.map(({ close }) => close())));

type Play = (
  scenario: (scene: Scene) => Promise<void>,
  settings?: Record<string, string>,
) => Promise<void>;

/** Where the documentation leaves something open, the same must come out however it is read. */
export const EITHER_WAY: readonly { reading: string; play: Play }[] = backends.map((backend) => ({
  reading: backend.reading,
  play: (scenario, settings = {}) => playWith(backend, scenario, settings),
}));

/** @param settings of our app, where a scenario needs other ones */
export const play: Play = (scenario, settings) => {
  const [first] = EITHER_WAY;
  if (first === undefined) throw new Error('no Stripe');
  return first.play(scenario, settings);
};

/** A plan that is half used up, to the second: so what is left of it is half of its price. */
export async function holdForHalfAPeriod(
  { buy, clock, periodOf }: Scene,
  plan: PlanName,
): Promise<string> {
  const { id } = await buy(plan);
  const { start, end } = await periodOf(id);
  await clock.moveTo(start + (end - start) / 2);
  return id;
}

export async function pauseHalfway(
  scene: Scene,
  plan: PlanName = 'household.month',
): Promise<{ id: string; until: number }> {
  const id = await holdForHalfAPeriod(scene, plan);
  const { clock, ask } = scene;
  const until = clock.seconds() + PAUSE_DAYS * DAY;
  const { status, body } = await ask('POST /subscription/pause', {
    until: clock.iso(PAUSE_DAYS * DAY),
  });
  expect([status, body]).toMatchObject([200, { status: 'paused' }]);
  return { id, until };
}

/** The person's card stops working: a new one that fails is the only default. */
export async function letTheCardDie({ clock, newCard, standing }: Scene): Promise<void> {
  await clock.move(HOUR);
  await newCard(CARDS.dead);
  await standing();
}

export function openInvoices(invoices: readonly Stripe.Invoice[]): string[] {
  return invoices.filter(({ status }) => status === 'open').map(({ id }) => id);
}

export function priceOf({ items }: Stripe.Subscription): string | undefined {
  return items.data[0]?.price.id;
}

/** Changes the plan as our pages do: with the moment of the preview. */
export async function change(scene: Scene, plan: PlanName) {
  const planId = scene.priceOf(plan);
  const preview = await scene.ask('POST /subscription/preview', { planId });
  expect(preview.status).toBe(200);
  const { previewedAt } = preview.body;
  const answer = await scene.ask('POST /subscription/change', { planId, previewedAt });
  return { preview: preview.body, answer };
}
