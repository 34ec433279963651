// The hand-off in a browser. Every line of it with a controlled clock and injected ports is in features/handoff.
import type { Page } from '@playwright/test';
import { BROKEN, casesOf, expect, test } from '../support/browser/fixtures.ts';
import { standinUrl } from '../support/standins.ts';

const handOff = (target: string) => `/check-auth?redirect=${encodeURIComponent(target)}`;
const helpCenter = (target: string) => `/check-auth?return_to=${encodeURIComponent(target)}`;
const aiServer = () => `${standinUrl('aiServer')}/`;

test.describe('to a customer’s own server', () => {
  // R-CHK-02 R-CHK-07
  test('an unknown server asks for consent, then ends on the server, signed in, without the token in its address', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    await page.goto(handOff(`${aiServer()}?room=2#notes`));
    await expect(page.getByText(new URL(aiServer()).host).first()).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'What it learns' }).getByRole('listitem'),
    ).toHaveText([
      'Your name, if you have entered one',
      'Your e-mail address, once it is confirmed',
      'Whether you have a plan in force, but not which',
      'Your account number, which all your servers see, and that this one is your own',
      'The number of its own entry in your list',
      'The address that you agree to here',
      'The version of this list',
    ]);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(`${aiServer()}?room=2#notes`);

    await page.goto(handOff(aiServer()));
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(aiServer());
  });

  // R-CHK-07
  test('Connect gives the focus to the heading of what follows @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 500/);
    await signIn(await newPerson());
    await page.route('**/api/servers', (route) => route.fulfill(BROKEN));
    await page.goto(handOff(aiServer()));
    await page.getByRole('button', { name: 'Connect' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  // R-CHK-07
  test('Cancel on the consent screen goes home and mints nothing', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto(handOff(aiServer()));
    const registrations = countRequests(page, '/api/servers');
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL('/');
    expect(registrations()).toBe(0);
  });

  // R-CHK-07
  test('an address among those of our machines asks for no consent: only its owner can open it', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of 403/);
    await signIn(await newPerson());
    const registrations = countRequests(page, '/api/servers');
    // The seed has a machine at the one, and there is none at the other.
    for (const name of ['cedar', 'birch-0']) {
      await page.goto(handOff(aiServer().replace('//localhost', `//${name}.localhost`)));
      await expect(
        page.getByText(
          'Addresses like this belong to servers that we host, and this one is not yours. Ask its owner to invite you.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Connect' })).toBeHidden();
    }
    expect(registrations()).toBe(0);
  });

  // R-CHK-02
  test('signed out: to the sign-in form with the target, and back to the flow after it', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson();
    await page.goto(handOff(aiServer()));
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(aiServer())}`);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(aiServer());
  });

  // R-REL-02
  test('a server that is revoked signs the person out at their next visit, and is asked about again', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    // The server hears it from us.
    expectNoise(/status of 40[03]/);
    const person = await newPerson();
    await signIn(person);
    await page.goto(handOff(aiServer()));
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(
      page.getByText(`Signed in as ${person.displayName} (${person.email}), the owner`),
    ).toBeVisible();

    await page.goto('/dashboard/permissions');
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('No server may sign you in')).toBeVisible();

    await page.goto(aiServer());
    await expect(page.getByText('Not signed in')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in with Alcove' }).click();
    await expect(page.getByRole('heading', { name: 'Is this your server?' })).toBeVisible();
  });

  // R-CHK-05
  test('says what it is doing, in order @battery', async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/get-custom-token*', async (route) => {
      await held;
      await route.fulfill({ json: { customToken: 'token-of-the-test' } });
    });
    await page.route(`${aiServer()}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>server</title>' }),
    );
    await page.goto(handOff(`${aiServer()}?customToken=old&a=1`));
    await expect(page.getByText('Preparing secure connection')).toBeVisible();
    release();
    await page.waitForURL((url) => url.origin === new URL(aiServer()).origin);
    const { searchParams } = new URL(page.url());
    expect(searchParams.getAll('customToken')).toEqual(['token-of-the-test']);
    expect(searchParams.get('a')).toBe('1');
  });

  for (const target of casesOf([
    'https://alice.servers.example.com\\@evil.example/',
    'http://evil.example/',
    'javascript:alert(1)',
    'https://user@evil.example/',
  ])) {
    // R-CHK-07
    test(`${target} is refused before any token is asked for`, async ({
      page,
      newPerson,
      signIn,
    }) => {
      await signIn(await newPerson());
      const asked = countRequests(page, '/api/get-custom-token');
      await page.goto(handOff(target));
      await expect(page.getByText('Failed to establish secure connection:')).toBeVisible();
      expect(asked()).toBe(0);
    });
  }

  // R-CHK-06
  for (const { answer, says } of casesOf([
    {
      answer: {
        status: 500,
        json: { error: 'The server said so.', code: 'internal', requestId: 'r' },
      },
      says: 'Failed to establish secure connection: The server said so.',
    },
    {
      answer: { status: 503, body: 'no json' },
      says: 'Failed to establish secure connection: Token fetch failed (503)',
    },
    {
      answer: { status: 200, json: {} },
      says: 'Failed to establish secure connection: Token missing from response.',
    },
  ])) {
    test(`a token answer of ${answer.status} is told as '${says}' @battery`, async ({
      page,
      newPerson,
      signIn,
      expectNoise,
    }) => {
      expectNoise(/status of 50[03]/);
      await signIn(await newPerson());
      await page.route('**/api/get-custom-token*', (route) => route.fulfill(answer));
      await page.goto(handOff(aiServer()));
      await expect(page.getByText(says)).toBeVisible();
    });
  }
});

