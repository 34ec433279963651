import type { Firestore } from 'firebase-admin/firestore';
import type { Needs } from '../../context.ts';
import { mailDoc, mailIn, mails, releaseMail, writeMail } from '../email/outbox.ts';
import { announcementKind } from './email-kinds.ts';
import { MAIL_STATES, type MailState } from '../email/documents.ts';
import { isBeingDeleted, tombstoneOf, transact } from '../../db/transaction.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { AnnouncementRefusedError, refuseIfLate, type Announcement } from './announcement-file.ts';
import {
  announcementDoc,
  announcementIn,
  readStoredAnnouncement,
  type StoredAnnouncement,
} from './announcement-store.ts';
import { countUnconfirmed, PARTS, reach, readPage, type Reachable } from './audience.ts';
import { SHARES } from '../email/deliver-mail.ts';
import { STOPPED } from '../email/follow-addresses.ts';

type Ctx = Needs<'db' | 'auth' | 'clock'>;

/** Of each person, a page reads and writes a mail and reads a mark; a batch holds 500. */
const PAGE = 150;
const AT_ONCE = 20;
/** What became of a mail is known for 30 days. After that, going on might write to someone twice. */
const RESUMABLE_MS = 21 * DAY_MS;

/**
 * Tells an audience something, each person once, however often it is asked to: queues a mail for each, in pages. It begins where an
 * earlier run ended.
 * @param perMinute how many mails our provider takes, all lanes together
 * @param onPage hears how far it is. False: that is enough for now
 * @throws {AnnouncementRefusedError} if it would come too late
 */
export async function sendAnnouncement(
  ctx: Ctx,
  perMinute: number,
  id: string,
  announcement: Announcement,
  onPage: (stored: StoredAnnouncement) => boolean = () => true,
): Promise<StoredAnnouncement | null> {
  const db = await ctx.db();
  const known = await readStoredAnnouncement(db, id);
  if (known === null || known.isStopped || known.cursor !== null) {
    refuseIfLate(announcement, (await previewAnnouncement(ctx, perMinute, announcement)).lastAt);
  }
  await begin(ctx, db, id, announcement);
  let stored = await readStoredAnnouncement(db, id);
  while (stored !== null && !stored.isStopped && stored.cursor !== null) {
    await queuePage(ctx, db, id, { ...stored, cursor: stored.cursor });
    stored = await readStoredAnnouncement(db, id);
    if (stored !== null && !onPage(stored)) break;
  }
  return stored;
}

/** Stops what is queued: the sender holds each mail when its turn comes. @throws {AnnouncementRefusedError} */
export async function stopAnnouncement(ctx: Needs<'db'>, id: string): Promise<void> {
  const db = await ctx.db();
  const doc = announcementDoc(db, id);
  await transact(db, async (transaction) => {
    const stored = announcementIn(await transaction.get(doc));
    if (stored === null) throw unknownAnnouncement();
    transaction.set(doc, { ...stored, isStopped: true });
  });
}

/**
 * Gives up what was stopped: no one else gets it. Its text, and how many had it, stay on record.
 * @returns how many had it
 * @throws {AnnouncementRefusedError}
 */
export async function discardAnnouncement(ctx: Needs<'db' | 'clock'>, id: string): Promise<number> {
  const db = await ctx.db();
  const doc = announcementDoc(db, id);
  const sent = (await mailsOf(db, id, 'delivered').count().get()).data().count;
  return transact(db, async (transaction) => {
    const stored = announcementIn(await transaction.get(doc));
    if (stored === null) throw unknownAnnouncement();
    if (!stored.isStopped) {
      throw new AnnouncementRefusedError('Stop it first: --stop. What is on its way then arrives.');
    }
    const discarded = stored.discarded ?? { at: ctx.clock().toISOString(), sent };
    transaction.set(doc, { ...stored, discarded });
    return discarded.sent;
  });
}

/** How far it is, and how many of its mails are in each state. @throws {AnnouncementRefusedError} */
export async function readAnnouncementStatus(ctx: Needs<'db'>, id: string) {
  const db = await ctx.db();
  const announcement = await readStoredAnnouncement(db, id);
  if (announcement === null) throw unknownAnnouncement();
  const counted = MAIL_STATES.map(async (state) => {
    return [state, (await mailsOf(db, id, state).count().get()).data().count] as const;
  });
  return { announcement, mails: await Promise.all(counted) };
}

/** Whom it would be sent to, and when the last mail would go out. */
export async function previewAnnouncement(
  ctx: Ctx,
  perMinute: number,
  { audience }: Pick<Announcement, 'audience'>,
): Promise<Preview> {
  const [db, accounts] = [await ctx.db(), await ctx.auth()];
  const seen = new Set<string>();
  const counts = { readers: 0, gone: 0, unconfirmed: 0 };
  if (audience === 'newsletter') counts.unconfirmed = await countUnconfirmed(db);
  for (const part of PARTS[audience]) {
    let after: string | null = null;
    do {
      const { readers, last } = await readPage(db, part, after, PAGE);
      const added = readers.filter(({ id }) => !seen.has(id));
      for (const { id } of added) seen.add(id);
      const { reachable, gone, unconfirmed } = await reach(accounts, added);
      counts.readers += reachable.length;
      counts.gone += gone;
      counts.unconfirmed += unconfirmed;
      after = last;
    } while (after !== null);
  }
  const ahead = mails(db)
    .where('lane', '==', 'announcement')
    .where('delivery.state', '==', 'waiting');
  const waiting = (await ahead.count().get()).data().count;
  const minutes = Math.ceil((waiting + counts.readers) / (perMinute * SHARES.announcement));
  return { ...counts, lastAt: new Date(ctx.clock().getTime() + minutes * MINUTE_MS) };
}

