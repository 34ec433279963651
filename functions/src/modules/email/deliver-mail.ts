import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  addressMail,
  claimMail,
  countLate,
  dueMails,
  messageIdOf,
  settleMail,
  type Outcome,
  type StoredMail,
} from './outbox.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { ReadAddress } from '../../adapters/read-address.ts';
import type { SendMail } from '../../adapters/smtp.ts';
import type { MailConfig } from '../../config/config.ts';
import { domainOf } from '../../config/mail-settings.ts';
import { MAIL_LANES, type MailLane } from './email-kind.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { describeError, type EventOf, type Log, type Severity } from '../../foundation/log.ts';
import { takeCall } from '../../http/limits/rate-limit.ts';
import { STOPPED } from './follow-addresses.ts';
import type { WriteLetter } from './email-parts.ts';
import { readReader, recordTrouble, type NoteCameBack } from './mail-trouble.ts';
import { renderMail } from './template.ts';

type Parts = {
  db: () => Promise<Firestore>;
  config: Pick<MailConfig, 'from' | 'perMinute'>;
  send: SendMail;
  writeLetter: WriteLetter;
  /** Whether mails of a kind can be sent: another version may have written it. */
  knows: (kind: string) => boolean;
  noteCameBack: NoteCameBack;
  readAddress: ReadAddress;
  /** The time of day: for attempts and limits. */
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

/** After each attempt that failed. After the last, we give up. */
const PAUSES_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  8 * HOUR_MS,
  24 * HOUR_MS,
] as const;
/** Longer than an attempt and all that goes with it may take. Another sender that finds the mail afterwards sends it again. */
const LEASE_MS = 2 * MINUTE_MS;
/** Of what the provider takes in a minute. One lane never uses up another's. */
export const SHARES: Readonly<Record<MailLane, number>> = {
  urgent: 0.3,
  service: 0.3,
  announcement: 0.4,
};
/** The platform ends the function soon after. */
const LONGEST_RUN_MS = 4 * MINUTE_MS;
const PAGE = 100;
const AT_ONCE = 4;

/** Waits this long until someone has to know. */
const LATE_MS: Readonly<Record<MailLane, number>> = {
  urgent: HOUR_MS,
  service: HOUR_MS,
  announcement: DAY_MS,
};

/**
 * Sends what is in the outbox, at least once: an instance that is killed between sending and noting it leaves a mail that is sent
 * again, under the same Message-ID.
 */
