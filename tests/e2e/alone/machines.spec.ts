// A machine from the payment to the first answer. The pace of the machines' host is one for the whole stack.
import { readEnv } from '../../support/env.ts';
import { expect, expectAccessible, test } from '../../support/fixtures.ts';
import { choosePlan, pay } from '../../support/purchase.ts';
import {
  orderBook,
  setMachinePace,
  setNextMachine,
  switchMachine,
} from '../../support/standins.ts';

const A_DAY = 86_400;
const USUAL = 2;

test.beforeEach(() => setMachinePace(A_DAY));
test.afterEach(() => setMachinePace(USUAL));

// R-MAC-06 R-MAC-01
test('pay, watch the machine being made, leave, come back, open it', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await choosePlan(page, 'Solo');
  await pay(page);
  const steps = page.getByRole('list', { name: 'Your order' });
  await expect(steps.locator('[aria-current=step]')).toContainText('Being made');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Solo is yours');
  const order = await machineOf(person.uid);
  await switchMachine(order.reference, 'step');
  await expect(steps.getByText('Step 1 of 5:')).toBeVisible();
  await expectAccessible(page);
  await switchMachine(order.reference, 'step');
  await expect(steps.getByText('Step 2 of 5:')).toBeVisible();
  await expect(page.getByRole('img', { name: /step 2 of 5/ })).toBeVisible();

  await page.getByRole('link', { name: 'To your dashboard' }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.goBack();
  await expect(steps.getByText('Step 2 of 5:')).toBeVisible();
  for (let step = 2; step <= 5; step += 1) await switchMachine(order.reference, 'step');
  await expect(steps.getByText(/ is ready/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Open / }).click();
  await page.waitForURL((url) => url.origin === order.originWhenReady);
  await expect(page.getByText(person.email)).toBeVisible();
});

// R-MAC-06
test('a machine that cannot be made says so honestly, on the order’s page and on its own', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await setNextMachine({ failure: 'No disk is left.' });
  await choosePlan(page, 'Solo');
  await pay(page);
  const { reference } = await machineOf(person.uid);
  await switchMachine(reference, 'step');
  await switchMachine(reference, 'step');
  await switchMachine(reference, 'fail');
  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page.getByRole('heading', { name: /could not be made/ })).toBeVisible();
  await expect(page.getByText('We have been told and are seeing to it.')).toBeVisible();
});

/** The one machine that the host has for this person. */
async function machineOf(uid: string): Promise<{ reference: string; originWhenReady: string }> {
  const mine = async () => (await orderBook()).machines.filter(({ owner }) => owner === uid);
  await expect.poll(async () => (await mine()).length).toBe(1);
  const [machine] = await mine();
  if (machine === undefined) throw new Error('the host has no machine');
  const { port } = new URL(readEnv('ALCOVE_AI_SERVER_URL'));
  return {
    reference: machine.reference,
    originWhenReady: `http://${machine.name}.localhost:${port}`,
  };
}
