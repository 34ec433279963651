/** What operators tell many people: whom it reaches, once each, and how it is stopped. */
import { randomUUID } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailIn, mails, type StoredMail } from '../../../functions/src/modules/email/outbox.ts';
import {
  discardAnnouncement,
  previewAnnouncement,
  readAnnouncementStatus,
  sendAnnouncement,
  stopAnnouncement,
} from '../../../functions/src/modules/announcements/announce.ts';
import type { Announcement } from '../../../functions/src/modules/announcements/announcement-file.ts';
import { emulators, firestore, withPerson } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const NO_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_PER_MINUTE: '9999' };
const DAY_MS = 86_400_000;
const NEWS: Announcement = {
  subject: 'Issue 4',
  audience: 'newsletter',
  about: 'news',
  from: null,
  text: 'Hello.',
};

type OnPage = Parameters<typeof sendAnnouncement>[4];

function announcing(now = new Date(), firebase = emulators()) {
  const ctx = { ...firebase, clock: () => now };
  return {
    preview: (one: Announcement) => previewAnnouncement(ctx, 60, one),
    send: (id: string, one: Announcement, onPage?: OnPage) =>
      sendAnnouncement(ctx, 60, id, one, onPage),
    stop: (id: string) => stopAnnouncement(ctx, id),
    discard: (id: string) => discardAnnouncement(ctx, id),
    status: (id: string) => readAnnouncementStatus(ctx, id),
  };
}

async function queued(id: string): Promise<StoredMail[]> {
  const { docs } = await mails(await emulators().db()).get();
  return docs
    .map(mailIn)
    .filter((mail) => mail?.id.startsWith(`announcement-${id}_`) === true) as StoredMail[];
}

async function statesOf(id: string): Promise<string[]> {
  const found = await queued(id);
  return found.map(({ delivery }) => delivery.state).toSorted();
}

async function deliver(): Promise<void> {
  const logged: string[] = [];
  await startJobs(logged, NO_SERVER).mail?.deliverDue();
  expect(logged.filter((line) => line.includes('mail_not_tried'))).toEqual([]);
}

/** Writes many documents at once. */
async function fill(docs: readonly (readonly [string, object])[]): Promise<void> {
  const writer = firestore().bulkWriter({ throttling: false });
  for (const [path, data] of docs) void writer.set(firestore().doc(path), data);
  await writer.close();
}

async function subscribe(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const subscriber = { source: '/', createdAt: new Date(), confirmed: true, generation: 'g' };
  await fill(ids.map((id) => [`newsletter/${id}`, { ...subscriber, email: `${id}@people.test` }]));
  return ids;
}

// `npm run battery -- instances` tells 10,000.
const PEOPLE = process.env.ALCOVE_FULL_SIZE === 'yes' ? 10_000 : 1_000;

describe(`an announcement to ${PEOPLE} customers`, () => {
  const usual = process.env['ALCOVE_DATABASE'];
  // The sender would go through all of them in the tests below.
  beforeAll(() => {
    process.env['ALCOVE_DATABASE'] = `demo-${randomUUID()}`;
  });
  afterAll(() => {
    process.env['ALCOVE_DATABASE'] = usual;
  });

  const uidOf = (at: number) => `person-${String(at).padStart(5, '0')}`;
  const statuses = ['active', 'past_due', 'paused', 'trialing', 'canceled'] as const;

  /** Auth with these people: every hundredth has no confirmed address, and every thousandth is gone. */
  const auth: Auth = Object.assign(Object.create(null), {
    getUsers: async (asked: readonly { uid: string }[]) => {
      if (asked.length > 100) throw new Error('Auth looks up 100 people at once');
      const numbers = asked.map(({ uid }) => ({ uid, at: Number(uid.slice(-5)) }));
      return {
        users: numbers
          .filter(({ at }) => at % 1000 !== 0)
          .map(({ uid, at }) => ({
            uid,
            email: `${uid}@people.test`,
            emailVerified: at % 100 !== 0,
          })) as UserRecord[],
        notFound: numbers.filter(({ at }) => at % 1000 === 0).map(({ uid }) => ({ uid })),
      };
    },
  });

  // R-MAI-05
  it(
    'reaches each of them once, however often it is begun, and by two operators at once @battery',
    async () => {
      // The emulators give each database the people of the seed.
      for (const name of ['subscriptions', 'machines']) {
        const { docs } = await firestore().collection(name).get();
        await Promise.all(docs.map(({ ref }) => ref.delete()));
      }
      const numbers = Array.from({ length: PEOPLE }, (_, at) => at);
      await fill([
        // A fifth have no plan any more, and half of those still have a server here.
        ...numbers.map(
          (at) =>
            [`subscriptions/${uidOf(at)}`, { uid: uidOf(at), status: statuses[at % 5] }] as const,
        ),
        ...numbers
          .filter((at) => at % 5 === 4)
          .map(
            (at) =>
              [
                `machines/${uidOf(at)}`,
                { uid: uidOf(at), state: at % 10 === 4 ? 'asleep' : 'erased' },
              ] as const,
          ),
      ]);
      const two = [1, 2].map(() =>
        announcing(new Date(), { ...emulators(), auth: async () => auth }),
      );
      const [one = announcing()] = two;
      const terms: Announcement = { ...NEWS, audience: 'customers', about: 'service' };

      const preview = await one.preview(terms);
      // Of 1,000, 800 have a plan. 10 of those have no usable address, 1 of them being gone. And 100 have a server.
      const readers = 0.89 * PEOPLE;
      expect(preview).toMatchObject({ readers, unconfirmed: 0.009 * PEOPLE, gone: PEOPLE / 1000 });
      const minutes = Math.ceil(readers / 24);
      expect(Math.round((preview.lastAt.getTime() - Date.now()) / 60_000)).toBe(minutes);

      const some = PEOPLE / 5;
      const interrupted = await one.send('many', terms, ({ recipients }) => recipients < some);
      expect(interrupted?.recipients).toBeGreaterThanOrEqual(some);
      expect(interrupted?.recipients).toBeLessThan(some + 150);
      await Promise.all(two.map((each) => each.send('many', terms)));
      const again = await one.send('many', terms);
      expect(again).toMatchObject({ recipients: readers, cursor: null });
      const found = await queued('many');
      expect([found.length, new Set(found.map(({ to }) => to)).size]).toEqual([readers, readers]);
      expect(found[0]).toMatchObject({
        kind: 'announcement',
        lane: 'announcement',
        facts: { announcement: 'many', subscriber: null },
        delivery: { state: 'waiting', attempts: 0 },
      });
    },
    stretched(240_000),
  );
});

