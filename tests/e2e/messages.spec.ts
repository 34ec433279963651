import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { casesOf, expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { firestore } from '../support/emulators.ts';

const WORDS = 'Twelve people, four shelves of paper and “one” scanner.\n\nWhat would you do first?';

type Form = {
  name: string;
  path: string;
  action: string;
  send: string;
  arrived: string;
  page: string;
  fill: (form: Locator, email: string) => Promise<void>;
  stored: (email: string) => DocumentData;
};

const person = async (form: Locator, email: string) => {
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('E-mail address').fill(email);
};

const CONTACT: Form = {
  name: 'message',
  path: '/contact/v1',
  action: '/api/contact',
  send: 'Send message',
  arrived: 'Your message has arrived.',
  page: '/contact/sent',
  fill: async (form, email) => {
    await person(form, email);
    await form.getByLabel('Topic').selectOption({ index: 1 });
    await form.getByLabel('Message').fill(WORDS);
  },
  stored: (email) => ({
    kind: 'message',
    source: '/contact/v1',
    fields: { name: 'Ada Lovelace', email, message: WORDS },
  }),
};

const NEWSLETTER: Form = {
  name: 'newsletter',
  path: '/blog/grid',
  action: '/api/newsletter',
  send: 'Join',
  arrived: 'Check your inbox.',
  page: '/newsletter/joined',
  fill: async (form, email) => {
    await form.getByLabel('E-mail address').fill(email);
  },
  stored: (email) => ({ email, confirmed: false }),
};

const FORMS: Form[] = [
  CONTACT,
  {
    name: 'request for a call',
    path: '/contact/v2',
    action: '/api/contact',
    send: 'Ask for a call',
    arrived: 'We have your request.',
    page: '/contact/sent',
    fill: async (form, email) => {
      await person(form, email);
      await form.getByLabel('People who will use it').selectOption('7 to 25');
      await form.getByLabel('What it is about').fill(WORDS);
      await form.getByLabel('When is a good time?').selectOption('Afternoon, 14 to 18');
    },
    stored: (email) => ({
      kind: 'call',
      source: '/contact/v2',
      fields: { email, organisation: '', people: '7-25', about: WORDS, time: 'afternoon' },
    }),
  },
  {
    name: 'application',
    path: '/career/single',
    action: '/api/contact',
    send: 'Send application',
    arrived: 'Your application has arrived.',
    page: '/career/sent',
    fill: async (form, email) => {
      await person(form, email);
      await form.getByLabel('Letter').fill(WORDS);
      await form.getByLabel('Earliest start').fill('March 2027');
      await form.getByLabel('Alcove may keep this application').check();
    },
    stored: (email) => ({
      kind: 'application',
      source: '/career/single',
      fields: { email, letter: WORDS, links: '', start: 'March 2027', consent: 'yes' },
    }),
  },
  NEWSLETTER,
];

let email: string;
let address: string;

test.beforeEach(async ({ context }) => {
  email = `${randomUUID()}@visitors.test`;
  // Each test writes from its own address, in the header that Hosting would set.
  address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `${address}, ${address}` });
});

test.afterEach(async () => {
  await Promise.all((await storedFrom(email)).map(({ ref }) => ref.delete()));
});

