import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  isSignedByMailgun,
  readMailgunEvent,
  type MailEvent,
} from '../../adapters/mailgun-events.ts';
import { findSentMail, noteBounce, noteComplaint, type StoredMail } from './outbox.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { domainOf } from '../../config/mail-settings.ts';
import { gateDoc, gateIn } from '../../http/session-validity.ts';
import { sameForm } from '../../contract/email.ts';
import { ApiError } from '../../foundation/errors.ts';
import { isEventSigned } from '../../foundation/event-signature.ts';
import type { Log } from '../../foundation/log.ts';
import { parseJson } from '../../http/parse-json.ts';
import type { MailTrouble, NoteCameBack } from './mail-trouble.ts';

export const MAIL_EVENT_LIMIT_BYTES = 64 * 1024;

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  secret: string;
  /** The address that we send from. */
  from: string;
  trouble: MailTrouble;
  noteCameBack: NoteCameBack;
  /** Takes an address off the newsletter's list, if it is on it. */
  leaveNewsletter: (address: string) => Promise<void>;
  /** Ends product news for a person, if they get them. */
  leaveProductNews: (uid: string) => Promise<void>;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

/**
 * Handles one report of the mail provider's: a mail came back, or its recipient complained of it. Reports are late, repeated and
 * in any order, so what became of a mail is noted with it, last: a report that fails half-way is done again, and one that is done
 * changes nothing.
 *
 * Mailgun's signature does not cover what an event says, and we do not note which signatures were used. Who has got hold of one
 * needs the Message-ID of a mail and the address that it went to as well, and so could only report a mail of their own.
 * @throws {ApiError} `bad_signature`; any other failure makes the provider try again
 */
export function createReceiveMailEvent(parts: Parts) {
  const { db: database, secret, from, trouble, now, planNow, log } = parts;

  return async (body: Buffer, signature: string | undefined): Promise<void> => {
    const event = read(body, signature);
    const mail = event?.isPermanent === true ? await find(event) : null;
    if (event === null || mail === null || isKnown(mail, event)) {
      log('INFO', 'mail_event_ignored', { eventId: event?.id, mailId: mail?.id });
      return;
    }
    const fields = { eventId: event.id, mailId: mail.id, uid: mail.uid, type: mail.kind };
    if (event.type === 'bounced') {
      await takeBounce(mail, event);
      log('WARNING', 'mail_bounced', fields);
    } else {
      await takeComplaint(mail, event);
      log('INFO', 'mail_complained', fields);
    }
  };

  function read(body: Buffer, signature: string | undefined): MailEvent | null {
    if (signature === undefined) {
      const said = parseJson(body);
      if (!isSignedByMailgun(said, secret, now())) throw badSignature();
      return readMailgunEvent(said);
    }
    if (!isEventSigned(body, signature, secret, now())) throw badSignature();
    const event = Event.safeParse(parseJson(body));
    if (!event.success) throw new ApiError('invalid_input', 'That is not an event of a mail.');
    return event.data;
  }

  async function find({ messageId, recipient }: MailEvent): Promise<StoredMail | null> {
    const [, local, domain] = /^<?([^<>@]+)@([^<>@]+)>?$/.exec(messageId) ?? [];
    if (local === undefined || domain?.toLowerCase() !== domainOf(from).toLowerCase()) return null;
    return findSentMail(await database(), local, recipient);
  }

  async function takeBounce(mail: StoredMail, { recipient }: MailEvent) {
    const { id, uid, kind } = mail;
    if (uid !== undefined) {
      const address = sameForm(recipient);
      if (await isOf(uid, address)) await trouble.note(uid, address, now());
    } else if (IS_FOR_SUBSCRIBERS.has(kind)) {
      await parts.leaveNewsletter(recipient);
    }
    await parts.noteCameBack(mail, recipient);
    await noteBounce(await database(), id, { now: now(), at: await planNow() });
  }

  async function takeComplaint({ id, uid }: StoredMail, { recipient }: MailEvent) {
    await parts.leaveNewsletter(recipient);
    if (uid !== undefined) await parts.leaveProductNews(uid);
    await noteComplaint(await database(), id);
  }

  /** Whether an address is that of the account today, or the one that it is to have. */
  async function isOf(uid: string, address: string): Promise<boolean> {
    const { changingTo } = gateIn(await gateDoc(await database(), uid).get());
    if (changingTo?.email === address) return true;
    try {
      const { email } = await (await parts.auth()).getUser(uid);
      return email !== undefined && sameForm(email) === address;
    } catch (error) {
      if (isUserMissing(error)) return false;
      throw error;
    }
  }
}

export type ReceiveMailEvent = ReturnType<typeof createReceiveMailEvent>;

/** Kinds that go to subscribers of the newsletter, if they are about no account. */
const IS_FOR_SUBSCRIBERS: ReadonlySet<StoredMail['kind']> = new Set([
  'newsletter_confirm',
  'newsletter_known',
  'announcement',
] as const);

const Event = z.object({
  id: z.string().max(200),
  type: z.enum(['bounced', 'complained']),
  isPermanent: z.boolean(),
  messageId: z.string().max(500),
  recipient: z.string().max(320),
});

function isKnown({ delivery, isComplaint }: StoredMail, { type }: MailEvent): boolean {
  return type === 'bounced' ? delivery.state === 'bounced' : isComplaint === true;
}

function badSignature(): ApiError {
  return new ApiError('bad_signature', 'The signature does not match.');
}
