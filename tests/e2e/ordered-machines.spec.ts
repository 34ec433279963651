// A machine from the payment to the first answer.
import { z } from 'zod';
import { readEnv } from '../support/env.ts';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { finishMachines, ordersOf } from '../support/browser/machine-owner.ts';
import { choosePlan, pay } from '../support/purchase.ts';
import { orderBook, switchMachine } from '../support/standins.ts';

// R-MAC-04 R-MAC-01
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
  await expect(steps.locator('[aria-current=step]')).toContainText('Being set up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Solo is yours');
  const order = await machineOf(person.uid);
  await switchMachine(order.reference, 'step');
  await expect(steps.getByText('Step 1 of 5:')).toBeVisible();
  await expectAccessible(page);
  await switchMachine(order.reference, 'step');
  await expect(steps.getByText('Step 2 of 5:')).toBeVisible();
  await expect(page.getByRole('img', { name: /step 2 of 5/ })).toBeVisible();

  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('img', { name: /step 2 of 5/ })).toBeVisible();
  await page.goBack();
  await expect(steps.getByText('Step 2 of 5:')).toBeVisible();
  for (let step = 2; step <= 5; step += 1) await switchMachine(order.reference, 'step');
  await expect(steps.getByText(/ is ready/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Open / })
    .click();
  await page.waitForURL((url) => url.origin === order.originWhenReady);
  await expect(page.getByText(person.email)).toBeVisible();
});

// R-MAC-05
test('a machine that runs is restarted by its owner, once, and says so @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await choosePlan(page, 'Solo');
  await pay(page);
  await finishMachines(person.uid);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Open / })).toBeVisible();
  const { reference } = await machineOf(person.uid);
  await page.goto(`/dashboard/projects/${reference}`);
  await expect(main.getByText('Falkenstein, Germany')).toBeVisible();
  const restart = main.getByRole('button', { name: /^Restart/ });
  await restart.press('Enter');
  await expect(page.getByText(/ is restarting$/)).toBeVisible();
  await expect(restart).toBeDisabled();
  await expect(restart).toBeFocused();
  await expect(main.getByText('A restart was requested a moment ago.')).toBeVisible();
  await expectAccessible(page);
  const { machines } = await orderBook();
  const writes = machines.find((one) => one.reference === reference)?.writes ?? [];
  expect(writes.filter(({ what }) => what === 'restart')).toHaveLength(1);
});

// R-MAC-04
test('a machine that cannot be made says so honestly, on the order’s page and on its own @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await choosePlan(page, 'Solo');
  await pay(page);
  const { reference } = await machineOf(person.uid);
  await switchMachine(reference, 'step');
  await switchMachine(reference, 'step');
  await switchMachine(reference, 'fail');
  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page.getByRole('heading', { name: 'Could not be set up' })).toBeVisible();
  await expect(page.getByText('We have been told and are working on it.')).toBeVisible();
});

// R-MAC-04 R-MAC-05 R-RTE-09
test('a second machine is asked for, a smaller plan asks which stays, and one that sleeps says why it cannot be opened @battery', async ({
  page,
  newPerson,
  signIn,
  expectNoise,
}) => {
  expectNoise(/status of 409/);
  const person = await newPerson();
  await signIn(person);
  await choosePlan(page, 'Household');
  await pay(page);
  await finishMachines(person.uid);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Open / })).toBeVisible();
  const first = await machineOf(person.uid);

  await page.goto('/dashboard/projects');
  await expect(main.getByText('1 of 2 places taken.')).toBeVisible();
  const add = main.getByRole('button', { name: 'Add a hosted server' });
  await add.press('Enter');
  const naming = page.getByRole('dialog');
  await expect(naming.getByLabel('Its name')).toBeFocused();
  await page.keyboard.type('Studio');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(
    main.getByRole('heading', { name: 'Your plan is full: 2 of 2 servers' }),
  ).toBeVisible();
  await finishMachines(person.uid, 2);
  await expect(main.getByRole('link', { name: 'Open Studio' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Open / })).toHaveCount(2);
  // What asked for it is gone.
  await expect(add).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  // Said once in passing; the machine itself stands in the list.
  await expect(main.getByText(/^Ordered\./)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/dashboard/invoices');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Solo/ }).check();
  const question = dialog.getByRole('group', { name: 'Which server stays?' });
  await expect(dialog.getByText('Choose the server that stays.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Change/ })).toBeDisabled();
  await question.getByRole('radio').nth(1).check();
  await expect(dialog.getByText(/falls asleep at once\. Its data is kept until/)).toBeVisible();
  await expectAccessible(page);
  const change = page.waitForRequest('**/api/subscription/change');
  await dialog.getByRole('button', { name: /^Change/ }).click();
  const sent = z.object({ keep: z.tuple([z.string()]) }).parse((await change).postDataJSON());
  expect(sent.keep).not.toContain(first.reference);
  await expect(dialog).toBeHidden();

  await page.goto(`/dashboard/projects/${first.reference}`);
  await expect(main.getByText(/has become too small for this server/)).toBeVisible();
  await page.goto(`/check-auth?redirect=${encodeURIComponent(`${first.originWhenReady}/`)}`);
  await expect(page).toHaveURL(`/dashboard/projects/${first.reference}`);
  await expect(main.getByRole('link', { name: 'Choose a larger plan' })).toBeVisible();
  const link = page.waitForResponse(`**/api/machines/${first.reference}/export`);
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download data' }).click();
  expect((await link).status()).toBe(200);
  await saved;
});

async function machineOf(uid: string): Promise<{ reference: string; originWhenReady: string }> {
  const [machine] = await ordersOf(uid);
  if (machine === undefined) throw new Error('the host has no machine');
  const { port } = new URL(readEnv('ALCOVE_AI_SERVER_URL'));
  return {
    reference: machine.reference,
    originWhenReady: `http://${machine.name}.localhost:${port}`,
  };
}