test.describe('with the script', () => {
  for (const form of casesOf(FORMS)) {
    // R-API-03
    test(`${form.name}: it arrives and the page says so in place`, async ({ page }) => {
      const shown = await open(page, form);
      await form.fill(shown, email);
      // Twice at once: it is stored once.
      await shown.getByRole('button', { name: form.send }).dblclick();

      const note = page.getByRole('status').filter({ hasText: form.arrived });
      await expect(note).toBeFocused();
      await expect(shown.filter({ has: page.getByText(form.send) })).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(form.path);
      const stored = (await storedFrom(email)).map((doc) => doc.data());
      expect(stored).toMatchObject([form.stored(email)]);
    });
  }

  // R-MKT-03
  test('a message with fields that are wrong says which, goes to the first, and clears as they are mended', async ({
    page,
  }) => {
    const form = await open(page, CONTACT);
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('E-mail address').fill('ada@localhost');
    await form.getByLabel('Message').fill('Too short');
    await form.getByRole('button', { name: CONTACT.send }).click();

    await expect(form.getByLabel('E-mail address')).toBeFocused();
    const wrong = 'This does not look like an e-mail address, for example name@example.com.';
    await expect(form.getByLabel('E-mail address')).toHaveAccessibleDescription(wrong);
    await expect(form.getByLabel('Topic')).toHaveAccessibleDescription('Choose what it is about.');
    await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
      'Write at least 10 characters.',
    );
    await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
    await expectAccessible(page);

    await form.getByLabel('E-mail address').fill(email);
    await expect(form.getByText(wrong)).toHaveCount(0);
    await form.getByLabel('Topic').selectOption({ index: 1 });
    await expect(form.getByText('Choose what it is about.')).toHaveCount(0);
    await expect(form.getByText('Write at least 10 characters.')).toBeVisible();
    expect(await storedFrom(email)).toEqual([]);
  });

  // R-MKT-03
  test('a message that is too long is not cut off but says by how much @battery', async ({
    page,
  }) => {
    const form = await open(page, CONTACT);
    await CONTACT.fill(form, email);
    await form.getByLabel('Message').fill('');
    await form.getByLabel('Message').focus();
    await page.keyboard.insertText('a'.repeat(5003));
    await form.getByRole('button', { name: CONTACT.send }).click();
    await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
      'Use at most 5000 characters; these are 5003.',
    );
    await expect(form.getByLabel('Message')).toHaveValue('a'.repeat(5003));
  });

  // R-MKT-03
  test('a message over the limit keeps every word and says how long to wait @battery', async ({
    page,
    request,
    expectNoise,
  }) => {
    expectNoise(/status of 429/);
    const form = await open(page, CONTACT);
    for (let sent = 0; sent < 10; sent += 1) {
      const answer = await request.post('/api/contact', {
        headers: { 'X-Forwarded-For': `${address}, ${address}` },
        data: { ...messageOf(email), topic: 'other' },
      });
      expect(answer.status()).toBe(201);
    }
    await CONTACT.fill(form, email);
    await form.getByRole('button', { name: CONTACT.send }).click();
    const alert = form.getByRole('alert');
    await expect(alert).toContainText(
      /You are going a little too fast\. Please wait (a minute|\d+ minutes)\./,
    );
    await expect(alert).toContainText('Everything you wrote is still here.');
    await expect(form.getByLabel('Message')).toHaveValue(WORDS);
    await expect(form.getByRole('button', { name: CONTACT.send })).toBeEnabled();
    await expectAccessible(page);
  });

  for (const form of casesOf([CONTACT, NEWSLETTER])) {
    // R-MKT-03
    test(`${form.name}: sent offline it keeps every word, and arrives when sent again`, async ({
      page,
      context,
      expectNoise,
    }) => {
      expectNoise(/ERR_INTERNET_DISCONNECTED/);
      const shown = await open(page, form);
      await form.fill(shown, email);
      await context.setOffline(true);
      await shown.getByRole('button', { name: form.send }).click();
      await expect(shown.getByRole('alert')).toContainText('You seem to be offline');
      await expect(shown.getByLabel('E-mail address')).toHaveValue(email);

      await context.setOffline(false);
      await shown.getByRole('button', { name: form.send }).click();
      await expect(page.getByRole('status').filter({ hasText: form.arrived })).toBeFocused();
      expect(await storedFrom(email)).toHaveLength(1);
    });
  }

  // R-MKT-03
  test('an application that is not sent is there again after a reload, and its draft goes when it is sent @battery', async ({
    page,
  }) => {
    const [application] = FORMS.filter(({ name }) => name === 'application');
    if (application === undefined) throw new Error('there is no application among the forms');
    const form = await open(page, application);
    await application.fill(form, email);
    await expect(form.getByText('Draft kept in this browser')).toBeVisible();

    await page.reload();
    await expectTakenOver(page, form);
    await expect(form.getByText('Your draft is back.')).toBeVisible();
    await expect(form.getByLabel('Letter')).toHaveValue(WORDS);
    await expect(form.getByLabel('Earliest start')).toHaveValue('March 2027');
    const consent = form.getByLabel('Alcove may keep this application');
    await expect(consent).not.toBeChecked();

    await consent.check();
    await form.getByRole('button', { name: application.send }).click();
    await expect(page.getByRole('status').filter({ hasText: application.arrived })).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
  });

  // R-MKT-03
  test('what was typed before the script arrived is still there, and is sent @battery', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(CONTACT.path, { waitUntil: 'commit' });
    const form = formOf(page, CONTACT);
    await CONTACT.fill(form, email);
    release();
    await page.waitForLoadState();
    await expectTakenOver(page, form);
    await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(form.getByLabel('Message')).toHaveValue(WORDS);
    await expect(form.getByLabel('Topic')).not.toHaveValue('');
    await form.getByRole('button', { name: CONTACT.send }).click();
    await expect(page.getByRole('status').filter({ hasText: CONTACT.arrived })).toBeFocused();
    expect(await storedFrom(email)).toHaveLength(1);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of casesOf(FORMS)) {
    // R-API-03
    test(`${form.name}: it arrives and leads to a page that says so`, async ({ page }) => {
      await page.goto(form.path);
      const shown = formOf(page, form);
      await form.fill(shown, email);
      await shown.getByRole('button', { name: form.send }).click();
      await page.waitForURL(`**${form.page}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const stored = (await storedFrom(email)).map((doc) => doc.data());
      expect(stored).toMatchObject([form.stored(email)]);
    });
  }

  // R-MKT-03
  test('a message with an address that only we refuse leads to the page that says why', async ({
    page,
  }) => {
    await page.goto(CONTACT.path);
    const form = formOf(page, CONTACT);
    await CONTACT.fill(form, 'ada@localhost');
    await form.getByRole('button', { name: CONTACT.send }).click();
    await page.waitForURL('**/contact/not-sent#input');
    await expect(page.locator(':target')).toBeVisible();
  });

  // R-MKT-03
  test('an empty message is held back by the browser', async ({ page }) => {
    await page.goto(CONTACT.path);
    const form = formOf(page, CONTACT);
    await form.getByRole('button', { name: CONTACT.send }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(CONTACT.path);
  });
});

/** Opens a form's page and waits until the script has taken the form over. */
async function open(page: Page, form: Form): Promise<Locator> {
  await page.goto(form.path);
  const shown = formOf(page, form);
  await expectTakenOver(page, shown);
  return shown;
}

function formOf(page: Page, { action, send }: Form): Locator {
  return page
    .locator(`form[action="${action}"]`)
    .filter({ has: page.getByRole('button', { name: send }) })
    .first();
}

/** A public page's script waits for a sign of a visitor. */
async function expectTakenOver(page: Page, form: Locator): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(form).toHaveJSProperty('noValidate', true);
}

function messageOf(from: string): Record<string, string> {
  return {
    kind: 'message',
    source: '/contact/v1',
    name: 'Ada Lovelace',
    email: from,
    message: WORDS,
  };
}

/** What an operator finds in the database of one sender. */
async function storedFrom(from: string) {
  const db = firestore();
  const found = await Promise.all([
    db.collection('messages').where('fields.email', '==', from).get(),
    db.collection('newsletter').where('email', '==', from).get(),
  ]);
  return found.flatMap(({ docs }) => docs);
}
