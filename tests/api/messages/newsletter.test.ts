/** Who gets which e-mail because an address was typed into the form of the newsletter. `mail-links` has what its links do. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOCUMENTS } from '../../../functions/src/schema.ts';
import { call, firestore, startApi, type Api } from '../api.ts';
import { fromAnywhere, kindsTo, openMails } from './form-kit.ts';
import { mailsTo } from '../mail/mail-kit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let api: Api;
let email: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
// What an instance remembers of exhausted limits must not reach the next file, which may run in this process.
afterAll(() => void vi.resetModules());

afterEach(async () => {
  await firestore().doc(pathOf(email)).delete();
  for (const { id } of await mailsTo(email)) await firestore().doc(`mail/${id}`).delete();
});

const newEmail = () => `${randomUUID()}@visitors.test`;
const idOf = (address: string) => createHash('sha256').update(address).digest('hex');
const pathOf = (address: string) => `newsletter/${idOf(address)}`;

async function stored() {
  const found = await firestore().doc(pathOf(email)).get();
  return DOCUMENTS.newsletter.fields.parse(found.data());
}

const join = (fields: object = {}, to: { url: string } = api) =>
  call(to, '/api/newsletter', {
    body: { email, source: 'footer', ...fields },
    headers: fromAnywhere(),
  });

describe('the form of the newsletter', () => {
  // R-API-03 R-MAI-02
  it('keeps an address for three days, unconfirmed, and asks it once whether it wants the newsletter', async () => {
    email = newEmail();
    const before = Date.now();
    const { status, body } = await join({ email: ` ${email} ` });
    expect([status, body]).toEqual([201, { received: true, id: idOf(email) }]);

    const { expireAt, createdAt, mailedAt, generation, ...rest } = await stored();
    expect(rest).toEqual({ email, source: 'footer', confirmed: false });
    expect(generation).toMatch(/^[0-9a-f-]{36}$/);
    expect(mailedAt).toEqual([createdAt.toDate().toISOString()]);
    expect(createdAt.toDate().getTime()).toBeGreaterThanOrEqual(before);
    expect(expireAt?.toDate().getTime()).toBe(createdAt.toDate().getTime() + 3 * DAY_MS);

    const mails = await mailsTo(email);
    expect(mails).toMatchObject([
      { kind: 'newsletter_confirm', lane: 'service', facts: { subscriber: idOf(email) } },
    ]);
    expect(JSON.stringify(mails)).not.toContain(generation);
  });

  // R-API-03 R-MAI-02
  it('pressed several times at once, before two instances, writes one e-mail', async () => {
    email = newEmail();
    const other = await startApi();
    try {
      const replies = await Promise.all([api, other, api, other].map((to) => join({}, to)));
      expect(
        new Set(replies.map(({ status, body }) => `${status} ${String(body['id'])}`)).size,
      ).toBe(1);
      expect(await kindsTo(email)).toEqual(['newsletter_confirm']);
      expect((await stored()).mailedAt).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  // R-API-03 R-MAI-02
  it('brings an address at most three e-mails in 24 hours, and always answers the same', async () => {
    email = newEmail();
    const later = await startApi();
    try {
      const first = await join({}, later);
      for (let sent = 0; sent < 7; sent += 1) {
        later.advance(2 * MINUTE_MS);
        const again = await join({ email: email.toUpperCase(), source: '/blog/grid' }, later);
        expect([again.status, again.body]).toEqual([first.status, first.body]);
      }
      expect(await kindsTo(email)).toHaveLength(3);
      const { generation, source } = await stored();
      later.advance(DAY_MS);
      expect((await join({}, later)).body).toEqual(first.body);
      expect(await kindsTo(email)).toHaveLength(4);
      expect(await stored()).toMatchObject({ generation, source, email });
    } finally {
      await later.close();
    }
  });

  // R-API-03 R-MAI-02
  it('tells an address that is on the list only that, within the same limit, and leaves it there', async () => {
    email = newEmail();
    const first = await join();
    const { FieldValue } = await import('firebase-admin/firestore');
    const onList = { confirmed: true, mailedAt: [], expireAt: FieldValue.delete() };
    await firestore().doc(pathOf(email)).update(onList);
    const before = await stored();
    const later = await startApi();
    try {
      for (let sent = 0; sent < 6; sent += 1) {
        later.advance(2 * MINUTE_MS);
        const again = await join({ source: '/blog/grid' }, later);
        expect([again.status, again.body]).toEqual([first.status, first.body]);
      }
    } finally {
      await later.close();
    }
    const { mailedAt, ...after } = await stored();
    expect([mailedAt.length, { ...after, mailedAt: [] }]).toEqual([3, before]);
    const known = Array.from({ length: 3 }, () => 'newsletter_known');
    expect(await kindsTo(email)).toEqual(['newsletter_confirm', ...known]);
  });

  // R-MAI-02
  it('gives an address that joined before there were e-mails what its links need', async () => {
    email = newEmail();
    const old = { email, source: 'footer', createdAt: new Date(), confirmed: false };
    await firestore().doc(pathOf(email)).set(old);
    await join();
    expect(await stored()).toMatchObject({
      confirmed: false,
      generation: expect.stringMatching(/./),
    });
    expect(await kindsTo(email)).toEqual(['newsletter_confirm']);
  });

  // R-MAI-02
  it('calls for no e-mail any more once the address has left', async () => {
    email = newEmail();
    await join();
    const [mail] = await mailsTo(email);
    if (mail === undefined) throw new Error('there is no mail');
    const { writeLetter } = openMails();
    expect(await writeLetter(mail)).toMatchObject({ subject: expect.stringContaining('Confirm') });
    await firestore().doc(pathOf(email)).delete();
    expect(await writeLetter(mail)).toBeNull();
  });

  // Last: an exhausted counter counts for all, until the hour in which it was opened is over.
  // R-REL-08 R-MAI-02
  it('writes no e-mail in a flood, also to those who are known, and one to who comes back after it', async () => {
    email = newEmail();
    const ahead = await startApi();
    try {
      ahead.advance(30 * HOUR_MS - (Date.now() % HOUR_MS) + 30 * MINUTE_MS);
      await join({}, ahead);
      await firestore().doc(pathOf(email)).update({ confirmed: true });
      const known = await stored();
      const opened = Date.now() - (Date.now() % HOUR_MS) + 30 * HOUR_MS;
      const key = createHash('sha256').update('newsletter in all').digest('base64url');
      await firestore().doc(`rateLimits/${key}`).set({ window: opened, count: 300 });

      ahead.advance(2 * MINUTE_MS);
      expect((await join({}, ahead)).status).toBe(201);
      expect([await kindsTo(email), await stored()]).toEqual([['newsletter_confirm'], known]);

      await firestore().doc(pathOf(email)).delete();
      ahead.advance(2 * MINUTE_MS);
      expect((await join({}, ahead)).status).toBe(201);
      const suspected = await stored();
      expect(suspected).toMatchObject({ suspected: true, confirmed: false, mailedAt: [] });
      expect(suspected.expireAt).toBeDefined();
      expect(await kindsTo(email)).toEqual(['newsletter_confirm']);

      ahead.advance(HOUR_MS);
      expect((await join({}, ahead)).status).toBe(201);
      expect(await stored()).not.toHaveProperty('suspected');
      expect(await kindsTo(email)).toEqual(['newsletter_confirm', 'newsletter_confirm']);
    } finally {
      await ahead.close();
    }
  });
});