/** Begins, or goes on after a stop. @throws {AnnouncementRefusedError} */
async function begin(
  ctx: Needs<'clock'>,
  db: Firestore,
  id: string,
  announcement: Announcement,
): Promise<void> {
  const doc = announcementDoc(db, id);
  const at = ctx.clock();
  await transact(db, async (transaction) => {
    const known = announcementIn(await transaction.get(doc));
    if (known === null) {
      const start = { recipients: 0, cursor: { part: 0, after: null }, isStopped: false };
      transaction.set(doc, { ...announcement, createdAt: at.toISOString(), ...start });
      return;
    }
    if (known.discarded !== undefined) {
      throw new AnnouncementRefusedError(
        `This announcement was discarded on ${known.discarded.at.slice(0, 10)}. A corrected file is a new one.`,
      );
    }
    if (at.getTime() - Date.parse(known.createdAt) > RESUMABLE_MS) {
      throw new AnnouncementRefusedError(
        'This announcement began more than three weeks ago. Write a new one: by now we may not know who has had it.',
      );
    }
    if (known.isStopped) transaction.set(doc, { ...known, isStopped: false });
  });
  // Also those that an earlier run has left: it may have been killed here.
  await releaseStopped(db, id, at);
}

/** @returns what is queued now; null if someone else has queued the page, or stopped the announcement */
async function queuePage(
  ctx: Needs<'auth' | 'clock'>,
  db: Firestore,
  id: string,
  { audience, cursor }: StoredAnnouncement & { cursor: Cursor },
): Promise<StoredAnnouncement | null> {
  const part = PARTS[audience][cursor.part];
  const { readers, last } =
    part === undefined ? { readers: [], last: null } : await readPage(db, part, cursor.after, PAGE);
  const { reachable } = await reach(await ctx.auth(), readers);
  const next = nextCursor(cursor, last, PARTS[audience].length);
  const doc = announcementDoc(db, id);
  const refs = reachable.flatMap((to) => [
    mailDoc(db, mailId(id, to)),
    ...(to.uid === undefined ? [] : [tombstoneOf(db, to.uid)]),
  ]);
  const readBefore = refs.length === 0 ? [] : await db.getAll(...refs);
  return transact(
    db,
    async (transaction) => {
      const stored = announcementIn(await transaction.get(doc));
      if (stored === null || stored.isStopped || !isSame(stored.cursor, cursor)) return null;
      let added = 0;
      for (const reader of reachable) {
        const { to, uid } = reader;
        if ((await transaction.get(mailDoc(db, mailId(id, reader)))).exists) continue;
        if (uid !== undefined && (await isBeingDeleted(db, transaction, uid))) continue;
        const facts = { announcement: id, subscriber: uid === undefined ? reader.id : null };
        const mail = { ...announcementKind.of(facts), to, ...(uid !== undefined && { uid }) };
        await writeMail(db, transaction, mailId(id, reader), mail, ctx.clock());
        added += 1;
      }
      const changed = { ...stored, recipients: stored.recipients + added, cursor: next };
      transaction.set(doc, changed);
      return changed;
    },
    { readBefore },
  );
}

export type Preview = { readers: number; gone: number; unconfirmed: number; lastAt: Date };

type Cursor = NonNullable<StoredAnnouncement['cursor']>;

function nextCursor({ part }: Cursor, last: string | null, parts: number): Cursor | null {
  if (last !== null) return { part, after: last };
  return part + 1 < parts ? { part: part + 1, after: null } : null;
}

function isSame(one: Cursor | null, other: Cursor): boolean {
  return one?.part === other.part && one.after === other.after;
}

const prefixOf = (id: string) => `announcement-${id}_`;

function mailId(id: string, reader: Pick<Reachable, 'id'>): string {
  return prefixOf(id) + reader.id;
}

/** @param state that they are in */
function mailsOf(db: Firestore, id: string, state: MailState) {
  const prefix = prefixOf(id);
  const found = mails(db).where('delivery.state', '==', state).orderBy('__name__');
  return found.startAt(prefix).endAt(`${prefix}\uf8ff`);
}

/** What the sender has held goes on. */
async function releaseStopped(db: Firestore, id: string, at: Date): Promise<void> {
  const { docs } = await mailsOf(db, id, 'held').get();
  const stopped = docs.filter((doc) => mailIn(doc)?.delivery.answer === STOPPED).values();
  const work = async () => {
    for (const doc of stopped) await releaseMail(db, doc.id, at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function unknownAnnouncement(): AnnouncementRefusedError {
  return new AnnouncementRefusedError('Nothing of this file was ever sent.');
}
