/** For every browser test: no request leaves this machine, and an unexpected error fails the test. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { NO_BILLING_DETAILS, type BillingDetails } from '@contract/billing-details.ts';
import type { Subscription } from '@contract/subscription.ts';
import { SESSION_HINT_KEY } from '@/platform/storage/storage-keys.ts';
import { casesOf } from '../cases.ts';
import { readEnv } from '../env.ts';
import { createChannels, type Channels } from './channels.ts';
import { NETWORK_PROBE, STREAM_BROKE_OFF } from './known-noise.ts';
import {
  createPerson,
  createProfile,
  removePerson,
  removeProfile,
  type Person,
} from '../people.ts';
import { stretched } from '../time-limits/stretched.ts';

export { casesOf, expect };

type Fixtures = {
  /** A watched context: the rules above apply to all its pages. */
  context: BrowserContext;
  /** The people made for this test; they are removed after it, once their pages are closed. */
  people: Person[];
  /** Names console messages and page errors that this test provokes. */
  expectNoise: (pattern: RegExp) => void;
  /** Makes a person for this test. */
  newPerson: (options?: Parameters<typeof createPerson>[0]) => Promise<Person>;
  /** Signs a person in without the form, in every page of the context. */
  signIn: (person: Person, context?: BrowserContext) => Promise<void>;
  noise: Noise;
  channels: Channels;
  timeLimit: void;
};

/** Console messages, page errors and requests off this machine, and those of them that a test provokes. */
export type Noise = { seen: string[]; expected: RegExp[] };

export const test = base.extend<Fixtures>({
  timeLimit: [
    async ({}, use, testInfo) => {
      testInfo.setTimeout(stretched(testInfo.timeout));
      await use();
    },
    { auto: true },
  ],

  noise: async ({}, use) => {
    await use(newNoise());
  },

  channels: async ({ browser }, use) => {
    const channels = createChannels();
    browser.on('context', channels.note);
    await use(channels);
    browser.off('context', channels.note);
    await channels.end();
  },

  people: async ({}, use) => {
    const made: Person[] = [];
    await use(made);
    await Promise.all(made.flatMap(({ uid }) => [removePerson(uid), removeProfile(uid)]));
  },

  // Its channels come first, so that they are ended last.
  context: async ({ channels: _channels, context, noise, people: _people }, use) => {
    watch(context, noise);
    await use(context);
    // A page may send a request at the moment its test ends; the handler's failure then means nothing.
    const pages = context.pages();
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    expectQuiet(noise);
  },

  expectNoise: async ({ noise }, use) => {
    await use((pattern) => noise.expected.push(pattern));
  },

  newPerson: async ({ people }, use) => {
    await use(async (options) => {
      const person = await createPerson(options);
      people.push(person);
      // As after a sign-up. Without it the page would write one itself, at some unknown moment.
      await createProfile(person);
      return person;
    });
  },

  signIn: async ({ context }, use) => {
    await use((person, other) => storeSession(other ?? context, person));
  },
});

export const newNoise = (): Noise => ({ seen: [], expected: [STREAM_BROKE_OFF] });

/** Fails if anything unexpected was logged since the last check. */
export function expectQuiet({ seen, expected }: Noise): void {
  const unexpected = seen.splice(0).filter((text) => !expected.some((one) => one.test(text)));
  expect(unexpected, 'console errors, page errors and requests off this machine').toEqual([]);
}

/** Applies the suite's rules to a context's pages. */
export function watch(context: BrowserContext, noise: Noise): void {
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isHere =
      !protocol.startsWith('http') ||
      ['localhost', '127.0.0.1'].includes(hostname) ||
      hostname.endsWith('.localhost');
    if (!isHere && request.url() !== NETWORK_PROBE) noise.seen.push(`off-origin: ${request.url()}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && url !== NETWORK_PROBE) {
      noise.seen.push(`${message.type()}: ${message.text()} (${url})`);
    }
  });
  context.on('weberror', (error) => noise.seen.push(`page error: ${error.error().message}`));
}

/**
 * Axe finds nothing on this page once all transitions have ended: no one chose a colour in mid-transition.
 * Only the open chat has frames; without them, axe needs none of its machinery for them ("legacy mode").
 */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' · ')}`,
  );
  expect(found).toEqual([]);
}

