import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DOCUMENTS } from './documents.ts';
import type { PersonData } from '../../db/personal-data.ts';
import {
  SECURITY_EVENT_DAYS,
  type SecurityEvent,
  type SecurityEventKind,
} from '../../contract/api.ts';
import { createReadAddress, type ReadAddress } from '../../adapters/read-address.ts';
import type { Needs } from '../../context.ts';
import { removeEach } from '../../db/remove-each.ts';
import { transact } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { idAt, MAILED, writeEvent } from './write-event.ts';

type Parts = {
  db: () => Promise<Firestore>;
  readAddress: ReadAddress;
  now: () => Date;
  log: Log;
};

/** What happened to an account, for its owner to review: `auditLog/{id}`, written only here. */
export function createAuditLog({ db: database, readAddress, now, log }: Parts) {
  async function eventsOf(uid: string) {
    return (await database()).collection('auditLog').where('uid', '==', uid);
  }

  /**
   * Records what has just been done, and the mail about it, unless the account is being deleted. It never rejects: the act
   * stands, recorded or not.
   * @param about such as a server's address or a plan's name
   * @param readBefore what the call has read already
   */
  async function record(
    uid: string,
    kind: SecurityEventKind,
    about: string | null = null,
    readBefore: readonly DocumentSnapshot[] = [],
  ): Promise<void> {
    try {
      const at = now();
      const db = await database();
      const address = MAILED.has(kind) ? await readAddress(uid) : null;
      if (address?.kind === 'unread') log('WARNING', 'security_mail_lost', { uid, reason: kind });
      const to = address?.kind === 'known' ? address.email : null;
      const id = idAt(at);
      await transact(
        db,
        (transaction) => writeEvent(db, transaction, { id, uid, kind, about, to }, at),
        { unlessDeleted: uid, readBefore },
      );
    } catch (error) {
      log('WARNING', 'security_event_not_recorded', { uid, reason: kind, ...describeError(error) });
    }
  }

  /** Without expired events, which Firestore may take days to remove. */
  function current(docs: readonly QueryDocumentSnapshot[]): SecurityEvent[] {
    const oldest = now().getTime() - SECURITY_EVENT_DAYS * DAY_MS;
    return docs
      .map((doc) => {
        const { kind, at, about } = DOCUMENTS.auditLog.fields.parse(doc.data());
        return { id: doc.id, kind, at, about };
      })
      .filter(({ at }) => Date.parse(at) > oldest);
  }

  return {
    record,

    /**
     * Some events, newest first.
     * @param startingAfter the last event of the page before
     */
    async page(uid: string, limit: number, startingAfter: string | null): Promise<EventPage> {
      const all = (await eventsOf(uid)).orderBy('__name__');
      const { docs } = await (startingAfter === null ? all : all.startAfter(startingAfter))
        .limit(limit + 1)
        .get();
      const events = current(docs);
      return { events: events.slice(0, limit), hasMore: events.length > limit };
    },

    personData: {
      collections: ['auditLog'] as const,
      /** Newest first. */
      async export({ uid }) {
        const { docs } = await (await eventsOf(uid)).orderBy('__name__').get();
        return { securityEvents: current(docs) };
      },
      async remove({ uid }) {
        await removeEach(await eventsOf(uid));
      },
    } satisfies PersonData,
  };
}

type EventPage = { events: SecurityEvent[]; hasMore: boolean };

export type AuditLog = ReturnType<typeof createAuditLog>;
/** Records a security event; never rejects. */
export type RecordEvent = AuditLog['record'];

export function recordEvent(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  ...event: Parameters<RecordEvent>
): Promise<void> {
  const readAddress = createReadAddress(ctx.auth, ctx.log);
  return createAuditLog({ ...ctx, readAddress, now: ctx.clock }).record(...event);
}
