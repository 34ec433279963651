// R-FIL-01 R-FIL-02: a picture of oneself, and files with a message to us.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  bytesOf,
  drawJpeg,
  drawPng,
  drawWebp,
  JPEG_GPS_EXIF,
  TWO_FRAMES,
} from '@contract/files/picture-file.fixture.ts';
import {
  BROKEN,
  expect,
  expectAccessible,
  failUntilRetry,
  test,
} from '../support/browser/fixtures.ts';

/** What the browser logs about requests that find no network, and about those that are broken off. */
const NO_NETWORK = /ERR_|Failed to (load|fetch)|Fetch failed|offline|cleardot\.gif|Support/i;

const NARROWEST = { width: 320, height: 640 };

type Chosen = { name: string; mimeType?: string; buffer: Uint8Array };

const withType = ({ name, mimeType = 'application/octet-stream', buffer }: Chosen) => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
const photo = (seed: number): Chosen => ({
  name: 'garden.jpg',
  buffer: drawJpeg(600 + seed, 400, [JPEG_GPS_EXIF]),
});

test.describe('the picture on /dashboard/edit-details', () => {
  const editor = (page: Page) => {
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    return {
      main,
      button,
      shown: page.getByRole('banner').getByRole('button').locator('img'),
      stage: page.getByRole('application', { name: 'Part of the picture that is shown' }),
      choose: (file: Chosen) => main.locator('input[type=file]').setInputFiles(withType(file)),
    };
  };

  // R-FIL-01
  test('is chosen, cut and saved by keyboard alone, without where the photo was taken, then replaced and removed @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    const scripts = followScripts(page);
    await page.goto('/dashboard/edit-details');
    const { main, button, shown, stage, choose } = editor(page);
    await main.getByLabel('Phone').fill('+49 30 1');
    await expectAccessible(page);
    const chooser = page.waitForEvent('filechooser');
    await button('Choose a picture').press('Enter');
    await (await chooser).setFiles(withType(photo(0)));

    await expect(stage).toBeFocused();
    await page.keyboard.press('+');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(main.getByText('Zoom 110 %. Shown: from the left edge')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(main.getByLabel('Zoom')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(main.getByLabel('Zoom')).toHaveAttribute('aria-valuetext', '111 %');
    await expectAccessible(page);
    expect(scripts.ofStorage()).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(button('Save picture')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    await expect(button('Replace')).toBeFocused();
    expect(scripts.ofStorage()).not.toEqual([]);

    const first = await addressOf(shown);
    const stored = await fetch(first);
    expect(stored.headers.get('cache-control')).toContain('immutable');
    expect(stored.headers.get('content-type')).toBe('image/webp');
    // Nothing beside the picture, which the browser decodes as it was cut.
    expect(Buffer.from(await stored.bytes()).toString('latin1', 12, 16)).toBe('VP8 ');
    await expect(shown).toHaveJSProperty('naturalWidth', 512);
    await expect(shown).toHaveJSProperty('naturalHeight', 512);
    await expect(main.getByLabel('Phone')).toHaveValue('+49 30 1');
    await page.reload();
    await expect(shown).toHaveAttribute('src', first);

    await choose(photo(1));
    await button('Save picture').click();
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    await expect(shown).not.toHaveAttribute('src', first);
    expect((await fetch(first)).ok).toBe(false);

    await button('Remove').click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('banner').getByText('TP', { exact: true })).toBeVisible();
    await expect(button('Choose a picture')).toBeVisible();
  });

  // R-FIL-01
  test('is dropped, moved by mouse and enlarged by two fingers, and a file that is dropped beside its place does not take the page away @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    await page.goto('/dashboard/edit-details');
    const { main, button, stage } = editor(page);
    await page.setViewportSize(NARROWEST);
    await expect(button('Choose a picture')).toBeVisible();
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'garden.png'));
        return data;
      },
      [...drawPng(600, 300)],
    );
    const isKept = (data: DataTransfer) => {
      const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(drop);
    };
    expect(await page.evaluate(isKept, dropped)).toBe(true);
    await expect(stage).toHaveCount(0);
    await button('Choose a picture').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(stage).toBeVisible();

    const place = await stage.boundingBox();
    if (place === null) throw new Error('The picture has no place');
    expect(place.x + place.width).toBeLessThan(NARROWEST.width - 16);
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + place.width, middle.y, { steps: 2 });
    await page.mouse.up();
    const finger = (type: string, pointerId: number, clientX: number) =>
      stage.dispatchEvent(type, {
        pointerId,
        clientX,
        clientY: middle.y,
        button: 0,
        bubbles: true,
      });
    // A browser captures only pointers that it knows.
    await stage.evaluate((element) => {
      element.setPointerCapture = () => undefined;
    });
    await finger('pointerdown', 7, middle.x - 20);
    await finger('pointerdown', 8, middle.x + 20);
    await finger('pointermove', 8, middle.x + 40);
    await expect(main.getByLabel('Zoom')).toHaveAttribute('aria-valuetext', '150 %');
    await finger('pointerup', 7, 0);
    await finger('pointerup', 8, 0);
    await stage.press('Shift');
    await expect(main.getByText(/^Zoom 150 %\. Shown: \d+ % of the way/)).toBeAttached();
    await button('Cancel').click();
    await expect(stage).toHaveCount(0);
  });

  // R-FIL-01
  test('of a file that cannot be one is refused in words of its own, and sends nothing @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson());
    const scripts = followScripts(page);
    await page.goto('/dashboard/edit-details');
    const { main, stage, choose } = editor(page);
    const png = drawPng(300);
    for (const [title, name, buffer] of [
      ['This is not a picture that we can use', 'notes.png', bytesOf('Only words.')],
      ['The picture is damaged, or a part of it is missing', 'half.png', png.subarray(0, 60)],
      [
        'The picture is damaged, or a part of it is missing',
        'not-avif.avif',
        bytesOf('\0\0\0\u0018ftypavif\0\0\0\0mif1avif'),
      ],
      ['This is not a picture that we can use', 'still-or-moving.gif', bytesOf('GIF89a…')],
      ['This picture moves', 'moving.png', drawPng(300, 300, [['acTL', TWO_FRAMES]])],
      ['This picture moves', 'moving.webp', drawWebp(300, 300, [['ANIM', new Uint8Array(6)]])],
      ['The file is larger than 10 MB', 'large.png', new Uint8Array(10 * 1024 * 1024 + 1)],
      ['The picture is too small', 'icon.png', drawPng(64)],
      ['The picture has more pixels than this browser can open', 'map.webp', drawWebp(16_000)],
    ] as const) {
      await choose({ name, buffer });
      await expect(main.getByRole('alert').getByText(title), name).toBeVisible();
    }
    await expectAccessible(page);
    await expect(stage).toHaveCount(0);
    // One that is good goes on, and a bad one after it takes nothing away.
    await choose({ name: 'good.png', buffer: png });
    await expect(stage).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await choose({ name: 'icon.png', buffer: drawPng(64) });
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(stage).toBeVisible();
    expect(scripts.ofStorage()).toEqual([]);
  });

  // R-FIL-01 R-REL-10
  test('can be stopped, is refused in words, and is saved after the network was lost @battery', async ({
    page,
    context,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(NO_NETWORK);
    expectNoise(/status of 415/);
    await signIn(await newPerson());
    await page.goto('/dashboard/edit-details');
    const { main, button, shown, stage, choose } = editor(page);
    await choose(photo(0));
    const gate = await holdUploads(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/picture')) asked.push(request.method());
    });
    await button('Save picture').click();
    await expect(main.getByRole('progressbar', { name: 'Your picture' })).toBeVisible();
    await gate.reached();
    await expectAccessible(page);
    await button('Stop').click();
    await expect(main.getByText('Stopped. Everything is as it was.')).toBeVisible();
    await expect(stage).toBeVisible();
    gate.open();
    expect(asked).toEqual([]);

    const words = 'This picture is broken or was cut off. Choose another file.';
    await page.route('**/api/picture', (route) =>
      route.fulfill({
        status: 415,
        json: { error: words, code: 'unsupported_media_type', requestId: 'r' },
      }),
    );
    await button('Save picture').click();
    await expect(main.getByRole('alert')).toContainText(words);
    await expect(stage).toBeVisible();
    await page.unroute('**/api/picture');

    await context.setOffline(true);
    await button('Save picture').click();
    await expect(main.getByText('Waiting for the connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    await expect(shown).toBeVisible();
    expect(asked).toContain('PUT');
  });

  // R-FIL-01
  test('that cannot be loaded leaves the initials, in the same place @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/ERR_FAILED|status of 40/);
    await signIn(await newPerson());
    await page.goto('/dashboard/edit-details');
    const { main, button, shown, choose } = editor(page);
    await choose(photo(0));
    await button('Save picture').click();
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    await expect(shown).toBeVisible();
    await page.goto('/dashboard/security');
    await expect(shown).toBeVisible();
    const frame = page.getByRole('banner').getByRole('button', { name: 'Test Person' });
    const before = await frame.boundingBox();
    await page.route('**/v0/b/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('banner').getByText('TP', { exact: true })).toBeVisible();
    expect(await frame.boundingBox()).toEqual(before);
  });
});

