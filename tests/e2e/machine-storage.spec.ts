// Backups and what is stored, from the machines' host to the screen.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callApi } from '../support/call-api.ts';
import { firestore } from '../support/emulators.ts';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { finishMachines, ordersOf } from '../support/browser/machine-owner.ts';
import type { Person } from '../support/people.ts';
import { subscribe } from '../support/purchase.ts';
import { switchMachine } from '../support/standins.ts';
import { answerAvailability } from '../support/machines.ts';

// R-TRU-02
test('an owner sees the last backup, puts the server back to it, and follows the steps @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  const id = await ready(person, 'household');
  await switchMachine(id, 'mend-backups');
  await answerAvailability(page);
  await page.goto(`/dashboard/projects/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^The last backup was made (last night|today) at /)).toBeVisible();

  await main.getByRole('button', { name: 'Restore from a backup' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const name = await read(id, 'name');
  await dialog.getByLabel('The server’s name').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(main.getByText(/^Being put back to /)).toBeVisible();
  await switchMachine(id, 'step');
  await expect(main.getByRole('heading', { name: 'Being put back' })).toBeVisible();
  await expect(main.getByText('Step 2 of 4: Putting the backup back.')).toBeVisible();
  await expect(page.getByText('set up')).toHaveCount(0);
  await expectAccessible(page);
  for (let step = 2; step <= 4; step += 1) await switchMachine(id, 'step');
  await expect(main.getByText(/^Put back to /)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ready', exact: true })).toBeVisible();
});

// R-TRU-03
test('a smaller plan is refused with both numbers, until the full server is not the one that stays @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  const id = await ready(person, 'household');
  const name = await read(id, 'name');
  await switchMachine(id, 'fill', '214.25');
  // With another order, the host of all of a person's machines is read again.
  const order = { orderId: randomUUID(), name: 'Studio' };
  await callApi(person.idToken, 'POST', '/machines', order);
  await finishMachines(person.uid, 2);
  await expect.poll(() => usedOn(id)).toBe(214_250_000_000);
  await page.goto('/dashboard/invoices');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Solo/ }).check();
  const refusal = `214.3 GB are stored on ${name}, and Solo has 100 GB. Make room there first.`;
  const stays = dialog.getByRole('group', { name: 'Which server stays?' });
  await stays.getByRole('radio', { name }).check();
  await expect(dialog.getByText(refusal)).toBeVisible();
  const change = dialog.getByRole('button', { name: /^Change/ });
  await expect(change).toBeDisabled();
  await expectAccessible(page);
  await stays.getByRole('radio', { name: 'Studio' }).check();
  await expect(dialog.getByText(refusal)).toHaveCount(0);
  await expect(change).toBeEnabled();
});

/** The person's machine, once it is ready. */
async function ready(person: Person, plan: string): Promise<string> {
  await subscribe(person, plan);
  await finishMachines(person.uid);
  const [machine] = await ordersOf(person.uid);
  const id = machine?.reference ?? '';
  await expect.poll(() => read(id, 'state')).toBe('ready');
  return id;
}

async function read(id: string, field: 'state' | 'name'): Promise<string> {
  return z.string().parse((await firestore().doc(`machines/${id}`).get()).get(field));
}

async function usedOn(id: string): Promise<number> {
  return z.number().parse((await firestore().doc(`machines/${id}`).get()).get('diskUsedBytes'));
}
