/** Both forms without script: the second step as a page of the API, which stores nothing, and the page of the receipt. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { fromAnywhere, kindsTo } from '../messages/form-kit.ts';
import {
  DAY_MS,
  declaration,
  declarations,
  HOUR_MS,
  removeWithdrawals,
  SETTINGS,
} from './withdrawal-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(SETTINGS);
});
afterEach(() => removeWithdrawals());
afterAll(() => api.close());

type Fields = Record<string, string>;
type Sent = { status: number; page: string; location: string | null };

/** As a browser sends a form. */
async function send(path: string, fields: Fields, to = api.url): Promise<Sent> {
  const answer = await fetch(`${to}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...fromAnywhere() },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
  const page = await answer.text();
  return { status: answer.status, page, location: answer.headers.get('location') };
}

/** What the form of a page would send, as a browser reads it. */
function fieldsIn(page: string): Fields {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

const FORMS = [
  ['withdrawals', 'withdrawal', {}, 'Confirm withdrawal'],
  [
    'cancellations',
    'cancellation',
    { kind: 'cause', on: '', reason: 'Two weeks “down” & <b>no answer</b>' },
    'Cancel now',
  ],
] as const;

describe.each(FORMS)('the form of %s without script', (name, noun, more, button) => {
  const typed = (): Fields => ({ ...declaration(), contract: '', ...more });

  // R-LAW-06 R-LAW-01
  it('shows what would be declared, stores it with the second step, and leads to its receipt', async () => {
    const fields = typed();
    const review = await send(`/api/${name}/review`, fields);
    expect([review.status, review.location]).toEqual([200, null]);
    expect(review.page).toContain(`<button>${button}</button>`);
    expect(review.page).not.toContain('<b>no');
    expect(await declarations(fields['email'] ?? '')).toEqual([]);

    const carried = fieldsIn(review.page);
    expect(carried).toMatchObject({ name: fields['name'], email: fields['email'] });
    const reason = fields['reason'] === undefined ? {} : { reason: fields['reason'] };
    const done = await send(`/api/${name}`, { ...carried, ...reason });
    expect([done.status, done.page]).toEqual([303, '']);
    const [stored] = await declarations(fields['email'] ?? '');
    expect(stored).toMatchObject({ hasSession: false, words: fields['reason'] ?? '' });
    expect(await kindsTo(fields['email'] ?? '')).toEqual(['withdrawal_receipt']);

    const receipt = await fetch(`${api.url}${done.location}`);
    const { headers } = receipt;
    expect([receipt.status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      200,
      'noindex',
      'private, no-store',
    ]);
    expect(await receipt.text()).toContain(`We have received your ${noun}`);
  });

  // R-LAW-06 R-LAW-01
  it('has what was typed and what is wrong beside each field, and takes it back to be changed', async () => {
    const fields = { ...typed(), name: ' ', email: 'ada@home' };
    const { status, page } = await send(`/api/${name}/review`, fields);
    expect(status).toBe(400);
    expect(page).toContain('<input type="email" name="email" value="ada@home"');
    expect(page).toContain('Enter your name');
    expect(page).toContain('Enter an e-mail address');
    const changed = await send(`/api/${name}/review`, { ...typed(), change: 'yes' });
    expect([changed.status, changed.page.includes('value="Ada Lovelace"')]).toEqual([200, true]);
    expect(changed.page).not.toContain('<strong>');
  });

  // R-LAW-06 R-LAW-01
  it('declares only what was shown, within an hour', async () => {
    const fields = typed();
    const carried = fieldsIn((await send(`/api/${name}/review`, fields)).page);
    const whole = { ...carried, ...more };
    const later = await startApi(SETTINGS);
    try {
      later.advance(HOUR_MS + 60_000);
      const answers = [
        await send(`/api/${name}`, fields),
        await send(`/api/${name}`, { ...whole, name: 'Eve' }),
        await send(`/api/${name}`, { ...whole, sign: 'x' }),
        await send(`/api/${name}`, whole, later.url),
      ];
      for (const { status, page } of answers) {
        expect([status, page.includes('We could not take what you sent')]).toEqual([410, true]);
      }
    } finally {
      await later.close();
    }
    expect(await declarations(fields['email'] ?? '')).toEqual([]);
  });
});

// R-LAW-06
it('a reason that was typed before another kind was chosen is left out', async () => {
  const fields = { ...declaration(), contract: '', kind: 'ordinary', on: '', reason: 'Too slow.' };
  const { status, page } = await send('/api/cancellations/review', fields);
  expect([status, page.includes('<dt>Reason</dt>')]).toEqual([200, false]);
  expect((await send('/api/cancellations', fieldsIn(page))).status).toBe(303);
  expect(await declarations(fields.email)).toMatchObject([{ kind: 'ordinary', words: '' }]);
});

// R-LAW-06
it('a receipt is shown by its own address alone, for a day', async () => {
  const fields = { ...declaration(), contract: '' };
  const carried = fieldsIn((await send('/api/withdrawals/review', fields)).page);
  const { location } = await send('/api/withdrawals', carried);
  const later = await startApi(SETTINGS);
  try {
    later.advance(DAY_MS + HOUR_MS);
    const statuses = await Promise.all(
      [
        `${api.url}${location}`,
        `${api.url}${location}`.replace(/id=\w{4}/, 'id=0000'),
        `${later.url}${location}`,
      ].map(async (url) => (await fetch(url)).status),
    );
    expect(statuses).toEqual([200, 410, 410]);
  } finally {
    await later.close();
  }
});
