// R-RTE-11: eight journeys in browsers that others have changed, or that lack something.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  blockAllStorage,
  removeIndexedDb,
  removeNewerFunctions,
} from '../support/browser/blocked-functions.ts';
import {
  addNodesBesideFields,
  fillEveryField,
  translatePages,
} from '../support/browser/conditions.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { comeFromOwnPlace } from '../support/browser/own-place.ts';
import { mailedLink } from '../support/deliver-mails.ts';
import { firestore } from '../support/emulators.ts';
import { PASSWORD, signInPerson, uidOf, type Person } from '../support/people.ts';
import { choosePlan, pay } from '../support/purchase.ts';
import { standinUrl } from '../support/standins.ts';

const CONDITIONS = [
  ['newer functions are missing', removeNewerFunctions],
  ['it is translated', translatePages],
  ['nodes are added beside fields', addNodesBesideFields],
  ['every field is filled', fillEveryField],
  ['there is no database', removeIndexedDb],
  ['all storage is blocked', blockAllStorage],
] as const;
type Condition = (typeof CONDITIONS)[number][0];

type Parts = {
  page: Page;
  condition: Condition;
  newPerson: (options?: { emailVerified?: boolean }) => Promise<Person>;
  /** Has someone who signed up in the browser removed after the test. */
  keep: (email: string) => Promise<void>;
};

const JOURNEYS: Readonly<Record<string, (parts: Parts) => Promise<void>>> = {
  async 'sign up'({ page, condition, keep }) {
    const email = newEmail();
    await page.goto('/get-started');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    if (await isTurnedAway(page, condition)) {
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
    } else {
      await expect(page.getByText('Your alcove is empty')).toBeVisible();
      await keep(email);
    }
  },

  async 'confirm an address'({ page, condition, newPerson }) {
    const person = await newPerson({ emailVerified: false });
    if (!(await enter(page, condition, person))) return;
    await page.getByRole('button', { name: 'Resend the e-mail' }).click();
    await expect(page.getByRole('button', { name: 'Sent' })).toBeVisible();
    await page.goto(await mailedLink(person.email, 'confirmation'));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText('Your address has been confirmed')).toBeVisible();
  },

  async 'sign in'({ page, condition, newPerson }) {
    await enter(page, condition, await newPerson());
  },

  async 'buy a plan'({ page, condition, newPerson }) {
    if (!(await enter(page, condition, await newPerson()))) return;
    await choosePlan(page, 'Solo');
    await pay(page);
    await expect(page.getByRole('main').getByText('Solo').first()).toBeVisible();
  },

  async 'open a server'({ page, condition, newPerson }) {
    const person = await newPerson();
    if (!(await enter(page, condition, person))) return;
    const server = `${standinUrl('aiServer')}/`;
    await page.goto(`/check-auth?redirect=${encodeURIComponent(server)}`);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.waitForURL(server);
    await expect(page.getByText(person.email)).toBeVisible();
  },

  async 'sign out'({ page, condition, newPerson }) {
    if (!(await enter(page, condition, await newPerson()))) return;
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  },

  async 'reset a password'({ page, newPerson }) {
    const person = await newPerson();
    await page.goto('/auth/forgot-password');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await page.goto(await mailedLink(person.email, 'password'));
    await page.getByLabel('New password').fill('another-horse-10');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await signInPerson(person.email, 'another-horse-10');
  },

  async 'send a message'({ page, condition }) {
    const email = newEmail();
    await page.goto('/contact/v1');
    const form = page.locator('form[action="/api/contact"]');
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('Topic').selectOption({ index: 1 });
    await form.getByLabel('Message').fill('Can it read scanned letters?');
    await form.getByRole('button', { name: 'Send message' }).click();
    const isSpam = condition === 'every field is filled';
    await expect(
      page.getByText(isSpam ? /was taken for spam/ : 'It has arrived').first(),
    ).toBeVisible();
    const { docs } = await firestore().collection('messages').where('sender', '==', email).get();
    expect(docs.map((doc) => doc.get('spam') === true)).toEqual([isSpam]);
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  },
};

test.beforeEach(({ context }) => comeFromOwnPlace(context, '**/api/password-resets'));

for (const [condition, apply] of CONDITIONS) {
  for (const [journey, walk] of Object.entries(JOURNEYS)) {
    // R-RTE-11
    test(`${journey} where ${condition} @battery`, async ({
      page,
      context,
      newPerson,
      people,
      expectNoise,
    }) => {
      // React draws a page again whose nodes were changed before its script ran.
      expectNoise(/Minified React error #418|status of 40[01]/);
      await apply(context);
      const keep = async (email: string) => {
        const session = await signInPerson(email);
        const uid = uidOf(session.idToken);
        people.push({ uid, email, password: PASSWORD, displayName: '', ...session });
      };
      await walk({ page, condition, newPerson, keep });
      await expect(page.getByText('Unexpected Application Error')).toBeHidden();
    });
  }
}

const newEmail = () => `${randomUUID()}@people.test`;

/** @returns whether the person is signed in; where no session can be kept, the form says so */
async function enter(page: Page, condition: Condition, { email }: Person): Promise<boolean> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  if (await isTurnedAway(page, condition)) return false;
  await expect(page.getByText('Your alcove is empty')).toBeVisible();
  return true;
}

async function isTurnedAway(page: Page, condition: Condition): Promise<boolean> {
  if (condition !== 'all storage is blocked') return false;
  await expect(page.getByRole('alert')).toContainText('keeps no session');
  return true;
}