export function createDeliverMail(parts: Parts) {
  const { db: database, config, knows, now, log } = parts;

  /** @returns whether the provider takes another mail of this lane now */
  async function hasRoom(lane: MailLane): Promise<boolean> {
    const calls = Math.max(1, Math.floor(config.perMinute * SHARES[lane]));
    const limit = { calls, windowMs: MINUTE_MS, reason: '' };
    return (await takeCall({ db: database, now, log }, `mail ${lane}`, limit)) === 0;
  }

  /** Sends one mail unless it is someone else's turn, or too many go out already. */
  async function deliver(id: string, lane: MailLane): Promise<'done' | 'later'> {
    if (!(await hasRoom(lane))) return 'later';
    const db = await database();
    const lease = randomUUID();
    const at = now();
    const until = new Date(at.getTime() + LEASE_MS);
    const mail = await claimMail(db, id, { lease, now: at, until, knows });
    if (mail !== null) await attempt(parts, db, mail);
    return 'done';
  }

  /** How many should long have been delivered, by lane; lanes without any are left out. */
  async function findLate(): Promise<{ lane: MailLane; mails: number }[]> {
    const db = await database();
    const counted = await Promise.all(
      MAIL_LANES.map(async (lane) => ({
        lane,
        mails: await countLate(db, lane, new Date(now().getTime() - LATE_MS[lane])),
      })),
    );
    return counted.filter(({ mails }) => mails > 0);
  }

  return {
    /** Sends one that was just written, so that no one waits for the next run. */
    deliverNew: async (id: string, lane: MailLane): Promise<void> => {
      if (lane !== 'announcement') await deliver(id, lane);
    },

    /** Sends all that is due, the more urgent lane first. What fails does not hold up the rest. */
    async deliverDue(): Promise<void> {
      const db = await database();
      const endsAt = now().getTime() + LONGEST_RUN_MS;
      for (const lane of MAIL_LANES) {
        let hasMore = true;
        while (hasMore && now().getTime() < endsAt) {
          const ids = await dueMails(db, lane, now(), PAGE);
          hasMore = (await deliverAll(ids, lane)) && ids.length === PAGE;
        }
      }
    },

    findLate,

    /** Says what should long have been delivered. */
    async watch(): Promise<void> {
      for (const { lane, mails } of await findLate()) {
        log('ERROR', 'mail_late', { mails, reason: lane });
      }
    },
  };

  /** @returns whether another page makes sense now: what could not even be tried is still due, and would be found again */
  async function deliverAll(ids: readonly string[], lane: MailLane): Promise<boolean> {
    const waiting = ids.values();
    let isFull = false;
    let hasFailed = false;
    const work = async () => {
      for (const id of waiting) {
        if (isFull) return;
        try {
          isFull ||= (await deliver(id, lane)) === 'later';
        } catch (error) {
          hasFailed = true;
          log('ERROR', 'mail_not_tried', { mailId: id, ...describeError(error) });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return !isFull && !hasFailed;
  }
}

export type DeliverMail = ReturnType<typeof createDeliverMail>;

async function attempt(parts: Parts, db: Firestore, claimed: StoredMail): Promise<void> {
  const { config, send, writeLetter, noteCameBack, now, planNow, log } = parts;
  const settle = async <S extends Severity>(outcome: Outcome, severity: S, event: EventOf<S>) => {
    await settleMail(db, claimed, outcome, { now: now(), at: await planNow() });
    const { uid, kind, delivery, id: mailId } = claimed;
    // An answer may repeat the address.
    const code = outcome.answer?.slice(0, 3);
    log(severity, event, { mailId, uid, type: kind, attempt: delivery.attempts, code });
  };
  const tryAgain = async (answer: string | null, pause: number | undefined) => {
    if (pause === undefined) {
      return settle({ state: 'given_up', answer, dueAt: null }, 'ERROR', 'mail_given_up');
    }
    const dueAt = new Date(now().getTime() + pause);
    return settle({ state: 'waiting', answer, dueAt }, 'WARNING', 'mail_failed');
  };
  const pause = PAUSES_MS[claimed.delivery.attempts - 1];
  // Those that had it before did not live to say what came of it.
  if (claimed.delivery.attempts > PAUSES_MS.length + 1) return tryAgain(null, undefined);
  const mail = await withAddress(parts, db, claimed);
  if (mail === 'taken') return;
  if (mail === 'unread') return tryAgain(null, pause);
  if (mail === 'none') {
    return settle({ state: 'dropped', answer: null, dueAt: null }, 'INFO', 'mail_dropped');
  }
  const { uid, to = '' } = mail;
  const reader = uid === undefined ? { hasTrouble: false } : await readReader(parts, uid, to);
  const isUrgent = mail.lane === 'urgent';
  if (reader.hasTrouble && !isUrgent) {
    return settle({ state: 'held', answer: null, dueAt: null }, 'INFO', 'mail_held');
  }
  const letter = isStale(mail, now()) ? null : await writeLetter(mail);
  if (letter === 'held') {
    return settle({ state: 'held', answer: STOPPED, dueAt: null }, 'INFO', 'mail_held');
  }
  if (letter === 'unread') return tryAgain(null, pause);
  if (letter === null) {
    return settle({ state: 'dropped', answer: null, dueAt: null }, 'INFO', 'mail_dropped');
  }
  const { result, answer } = await send({
    ...renderMail({ ...letter, name: reader.name }),
    to,
    messageId: `${mail.messageId}@${domainOf(config.from.address)}`,
    replyTo: letter.replyTo,
    inThreadOf:
      letter.inThreadOf && `${messageIdOf(letter.inThreadOf)}@${domainOf(config.from.address)}`,
    attached: letter.internal?.join('\n'),
    leaveUrl: letter.leave?.url,
  });
  if (result === 'taken') {
    return settle({ state: 'delivered', answer, dueAt: null }, 'INFO', 'mail_delivered');
  }
  if (result === 'no_mailbox') {
    if (uid !== undefined) await recordTrouble(parts, uid, to, now());
    await noteCameBack(mail, to);
  }
  if (result !== 'failed') {
    return settle({ state: 'refused', answer, dueAt: null }, 'WARNING', 'mail_refused');
  }
  return tryAgain(answer, reader.hasTrouble ? undefined : pause);
}

/** Finds the address of a mail that was written to an account, and keeps it with the mail before anything is sent. */
async function withAddress(
  { readAddress }: Pick<Parts, 'readAddress'>,
  db: Firestore,
  mail: StoredMail,
): Promise<StoredMail | 'none' | 'unread' | 'taken'> {
  if (mail.to !== undefined || mail.uid === undefined) return mail;
  const address = await readAddress(mail.uid);
  if (address.kind !== 'known') return address.kind;
  const to = address.email;
  return (await addressMail(db, mail, to)) ? { ...mail, to } : 'taken';
}

/** What was held for this long is no news any more. */
const STALE_MS = 7 * DAY_MS;

function isStale({ lane, createdAt }: StoredMail, now: Date): boolean {
  return lane === 'service' && now.getTime() - Date.parse(createdAt) > STALE_MS;
}