describe('an announcement', () => {
  // R-MAI-05
  it('is stopped at once, is held as its turn comes, and goes on where it was @battery', async () => {
    await subscribe(3);
    await announcing().send('held', NEWS);
    expect(await statesOf('held')).toEqual(['waiting', 'waiting', 'waiting']);
    await announcing().stop('held');
    await deliver();
    expect(await statesOf('held')).toEqual(['held', 'held', 'held']);
    await startJobs([], NO_SERVER).followAddresses();
    expect(await statesOf('held')).toEqual(['held', 'held', 'held']);

    await subscribe(1);
    await announcing().send('held', NEWS);
    const { announcement, mails: counted } = await announcing().status('held');
    expect([announcement, Object.fromEntries(counted)]).toEqual([
      // Its list was complete before the fourth joined.
      expect.objectContaining({ recipients: 3, isStopped: false, subject: 'Issue 4' }),
      expect.objectContaining({ waiting: 3, held: 0 }),
    ]);
  });

  // R-MAI-05
  it('that was stopped can be discarded: no one else gets it, and it stays on record how many had it', async () => {
    const [had = ''] = await subscribe(3);
    await announcing().send('faulty', NEWS);
    await expect(announcing().discard('faulty')).rejects.toThrow('Stop it first');
    const mail = firestore().doc(`mail/announcement-faulty_${had}`);
    await mail.update({ 'delivery.state': 'delivered', 'delivery.dueAt': null });
    await announcing().stop('faulty');
    expect(await announcing().discard('faulty')).toBe(1);
    await expect(announcing().send('faulty', NEWS)).rejects.toThrow('was discarded');
    await deliver();
    await startJobs([], NO_SERVER).followAddresses();
    const [delivered, ...others] = await statesOf('faulty');
    expect([delivered, new Set(others)]).toEqual(['delivered', new Set(['held'])]);
    const { announcement } = await announcing().status('faulty');
    expect(announcement).toMatchObject({ text: 'Hello.', discarded: { sent: 1 } });
  });

  // R-MAI-05
  it('reaches no one who has left before their turn came', async () => {
    const [left = '', stays = ''] = await subscribe(2);
    await announcing().send('left', NEWS);
    await firestore().doc(`newsletter/${left}`).delete();
    await deliver();
    const states = (await queued('left')).map(({ id, delivery }) => [
      id.slice(-36),
      delivery.state,
    ]);
    expect(Object.fromEntries(states)).toMatchObject({ [left]: 'dropped', [stays]: 'waiting' });
  });

  // R-MAI-05
  it('reaches those with product news, at the address that Auth has confirmed', () =>
    withPerson({}, (asks) =>
      withPerson({ emailVerified: false }, async (unproved) => {
        for (const { uid } of [asks, unproved]) {
          await firestore()
            .doc(`users/${uid}`)
            .set({ consents: { productMail: true } });
        }
        const product: Announcement = { ...NEWS, audience: 'product-news' };
        expect(await announcing().preview(product)).toMatchObject({ readers: 1, unconfirmed: 1 });
        await announcing().send('product', product);
        expect(await queued('product')).toMatchObject([{ uid: asks.uid, to: asks.email }]);

        const expireAt = new Date(Date.now() + DAY_MS);
        await firestore().doc(`deletedAccounts/${asks.uid}`).set({ isDone: false, expireAt });
        await announcing().send('leaving', product);
        expect(await queued('leaving')).toEqual([]);
      }),
    ));

  // R-MAI-05
  it('is refused if its readers would learn of it too late, and not begun again after three weeks', async () => {
    const now = new Date();
    const from = new Date(now.getTime() + 41 * DAY_MS).toISOString().slice(0, 10);
    const terms: Announcement = { ...NEWS, audience: 'customers', about: 'terms', from };
    await expect(announcing().send('late', terms)).rejects.toThrow(/six weeks in advance/);
    await expect(announcing().status('late')).rejects.toThrow(/ever sent/);

    await announcing().send('old', NEWS);
    await announcing().stop('old');
    const later = new Date(now.getTime() + 22 * DAY_MS);
    await expect(announcing(later).send('old', NEWS)).rejects.toThrow(/three weeks ago/);
  });
});
