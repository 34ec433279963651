import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  SECURITY_EVENT_DAYS,
  SECURITY_EVENT_KINDS,
  type SecurityEvent,
  type SecurityEventKind,
} from '../../contract/api.ts';
import { removeEach } from '../../adapters/remove-each.ts';
import { describeError, type Log } from '../../http/log.ts';
import { DAY_MS } from '../../foundation/clock.ts';

type Parts = { db: () => Promise<Firestore>; now: () => Date; log: Log };

/** What happened to an account, for its owner to look at: `auditLog/{id}`, written here only. */
export function createAuditLog({ db: database, now, log }: Parts) {
  async function eventsOf(uid: string) {
    return (await database()).collection('auditLog').where('uid', '==', uid);
  }

  /**
   * Notes what has just been done. It never rejects: what was done stands, whether it is noted or not.
   * @param about such as a server's address or a plan's name
   */
  async function record(
    uid: string,
    kind: SecurityEventKind,
    about: string | null = null,
  ): Promise<void> {
    try {
      const at = now();
      const expireAt = new Date(at.getTime() + SECURITY_EVENT_DAYS * DAY_MS);
      const events = (await database()).collection('auditLog');
      await events.doc(idAt(at)).set({ uid, kind, at: at.toISOString(), about, expireAt });
    } catch (error) {
      log('WARNING', 'security_event_not_noted', { uid, reason: kind, ...describeError(error) });
    }
  }

  return {
    record,

    /**
     * Events, newest first. Firestore may take days to remove what has expired: it is not shown.
     * @param limit the newest so many; all of them unless given
     */
    async list(uid: string, limit?: number): Promise<SecurityEvent[]> {
      const events = (await eventsOf(uid)).orderBy('__name__');
      const { docs } = await (limit === undefined ? events : events.limit(limit)).get();
      const oldest = now().getTime() - SECURITY_EVENT_DAYS * DAY_MS;
      return docs
        .map((doc) => ({ id: doc.id, ...EventDocument.parse(doc.data()) }))
        .filter(({ at }) => Date.parse(at) > oldest);
    },

    async removeAll(uid: string): Promise<void> {
      await removeEach(await eventsOf(uid));
    },
  };
}

export type AuditLog = ReturnType<typeof createAuditLog>;
/** Notes a security event; never rejects. */
export type RecordEvent = AuditLog['record'];

const EventDocument = z.object({
  kind: z.enum(SECURITY_EVENT_KINDS),
  at: z.iso.datetime(),
  about: z.string().nullable(),
});

/** The last moment that a date can hold, so that every difference to it is a count of milliseconds upwards. */
const END_OF_TIME_MS = 8_640_000_000_000_000;
const DIGITS = 16;

/** Ids sort the newest first, so that listing them needs no index of its own. */
function idAt(at: Date): string {
  const left = String(END_OF_TIME_MS - at.getTime()).padStart(DIGITS, '0');
  return `${left}-${randomUUID()}`;
}
