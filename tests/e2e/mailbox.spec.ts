// The mailbox of this computer, as a developer uses it.
import { createTransport } from 'nodemailer';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { comeFromOwnPlace } from '../support/browser/own-place.ts';
import { awaitOurMail } from '../support/deliver-mails.ts';
import { readEnv } from '../support/env.ts';
import { standinUrl } from '../support/standins.ts';

// R-MAI-05
test('the mailbox lists e-mails while it is open, and their links open our pages in a new tab @battery', async ({
  page,
  context,
  newPerson,
}) => {
  const { email } = await newPerson();
  await page.goto(standinUrl('mailbox'));
  const list = page.getByRole('region', { name: 'The newest first' });
  const address = page.getByLabel('To this address');
  await address.fill('half typed');

  await createTransport(readEnv('SMTP_URL')).sendMail({
    from: 'mail@alcove.test',
    to: email,
    subject: `Hello ${email}`,
    html: `<p>See <a href="${readEnv('ALCOVE_SITE_URL')}/contact/v1">where we are</a></p>`,
  });
  const link = list.getByRole('link', { name: `Hello ${email}` });
  await expect(link).toBeVisible();
  await expect(address).toHaveValue('half typed');
  await expectAccessible(page);

  await link.click();
  await page.getByRole('link', { name: '320 px' }).click();
  const frame = page.locator('iframe');
  expect((await frame.boundingBox())?.width).toBe(320);
  const opened = context.waitForEvent('page');
  await frame.contentFrame().getByRole('link', { name: 'where we are' }).click();
  await expect(await opened).toHaveURL('/contact/v1');
});

// R-MAI-09
test('the mailbox shows our link to choose a new password, and none of Firebase beside it @battery', async ({
  page,
  context,
  newPerson,
}) => {
  const { email } = await newPerson();
  const mailbox = await context.newPage();
  await mailbox.goto(standinUrl('mailbox'));
  await comeFromOwnPlace(context, '**/api/password-resets');
  await page.goto('/auth/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await awaitOurMail(email, 'Choose a new password');
  const entry = mailbox.getByRole('listitem').filter({ hasText: email });
  await expect(entry).toHaveCount(1);
  await entry.getByRole('link', { name: 'Choose a new password' }).click();
  const opened = context.waitForEvent('page');
  await mailbox
    .locator('iframe')
    .contentFrame()
    .getByRole('link', { name: 'Choose a new password' })
    .click();
  await expect((await opened).getByLabel('New password')).toBeVisible();
});
