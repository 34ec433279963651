// R-TRU-05: a customer whose plan has a contact with a name finds it in their account, as soon as there is one.
import { firestore } from '../support/emulators.ts';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';

const WIDTHS = [320, 390, 1440];

// R-TRU-05
test('a contact appears under Help and messages while the page is open, and goes again @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  await page.goto('/dashboard/help');
  const section = page.getByRole('heading', { name: 'Your contact' });
  await expect(page.getByRole('heading', { name: 'Find an answer' })).toBeVisible();
  await expect(section).toHaveCount(0);

  const contact = { name: 'Jana Brandt', email: 'jana.brandt@alcove.example' };
  await firestore().doc(`users/${person.uid}`).set({ contact }, { merge: true });
  await expect(section).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Jana Brandt looks after your account.');
  const link = page.getByRole('link', { name: contact.email });
  await expect(link).toHaveAttribute('href', `mailto:${contact.email}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);

  await firestore().doc(`users/${person.uid}`).update({ contact: null });
  await expect(section).toHaveCount(0);
});