/** Resolves when no transition is under way, and no animation that ends within a second. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) <= 1000;
    const moving = () =>
      document.getAnimations().filter((one) => one.playState === 'running' && isShort(one));
    for (let all = moving(); all.length > 0; all = moving()) {
      await Promise.allSettled(all.map(({ finished }) => finished));
    }
  });
}

/** What our API answers when it fails. */
export const BROKEN = {
  status: 500,
  json: { error: 'It broke.', code: 'internal', requestId: 'r' },
};

/**
 * Answers in place of our API until a button named Retry is pressed. What the page asks by itself before fails as well: it may
 * ask again at any time, and would otherwise take the button away.
 */
export async function failUntilRetry(page: Page, url: string, answer = BROKEN): Promise<void> {
  await page.addInitScript(() => {
    const notice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button')?.textContent === 'Retry') {
        document.documentElement.dataset['retried'] = '';
      }
    };
    addEventListener('click', notice, { capture: true });
  });
  await page.route(url, async (route) => {
    const isRetried = await page.evaluate(() => 'retried' in document.documentElement.dataset);
    await (isRetried ? route.fallback() : route.fulfill(answer));
  });
}

/**
 * Has our next page write the session where the Firebase client stores it, as a sign-in in another tab would. What the
 * token does not say of the account, the client looks up when it starts.
 */
export async function storeSession(
  context: BrowserContext,
  { email, idToken, refreshToken }: Pick<Person, 'email' | 'idToken' | 'refreshToken'>,
): Promise<void> {
  const claims = Claims.parse(jwt.decode(idToken));
  const user = {
    uid: claims.user_id,
    email,
    emailVerified: claims.email_verified,
    displayName: claims.name,
    isAnonymous: false,
    lastLoginAt: String(claims.auth_time * 1000),
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: claims.exp * 1000 },
  };
  const site = readEnv('ALCOVE_SITE_URL');
  await context.addInitScript(writeSession, { user, site, hint: SESSION_HINT_KEY });
}

type StoredSession = { user: { uid: string }; site: string; hint: string };

/**
 * Runs in each document, and acts in the first, or in the next where the first was left before it had written. The page's own
 * script opens the database after it, and so finds the session.
 */
function writeSession({ user, site, hint }: StoredSession): void {
  const mark = `session of ${user.uid}`;
  if (location.origin !== site || localStorage.getItem(mark) !== null) return;
  localStorage.setItem(hint, '1');
  const open = indexedDB.open('firebaseLocalStorageDb', 1);
  open.addEventListener('upgradeneeded', () =>
    open.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  );
  open.addEventListener('success', () => {
    const write = open.result.transaction('firebaseLocalStorage', 'readwrite');
    const record = { fbase_key: 'firebase:authUser:emulator:[DEFAULT]', value: user };
    write.objectStore('firebaseLocalStorage').put(record);
    write.addEventListener('complete', () => {
      localStorage.setItem(mark, '');
      open.result.close();
    });
  });
}

const Claims = z.object({
  user_id: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  auth_time: z.number(),
  exp: z.number(),
});

/** Has the API's two answers about a plan say how it stands at the time of each request. */
export async function answerPlan(
  context: Pick<BrowserContext, 'route'>,
  read: () => Subscription & Partial<BillingDetails>,
): Promise<void> {
  await context.route('**/api/subscription', (route) => {
    const { id, plan, planId, interval, currentPeriodEnd, status } = read();
    return route.fulfill({ json: { id, plan, planId, interval, currentPeriodEnd, status } });
  });
  await context.route('**/api/billing-details', (route) => {
    const { id: _id, plan: _plan, planId: _price, interval: _interval, ...rest } = read();
    const { currentPeriodEnd: _end, status: _status, ...details } = rest;
    return route.fulfill({ json: { ...NO_BILLING_DETAILS, ...details } });
  });
}
