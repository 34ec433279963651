/** What a deletion of the account pays back of the credit, to the cent, and that a kill between any two steps pays it once. */
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, type Scene } from './scene.ts';
import { change, EITHER_WAY, holdForHalfAPeriod, pauseHalfway, play } from './steps.ts';

/** What we give, as an operator does in the dashboard. */
const give = ({ stripe, customer }: Scene, amount: number) =>
  stripe.customers.createBalanceTransaction(customer, { amount: 0 - amount, currency: 'eur' });

async function refundedTo({ stripe, customer }: Scene): Promise<number> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data.reduce((sum, { amount_refunded: amount }) => sum + amount, 0);
}

const preview = async (scene: Scene) => (await scene.ask('GET /subscription/credit')).body;

/** A client of the same Stripe that dies with an answer: the call has been carried out, and its caller never hears of it. */
function mortal({ connect }: Scene, diesAfter: number): { client: Stripe; calls: () => number } {
  let calls = 0;
  const mortalFetch: typeof fetch = async (...call) => {
    const answer = await fetch(...call);
    calls += 1;
    if (calls === diesAfter) throw new Error('killed');
    return answer;
  };
  const httpClient = Stripe.createFetchHttpClient(mortalFetch);
  const client = connect({ httpClient, maxNetworkRetries: 0 });
  return { client, calls: () => calls };
}

// R-ACC-09
describe.concurrent.each(EITHER_WAY)('Deleting, as read $reading,', ({ play: playIt }) => {
  it('during a pause pays back what the pause left, once, however often it is killed; what we gave lapses', () =>
    playIt(async (scene) => {
      // Half of 39.00.
      const { id } = await pauseHalfway(scene, 'household.month');
      await scene.clock.move(HOUR);
      await give(scene, 500);
      expect(await scene.balance()).toBe(-2450);
      expect(await preview(scene)).toEqual({
        credit: { paidBack: 1950, lapses: 500, currency: 'eur' },
      });
      let [call, isDone] = [1, false];
      for (; !isDone && call < 50; call += 1) {
        const { client, calls } = mortal(scene, call);
        const ended = scene.endForDeletion(client);
        isDone = await ended.then(
          () => true,
          () => false,
        );
        expect([isDone, calls() >= call]).toEqual([isDone, !isDone]);
      }
      // Each of its calls was the last one once.
      expect([isDone, call > 8]).toEqual([true, true]);
      await scene.endForDeletion();
      expect(await refundedTo(scene)).toBe(1950);
      expect(await scene.balance()).toBe(-500);
      expect((await scene.atStripe(id)).status).toBe('canceled');
      const { customer } = scene;
      expect((await scene.stripe.creditNotes.list({ customer })).data).toMatchObject([
        { amount: 1950, metadata: { deletion: customer } },
      ]);
      expect(await preview(scene)).toEqual({
        credit: { paidBack: 0, lapses: 500, currency: 'eur' },
      });
    }));
});

// R-ACC-09
describe.concurrent('Deleting', () => {
  it('two times at once pays back once', () =>
    play(async (scene) => {
      await pauseHalfway(scene, 'household.month');
      await Promise.all([scene.endForDeletion(), scene.endForDeletion()]);
      expect([await refundedTo(scene), await scene.balance()]).toEqual([1950, 0]);
    }));

  it('a running plan pays back what a smaller plan left, and nothing of the period that runs', () =>
    play(async (scene) => {
      await holdForHalfAPeriod(scene, 'household.month');
      // 19.50 of Household, less 9.50 for Solo.
      expect((await change(scene, 'solo.month')).answer.status).toBe(200);
      await scene.endForDeletion();
      expect([await refundedTo(scene), await scene.balance()]).toEqual([1000, 0]);
    }));

  it('a year that became a month on the same day pays back 171.00, of the year’s payment', () =>
    play(async (scene) => {
      await scene.buy('solo.month');
      await scene.clock.move(60);
      expect((await change(scene, 'solo.year')).answer.status).toBe(200);
      await scene.clock.move(60);
      expect((await change(scene, 'solo.month')).answer.status).toBe(200);
      const credit = 0 - (await scene.balance());
      expect(credit).toBeGreaterThan(17_000);
      await scene.endForDeletion();
      expect([await refundedTo(scene), await scene.balance()]).toEqual([credit, 0]);
    }));

  it('pays back the rest where an invoice has used what we gave, and then a part of what was left', () =>
    play(async (scene) => {
      const id = await holdForHalfAPeriod(scene, 'household.month');
      expect((await change(scene, 'solo.month')).answer.status).toBe(200);
      await scene.clock.move(HOUR);
      await give(scene, 1500);
      // 25.00 to their credit; the next month of Solo takes 19.00: our 15.00, and 4.00 of theirs.
      await scene.renew(id);
      expect(await scene.balance()).toBe(-600);
      await scene.endForDeletion();
      expect([await refundedTo(scene), await scene.balance()]).toEqual([600, 0]);
    }));

  it('pays back nothing of what we gave', () =>
    play(async (scene) => {
      await scene.buy('solo.month');
      await give(scene, 500);
      await scene.endForDeletion();
      expect([await refundedTo(scene), await scene.balance()]).toEqual([0, -500]);
    }));

  it('goes on where nothing can be refunded: what is owed is for people', () =>
    play(async (scene) => {
      const { id } = await pauseHalfway(scene, 'household.month');
      await scene.clock.move(DAY);
      const { stripe, customer } = scene;
      const [charge] = (await stripe.charges.list({ customer })).data;
      const intent = charge?.payment_intent;
      if (typeof intent !== 'string') throw new Error('nothing was paid');
      await stripe.refunds.create({ payment_intent: intent });
      await scene.endForDeletion();
      expect((await scene.atStripe(id)).status).toBe('canceled');
      expect([await refundedTo(scene), await scene.balance()]).toEqual([3900, 0]);
    }));
});
