// R-LIV-05: all that the chat is made of arrives under the policy, from each kind of source that the policy names.
import type { Page } from '@playwright/test';
import { standInSource } from '../../scripts/hosting/chat-hosts.ts';
import { hostingHeaders } from '../../scripts/hosting/hosting-config.ts';
import { chatWindow } from '../support/browser/chat.ts';
import { readEnv } from '../support/env.ts';
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { standinUrl } from '../support/standins.ts';
import { visit } from '../support/browser/wake.ts';

const SCRIPT_HOST = 'https://static.zdassets.com';
const CHAT_HOSTS =
  /^https:\/\/[\w.-]+\.(zdassets\.com|zendesk\.com|smooch\.io|zdusercontent\.com)\//;
const PICTURE = {
  name: 'lamp.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
};

test('a visitor’s chat has frames, pictures, sound and font under the local policy @battery', async ({
  page,
}) => {
  const refused = await watchPolicy(page);
  await visit(page, '/saas/v2');
  await haveConversation(page);
  await expect(chatWindow(page).getByText('Noor is here')).toBeVisible();
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('and under the live one, whose hosts are answered for here @battery', async ({
  page,
  expectNoise,
}) => {
  expectNoise(
    /^off-origin: https:\/\/[\w.-]+\.(zdassets|zendesk|smooch|zdusercontent)\.(com|io)\//,
  );
  expectNoise(/^error: WebSocket connection to 'wss:.*ERR_NAME_NOT_RESOLVED/);
  await serveAsLive(page);
  await page.routeWebSocket(/\/updates$/, async (socket) => {
    await page.waitForRequest('**/messages');
    socket.send(JSON.stringify(ANSWER));
  });
  const refused = await watchPolicy(page);
  await visit(page, '/saas/v2');
  await haveConversation(page);
  // Playwright stands in for the socket above, so that the policy is not asked. This one is the browser's own.
  await page.evaluate(
    (address) =>
      new Promise((resolve) => new WebSocket(address).addEventListener('error', resolve)),
    'wss://pod-20-sunco-ws.zendesk.com/',
  );
  expect(refused).toEqual([]);
});

/** Agrees to the chat, says something in it, and waits until all of the answer is there. */
async function haveConversation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Agree and open the chat' }).click();
  const chat = chatWindow(page);
  await expect(chat.getByRole('heading', { name: 'Support' })).toBeVisible();
  await expect(chat.frameLocator('iframe').getByText('messages stay here')).toBeVisible();

  await chat.getByRole('textbox', { name: 'Message' }).fill('Where is the lamp?');
  await chat.getByLabel('Picture').setInputFiles(PICTURE);
  await chat.getByRole('button', { name: 'Send' }).press('Enter');
  const conversation = chat.getByRole('log', { name: 'Conversation' });
  await expect(conversation).toContainText('Noor');
  const mine = conversation.getByRole('img', { name: 'Your picture lamp.svg' });
  await expect(mine).toHaveAttribute('src', /^blob:/);
  const pictures = chat.locator('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect
    .poll(() => chat.locator('audio').evaluate((sound: HTMLAudioElement) => sound.played.length))
    .toBe(1);
  await expect
    .poll(() =>
      chat
        .locator('body')
        .evaluate(({ ownerDocument }) =>
          [...ownerDocument.fonts].map(({ family, status }) => `${family} ${status}`),
        ),
    )
    .toEqual(['Chat loaded']);
}

/** Serves the site under the live policy and with the live address of the chat, and answers for the chat's hosts. */
async function serveAsLive(page: Page): Promise<void> {
  const standIn = new URL(standinUrl('zendesk'));
  const policy = hostingHeaders()[0]?.headers.find(({ key }) => key === 'Content-Security-Policy');
  await page.route(`${readEnv('ALCOVE_SITE_URL')}/**`, async (route) => {
    const isDocument = route.request().resourceType() === 'document';
    if (!isDocument && !route.request().url().endsWith('.js')) return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replaceAll(standInSource(SCRIPT_HOST, standIn.host), SCRIPT_HOST),
      headers: {
        ...response.headers(),
        ...(isDocument && { 'content-security-policy': policy?.value ?? '' }),
      },
    });
  });
  await page.route(CHAT_HOSTS, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: standIn.origin + pathname + search });
    await route.fulfill({ response });
  });
}

/** What the browser refuses from now on, in the page and in its frames. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'noteRefusal')(`${violatedDirective} ${blockedURI}`);
    });
  });
  return refused;
}

const ANSWER = {
  from: 'Noor',
  portrait: { host: 'alcove.zendesk.com', path: '/pictures/noor.svg', words: 'Noor' },
  text: 'Here it is.',
  pictures: [
    { host: 'media.smooch.io', path: '/pictures/server.svg', words: 'A server' },
    { host: 'p1.zdusercontent.com', path: '/pictures/lamp.svg', words: 'A lamp' },
  ],
};
