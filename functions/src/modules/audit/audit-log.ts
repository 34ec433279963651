import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DOCUMENTS } from '../../consistency/documents.ts';
import type { PersonData } from '../../consistency/person-data.ts';
import {
  SECURITY_EVENT_DAYS,
  type SecurityEvent,
  type SecurityEventKind,
} from '../../contract/api.ts';
import { writeMail } from '../../adapters/outbox.ts';
import type { ReadAddress } from '../../adapters/read-address.ts';
import { removeEach } from '../../adapters/remove-each.ts';
import { transact, type Transaction } from '../../consistency/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';

type Parts = {
  db: () => Promise<Firestore>;
  readAddress: ReadAddress;
  now: () => Date;
  log: Log;
};

/** Events of which the owner is told by mail, in case it was not them. */
const MAILED: ReadonlySet<SecurityEventKind> = new Set([
  'server_added',
  'password_changed',
  'signed_out_everywhere',
  'data_exported',
]);

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
      const expireAt = new Date(at.getTime() + SECURITY_EVENT_DAYS * DAY_MS);
      const db = await database();
      const doc = db.collection('auditLog').doc(idAt(at));
      const address = MAILED.has(kind) ? await readAddress(uid) : null;
      if (address?.kind === 'unread') log('WARNING', 'security_mail_lost', { uid, reason: kind });
      const write = async (transaction: Transaction) => {
        transaction.set(doc, { uid, kind, at: at.toISOString(), about, expireAt });
        if (address?.kind !== 'known') return;
        const mailId = `security-${kind}_${doc.id}`;
        const facts = { event: kind, at: at.toISOString(), about };
        await writeMail(
          db,
          transaction,
          mailId,
          { kind: 'security', facts, to: address.email, uid },
          at,
        );
      };
      await transact(db, write, { unlessDeleted: uid, readBefore });
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
      collections: ['auditLog'],
      /** Newest first. */
      async export({ uid }) {
        const { docs } = await (await eventsOf(uid)).orderBy('__name__').get();
        return { securityEvents: current(docs) };
      },
      remove: async ({ uid }) => removeEach(await eventsOf(uid)),
    } satisfies PersonData,
  };
}

type EventPage = { events: SecurityEvent[]; hasMore: boolean };

export type AuditLog = ReturnType<typeof createAuditLog>;
/** Records a security event; never rejects. */
export type RecordEvent = AuditLog['record'];

/** The last moment a date can hold: the milliseconds left until then are never negative. */
const END_OF_TIME_MS = 8_640_000_000_000_000;
const DIGITS = 16;

/** Ids sort newest first, so that listing them needs no extra index. */
function idAt(at: Date): string {
  const left = String(END_OF_TIME_MS - at.getTime()).padStart(DIGITS, '0');
  return `${left}-${randomUUID()}`;
}