test.describe('/dashboard/help', () => {
  const form = (page: Page) => {
    const main = page.getByRole('main');
    const row = (name: string) => main.getByRole('listitem').filter({ hasText: name });
    return {
      main,
      row,
      add: (...files: Chosen[]) =>
        main.locator('input[type=file]').setInputFiles(files.map(withType)),
      inRow: (name: string, label: string) =>
        row(name).getByRole('button', { name: `${label} ${name}` }),
      send: main.getByRole('button', { name: 'Send message' }),
    };
  };

  /** Large enough for several parts. */
  const LOG: Chosen = {
    name: 'server.log',
    buffer: bytesOf('2026-11-26T04:10:00Z disk full\n'.repeat(50_000)),
  };
  const PLAN: Chosen = { name: 'plan.pdf', buffer: bytesOf('%PDF-1.7\nA plan.') };

  // R-FIL-02
  test('sends a message with files, each with its progress, stopped and tried again, through a lost network; then lists and saves them @battery', async ({
    page,
    context,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(NO_NETWORK);
    const person = await newPerson();
    await signIn(person);
    await page.goto('/dashboard/help');
    const { main, row, add, inRow, send } = form(page);
    await expect(main.getByText(person.email)).toBeVisible();
    await expect(main.getByText('No files here')).toBeVisible();
    await expectAccessible(page);
    await main.getByLabel('Topic').selectOption({ label: 'Something does not work' });
    await main
      .getByRole('textbox', { name: 'Message' })
      .fill('My server is silent since this morning.');

    const gate = await holdUploads(page);
    await add(LOG, { name: 'tool.png', buffer: bytesOf('\u007FELF\u0002\u0001\u0001\0') });
    await expect(row('tool.png').getByRole('alert')).toContainText('ZIP file');
    await gate.reached();
    const bar = row('server.log').getByRole('progressbar', { name: 'server.log' });
    await expect(bar).toHaveJSProperty('value', 256 * 1024);
    await expectAccessible(page);
    await inRow('server.log', 'Stop').press('Enter');
    await expect(row('server.log')).toContainText('Stopped');
    await send.click();
    await expect(main.getByRole('alert').filter({ hasText: 'not sent' })).toContainText(
      'server.log and tool.png are not uploaded',
    );

    await inRow('tool.png', 'Remove').press('Enter');
    await expect(main.getByRole('button', { name: 'Add files' })).toBeFocused();
    await inRow('server.log', 'Retry').click();
    await gate.reached();
    await add(PLAN);
    await send.click();
    await expect(main.getByText('Waiting for your files.')).toBeVisible();
    await context.setOffline(true);
    await expect(row('server.log')).toContainText('Waiting for the connection.');
    gate.open();
    await context.setOffline(false);
    await expect(
      main.getByRole('status').filter({ hasText: 'Your message has arrived.' }),
    ).toBeFocused();
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Save server.log' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('server.log');
    expect(await readFile(await file.path())).toEqual(Buffer.from(LOG.buffer));
    await expect(main.getByRole('row', { name: /plan\.pdf/ })).toContainText(
      'Something does not work',
    );
    await main.getByRole('button', { name: 'Write another message' }).click();
    await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(main.getByRole('list', { name: 'Files with this message' })).toHaveCount(0);
  });

  // R-FIL-02
  test('takes five files, says what a refusal was about, and keeps everything @battery', async ({
    page,
    newPerson,
    signIn,
    expectNoise,
  }) => {
    expectNoise(/status of (404|429|500)/);
    await signIn(await newPerson());
    await failUntilRetry(page, '**/api/messages');
    await page.goto('/dashboard/help');
    const { main, row, add, inRow, send } = form(page);
    await expect(main.getByText('Your files could not be loaded')).toBeVisible();
    await main.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(main.getByText('No files here')).toBeVisible();

    await send.click();
    await expect(main.getByText('Choose what it is about.')).toBeVisible();
    await main.getByLabel('Topic').selectOption('other');
    await main.getByRole('textbox', { name: 'Message' }).fill('What do you make of this drawing?');
    await page.route('**/api/messages/uploads', (route) =>
      route.fulfill({
        status: 429,
        json: { error: 'You can send 20 files a day.', code: 'rate_limited', requestId: 'r' },
      }),
    );
    await add(PLAN);
    await expect(row('plan.pdf').getByRole('alert')).toHaveText('You can send 20 files a day.');
    await page.unroute('**/api/messages/uploads');
    await inRow('plan.pdf', 'Retry').click();
    await expect(row('plan.pdf')).toContainText('Uploaded');
    await add(...['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...PLAN, name: `${name}.pdf` })));
    await expect(main.getByText('Five files go with a message')).toBeVisible();
    await expect(row('.pdf')).toHaveCount(5);
    await expect(row('d.pdf')).toContainText('Uploaded');

    await page.route('**/api/contact', (route) => route.fulfill(BROKEN));
    await send.click();
    await expect(main.getByRole('alert').filter({ hasText: 'not sent' })).toContainText(
      'It broke.',
    );
    await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'What do you make of this drawing?',
    );
    await page.unroute('**/api/contact');
    await send.click();
    await expect(main.getByText('Your message has arrived.')).toBeVisible();
    await page.route('**/api/messages/*/files/*', (route) =>
      route.fulfill({
        status: 404,
        json: { error: 'There is no such file.', code: 'not_found', requestId: 'r' },
      }),
    );
    await main.getByRole('button', { name: 'Save a.pdf' }).click();
    await expect(main.getByText('It is gone: we keep files for 90 days.')).toBeVisible();
  });

  // R-FIL-02
  test('tells a person whose address is not confirmed what to do first @battery', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await signIn(await newPerson({ emailVerified: false }));
    await page.goto('/dashboard/help');
    await expect(page.getByText('Confirm your e-mail address first')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** Which scripts the page has asked for since. */
function followScripts(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  return { ofStorage: () => seen.filter((url) => url.includes('/assets/storage-client-')) };
}

async function addressOf(image: ReturnType<Page['locator']>): Promise<string> {
  await expect(image).toBeVisible();
  return (await image.getAttribute('src')) ?? '';
}

/** Holds back every upload, from its second part if it has several, until the gate is opened. */
async function holdUploads(page: Page) {
  let open = () => {};
  let note = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const next = () =>
    new Promise<void>((resolve) => {
      note = resolve;
    });
  let held = next();
  await page.route('**/v0/b/*/o**', async (route) => {
    const headers = route.request().headers();
    const command = headers['x-goog-upload-command'] ?? '';
    const isLater = command.includes('upload') && headers['x-goog-upload-offset'] !== '0';
    const isWhole = headers['x-goog-upload-protocol'] === 'multipart';
    if (isLater || isWhole) {
      note();
      await opened;
    }
    // The page may have broken it off while it was held.
    await route.continue().catch(() => undefined);
  });
  return {
    open,
    /** Resolves once an upload is held that was not before. */
    reached: async () => {
      await held;
      held = next();
    },
  };
}
