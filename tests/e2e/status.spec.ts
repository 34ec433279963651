// R-TRU-04: the page of the status, and what the account tells of it.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Incident, StatusAnswer } from '@contract/status.ts';
import { casesOf, expect, expectAccessible, test } from '../support/browser/fixtures.ts';
import { findNarrowFaults } from '../support/browser/narrow.ts';
import { putMachine, removeMachine } from '../support/machines.ts';

const Told = z.looseObject({ at: z.string() });
const AT = '2026-11-26T12:00:00.000Z';
const WORKS = {
  account: 'works',
  signIn: 'works',
  payments: 'works',
  servers: 'works',
  mail: 'works',
} as const;

const incident = (title: string, facts: Partial<Incident> = {}): Incident => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  parts: ['servers'],
  machines: null,
  openedAt: AT,
  closedAt: null,
  maintenance: null,
  updates: [],
  ...facts,
});

const serve = (page: Page, answer: StatusAnswer) =>
  page.route('**/status.json', (route) => route.fulfill({ json: answer }));

test('the file is public, the same for every query, and may be kept for a minute', async ({
  request,
}) => {
  const answer = await request.get('/status.json?one=1');
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers['content-type']).toContain('application/json');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(await answer.json()).toMatchObject({ at: expect.any(String) });
  const read = async (query: string) => {
    const { at: _at, ...said } = Told.parse(
      await (await request.get(`/status.json${query}`)).json(),
    );
    return JSON.stringify(said);
  };
  // The function goes on with what it read before, for half a minute.
  const differing = async () =>
    new Set(await Promise.all(['', '?two=2', '?three=3'].map(read))).size;
  await expect.poll(differing).toBe(1);
  expect((await request.head('/status.json')).status()).toBe(200);
  expect((await request.post('/status.json')).status()).toBe(405);
});

test('the page says what works although the API answers nothing', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/status');
  await expect(page.getByText('Looked at')).toBeVisible();
});

for (const width of casesOf([390, 320, 1440])) {
  test(`at ${width} px the page tells of each part, and of what is wrong, planned and over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await serve(page, {
      at: AT,
      parts: { ...WORKS, signIn: 'down', servers: 'troubled', mail: 'unknown' },
      incidents: [
        incident('A rack has no power', {
          machines: ['f0'],
          updates: [
            { at: '2026-11-26T12:20:00.000Z', text: 'A fuse. We are changing it.' },
            { at: '2026-11-26T12:05:00.000Z', text: 'We are on our way.' },
          ],
        }),
        incident('New disks', {
          maintenance: { from: '2026-12-01T21:00:00.000Z', until: '2026-12-01T22:00:00.000Z' },
        }),
        incident('Slow e-mails', { parts: ['mail'], closedAt: '2026-11-26T13:00:00.000Z' }),
      ],
    });
    await page.goto('/status');
    await expect(page.getByRole('status').filter({ hasText: 'Signing in is down' })).toBeVisible();
    const part = (name: string) =>
      page
        .getByRole('region', { name: 'The parts' })
        .getByRole('listitem')
        .filter({ hasText: name });
    await expect(part('Signing in')).toContainText('Down');
    await expect(part('Servers that we host')).toContainText('Some have trouble');
    await expect(part('E-mails from us')).toContainText('We cannot tell');
    await expect(part('Payments')).toContainText('Works');
    const wrong = page.getByRole('region', { name: 'What is wrong now' });
    await expect(wrong.getByRole('heading', { name: 'A rack has no power' })).toBeVisible();
    await expect(wrong).toContainText('For some servers');
    await expect(wrong.getByRole('listitem').getByRole('listitem')).toHaveText([
      /A fuse/,
      /on our way/,
    ]);
    await expect(page.getByRole('region', { name: 'Planned work' })).toContainText('New disks');
    await expect(page.getByRole('region', { name: 'The past 30 days' })).toContainText(
      'Slow e-mails',
    );
    await expectAccessible(page);
    expect(await findNarrowFaults(page)).toEqual([]);
    const hangsOver = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(hangsOver).toBe(0);
  });
}

test('after five seconds of silence it cannot tell, and looks again when asked to @battery', async ({
  page,
}) => {
  await page.route('**/status.json', () => {});
  await page.goto('/status');
  await expect(page.getByText('Looking …')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'We cannot tell' })).toBeVisible();
  await expect(page.getByText('did not answer within 5 seconds')).toBeVisible();
  await page.unrouteAll();
  await serve(page, { at: AT, parts: WORKS, incidents: [] });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Everything works' })).toBeVisible();
});

test('where nothing is known, it says so, and still tells what people told @battery', async ({
  page,
}) => {
  const maintenance = { from: '2026-12-01T21:00:00.000Z', until: '2026-12-01T22:00:00.000Z' };
  await serve(page, { unknown: true, at: AT, incidents: [incident('New disks', { maintenance })] });
  await page.goto('/status');
  await expect(page.getByRole('status').filter({ hasText: 'We cannot tell' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New disks' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The past 30 days' })).toContainText(
    'All reports are above.',
  );
});

test('the account tells only those of an incident whom it concerns @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson();
  await signIn(person);
  const { id } = await putMachine(person.uid);
  const hash = createHash('sha256').update(id).digest('hex');
  await serve(page, {
    at: AT,
    parts: WORKS,
    incidents: [
      incident('Cedars have no power', { machines: [hash, 'f0'] }),
      incident('Oaks have no power', { machines: ['f0'] }),
      incident('Ashes had no power', { machines: [hash], closedAt: AT }),
      incident('New disks for all', {
        maintenance: { from: '2026-11-28T12:00:00.000Z', until: '2026-11-28T13:00:00.000Z' },
      }),
      incident('Work of next year', {
        maintenance: { from: '2027-11-28T12:00:00.000Z', until: '2027-11-28T13:00:00.000Z' },
      }),
    ],
  });
  await page.goto('/dashboard');
  const banners = page.getByRole('status').filter({ hasText: 'Read more' });
  await expect(banners).toHaveText([/^Cedars have no power/, /^New disks for all/]);
  await banners.first().getByRole('link', { name: 'Read more' }).click();
  await expect(page).toHaveURL('/status');
  await removeMachine(id);
});
