/**
 * What only a sandbox can tell (decision 19): `STRIPE_SANDBOX_KEY=… npm test -- contract --open-questions` does the steps once
 * and prints what to look at. Without a key the stand-in answers, by its first reading.
 */
import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { CARDS, DAY, HOUR, type Scene } from './scene.ts';
import { openInvoices, play } from './steps.ts';

const PAUSE = { invoicing_behavior: 'invoice' } as const;
const RESUME = { payment_behavior: 'resume_on_payment_success' } as const;

/** Prints an answer, so that a run reads as a list of them. */
function tell(question: string, ...answers: unknown[]): void {
  console.log(`\n${question}\n  ${answers.map((one) => JSON.stringify(one)).join('\n  ')}`);
}

const failure = (error: unknown) =>
  error instanceof Error && 'code' in error ? { code: error.code, message: error.message } : error;

/** What of a plan answers a question. */
const standing = ({ status, pending_update, latest_invoice }: Stripe.Subscription) => ({
  status,
  pending_update,
  latest_invoice,
});

/** A plan that was paused by Stripe's own call, ten days into its period. */
async function pause(scene: Scene): Promise<Stripe.Subscription> {
  const { id } = await scene.buy('household.month');
  await scene.clock.move(10 * DAY);
  return scene.stripe.subscriptions.pause(id, { ...PAUSE, expand: ['latest_invoice'] });
}

it('a pause: when is the invoice with its credit finalised?', () =>
  play(async (scene) => {
    await pause(scene);
    const look = async () => {
      const [newest] = await scene.invoices();
      return { status: newest?.status, total: newest?.total, balance: await scene.balance() };
    };
    const [at0, at2] = [await look(), await scene.clock.move(2 * HOUR).then(look)];
    tell('The invoice with a pause’s credit, at once and after two hours:', at0, at2);
    expect(at2.balance).toBeLessThan(0);
  }));

it('a resume that is declined: what shows it, and what does a second one do?', () =>
  play(async (scene) => {
    const { id } = await pause(scene);
    await scene.clock.move(HOUR);
    const { default_payment_method: pinned } = await scene.atStripe(id);
    if (pinned !== null)
      await scene.stripe.subscriptions.update(id, { default_payment_method: '' });
    await scene.newCard(CARDS.dead);
    const resume = () => scene.stripe.subscriptions.resume(id, RESUME).then(standing, failure);
    const answer = await resume();
    tell('A declined resume answers, and then shows:', answer, standing(await scene.atStripe(id)));
    const again = await resume();
    const open = openInvoices(await scene.invoices());
    tell('A second resume answers, and leaves open:', again, open);
    const begun = scene.clock.seconds();
    await scene.clock.move(5 * HOUR);
    const [invoice = ''] = openInvoices(await scene.invoices());
    const card = await scene.attach(CARDS.good);
    await scene.stripe.invoices.pay(invoice, { payment_method: card });
    const { start } = await scene.periodOf(id);
    tell(
      'Hours between the attempt and the period that its payment, 5 hours later, begins:',
      (start - begun) / HOUR,
    );
    expect((await scene.atStripe(id)).status).toBe('active');
  }));

it('a resume without a card: which error?', () =>
  play(async (scene) => {
    const { id } = await pause(scene);
    const { data } = await scene.stripe.paymentMethods.list({ customer: scene.customer });
    for (const method of data) await scene.stripe.paymentMethods.detach(method.id);
    const answer = await scene.stripe.subscriptions.resume(id, RESUME).then(standing, failure);
    tell('A resume without a card answers:', answer);
    expect((await scene.atStripe(id)).status).toBe('paused');
  }));

it('a change that the bank asks about: what does voiding its invoice do?', () =>
  play(async (scene) => {
    const { id } = await scene.buy('solo.month');
    await scene.clock.move(HOUR);
    await scene.newCard(CARDS.asks);
    await scene.stripe.subscriptions.update(id, { default_payment_method: '' });
    const [item] = (await scene.atStripe(id)).items.data;
    await scene.stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', price: scene.priceOf('household.month') }],
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
    });
    const [invoice = ''] = openInvoices(await scene.invoices());
    await scene.stripe.invoices.voidInvoice(invoice);
    const { pending_update: pending } = await scene.atStripe(id);
    tell('After its invoice was voided, a pending change is:', pending);
    expect(openInvoices(await scene.invoices())).toEqual([]);
  }));