test.describe('to the help center', () => {
  // R-CHK-01 R-CHK-08
  test('ends on the page asked for, signed in, by a form post', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    const target = `${standinUrl('zendesk')}/hc/en-us/articles/1`;
    const posted = page.waitForRequest((request) => request.url().includes('/access/jwt'));
    await page.goto(helpCenter(target));
    expect((await posted).method()).toBe('POST');
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(target);
  });

  // R-CHK-08
  test('a return address elsewhere leads to the help center’s home instead', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    await page.goto(helpCenter('https://evil.zendesk.com/hc'));
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(`${standinUrl('zendesk')}/hc/en-us`);
  });

  // R-CHK-08: a policy's form-action is asked again at each redirect that follows the post.
  test('ends on the help center’s mapped address, by way of the account’s own @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    const account = standinUrl('zendesk');
    const target = `${account.replace('//', '//help.')}/hc/en-us/articles/1`;
    const posted = page.waitForRequest((request) => request.url().includes('/access/jwt'));
    await page.goto(helpCenter(target));
    expect(new URL((await posted).url()).origin).toBe(account);
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(target);
  });

  // R-CHK-08
  test('a request that names only the brand leads to the help center’s home @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    const person = await newPerson();
    await signIn(person);
    await page.goto('/check-auth?brand_id=360000000001&locale_id=1&timestamp=1795392000');
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).toBe(`${standinUrl('zendesk')}/hc/en-us`);
  });

  // R-CHK-01
  test('signed out: to the sign-in form with the return address', async ({ page }) => {
    const target = `${standinUrl('zendesk')}/hc/en-us`;
    await page.goto(helpCenter(target));
    await expect(page).toHaveURL(`/login?return_to=${encodeURIComponent(target)}`);
  });

  // R-CHK-06
  for (const { answer, says } of casesOf([
    {
      answer: { status: 500, body: '' },
      says: 'Failed to connect to Help Center: Zendesk JWT fetch failed (500)',
    },
    {
      answer: { status: 200, json: {} },
      says: 'Failed to connect to Help Center: Zendesk JWT missing from backend response.',
    },
    {
      answer: { status: 403, json: { error: 'Please verify first.', code: 'email_not_verified' } },
      says: 'Failed to connect to Help Center: Please verify first.',
    },
  ])) {
    test(`a token answer of ${answer.status} is told as '${says}' @battery`, async ({
      page,
      newPerson,
      signIn,
      expectNoise,
    }) => {
      expectNoise(/status of (500|403)/);
      await signIn(await newPerson());
      await page.route('**/api/generate-zendesk-jwt', (route) => route.fulfill(answer));
      await page.goto(helpCenter(`${standinUrl('zendesk')}/hc/en-us`));
      await expect(page.getByText(says)).toBeVisible();
    });
  }
});

test.describe('requests that are no hand-off', () => {
  // R-CHK-03
  test('neither parameter: a configuration error', async ({ page }) => {
    await page.goto('/check-auth');
    await expect(page.getByText('Configuration error: Missing redirect target.')).toBeVisible();
    await expect(page.getByRole('img', { name: /wrong key, held up to the lock/ })).toBeVisible();
    await expect(page.getByText('Error: Invalid request.')).toBeVisible();
  });

  // R-CHK-09
  for (const query of casesOf([
    'redirect=https://a.example/&return_to=https://b.example/',
    'redirect=https://a.example/&redirect=https://a.example/',
    'return_to=https://a.example/&return_to=https://a.example/',
  ])) {
    test(`${query} is an invalid request`, async ({ page, newPerson, signIn }) => {
      await signIn(await newPerson());
      const asked = countRequests(page, '/api/get');
      await page.goto(`/check-auth?${query}`);
      await expect(page.getByText('Error: Invalid request.')).toBeVisible();
      expect(asked()).toBe(0);
    });
  }
});

// R-CHK-04
test('a session that does not answer for 10 s leads to the sign-in form, and a late answer hands nothing off', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  let answerLate = () => {};
  const held = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  await page.route('**/accounts:lookup*', async (route) => {
    await held;
    await route.continue();
  });
  // The sign-in page would find the late session and start over; this test is about the page before it.
  await page.route('**/login?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>login</title>' }),
  );
  const asked = countRequests(page, '/api/get-custom-token');
  await page.clock.install();
  const lookup = page.waitForRequest('**/accounts:lookup*');
  await page.goto(handOff(aiServer()));
  await lookup;
  await expect(page.getByText('Initializing session')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await expect(page.getByText('Session check timed out')).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(page.getByText('Session check timed out. Redirecting to login...')).toBeVisible();
  answerLate();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(aiServer())}`);
  expect(asked()).toBe(0);
});

/** Counts requests to a path from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) count += 1;
  });
  return () => count;
}
