/** Every browser test: no request leaves this machine, and an error that nobody expected fails the test. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { readEnv } from './env.ts';
import { createPerson, removePerson, signInPerson, type Person } from './people.ts';

export { expect };

type Fixtures = {
  /** A watched context: all its pages are held to the rules above. */
  context: BrowserContext;
  /** Names console messages and page errors that this test provokes. */
  expectNoise: (pattern: RegExp) => void;
  /** Makes a person for this test; they are removed with it. */
  newPerson: (options?: Parameters<typeof createPerson>[0]) => Promise<Person>;
  /** Signs a person in without the form, in every page of the context. */
  signIn: (person: { email: string; uid?: string }, context?: BrowserContext) => Promise<void>;
  noise: { seen: string[]; expected: RegExp[] };
};

/** The Firestore client asks this address whether there is a network when its stream breaks off; it recovers by itself. */
const NETWORK_PROBE = 'https://www.google.com/images/cleardot.gif';
const STREAM_BROKE_OFF = /WebChannelConnection RPC 'Listen' stream .* transport errored/;

export const test = base.extend<Fixtures>({
  noise: async ({}, use) => {
    const noise = { seen: [], expected: [STREAM_BROKE_OFF] };
    await use(noise);
  },

  context: async ({ context, noise }, use) => {
    await watch(context, noise);
    await use(context);
    const unexpected = noise.seen.filter((text) => !noise.expected.some((one) => one.test(text)));
    expect(unexpected, 'console errors, page errors and requests off this machine').toEqual([]);
  },

  expectNoise: async ({ noise }, use) => {
    await use((pattern) => noise.expected.push(pattern));
  },

  newPerson: async ({}, use) => {
    const made: Person[] = [];
    await use(async (options) => {
      const person = await createPerson(options);
      made.push(person);
      return person;
    });
    await Promise.all(made.map(({ uid }) => removePerson(uid)));
  },

  signIn: async ({ context }, use) => {
    await use((person, other) => storeSession(other ?? context, person.email));
  },
});

/** Holds a context's pages to the rules of the suite. */
export async function watch(context: BrowserContext, noise: { seen: string[] }): Promise<void> {
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname) && url.protocol.startsWith('http'),
    async (route) => {
      if (route.request().url() !== NETWORK_PROBE)
        noise.seen.push(`off-origin: ${route.request().url()}`);
      await route.abort();
    },
  );
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      noise.seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => noise.seen.push(`page error: ${error.error().message}`));
}

/** Axe finds nothing on this page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' · ')}`,
  );
  expect(found).toEqual([]);
}

/** Writes the session where the Firebase client keeps it, as a sign-in in another tab would. */
async function storeSession(context: BrowserContext, email: string): Promise<void> {
  const { idToken, refreshToken } = await signInPerson(email);
  const account = await lookUp(idToken);
  const page = await context.newPage();
  const blank = `${readEnv('ALCOVE_SITE_URL')}/blank-for-tests`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }),
  );
  await page.goto(blank);
  await page.evaluate(
    async ({ user }) => {
      localStorage.setItem('alcove-session', '1');
      await new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('firebaseLocalStorageDb', 1);
        open.addEventListener('upgradeneeded', () =>
          open.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
        );
        open.addEventListener('error', () => reject(open.error ?? new Error('indexedDB')));
        open.addEventListener('success', () => {
          const write = open.result.transaction('firebaseLocalStorage', 'readwrite');
          write.objectStore('firebaseLocalStorage').put({
            fbase_key: `firebase:authUser:${user.apiKey}:[DEFAULT]`,
            value: user,
          });
          write.addEventListener('complete', () => {
            open.result.close();
            resolve();
          });
        });
      });
    },
    {
      user: {
        uid: account.localId,
        email,
        emailVerified: account.emailVerified ?? false,
        displayName: account.displayName,
        isAnonymous: false,
        providerData: [
          {
            providerId: 'password',
            uid: email,
            email,
            displayName: null,
            phoneNumber: null,
            photoURL: null,
          },
        ],
        stsTokenManager: {
          refreshToken,
          accessToken: idToken,
          expirationTime: Date.now() + 3_600_000,
        },
        createdAt: account.createdAt,
        lastLoginAt: account.lastLoginAt,
        apiKey: 'emulator',
        appName: '[DEFAULT]',
      },
    },
  );
  await page.close();
}

async function lookUp(idToken: string): Promise<{
  localId: string;
  emailVerified?: boolean;
  displayName?: string;
  createdAt: string;
  lastLoginAt: string;
}> {
  const host = readEnv('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken }),
    },
  );
  const { users } = (await answer.json()) as { users: [Awaited<ReturnType<typeof lookUp>>] };
  return users[0];
}
