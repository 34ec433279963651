import { z } from 'zod';
import {
  isSignedByMailgun,
  readMailgunEvent,
  type MailEvent,
} from '../../adapters/mailgun-events.ts';
import { findSentMail, noteBounce, noteComplaint, type StoredMail } from './outbox.ts';
import type { Needs } from '../../context.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { domainOf } from '../../config/mail-settings.ts';
import { gateDoc, gateIn } from '../../http/session-validity.ts';
import { sameForm } from '../../contract/email.ts';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { isEventSigned } from '../../foundation/event-signature.ts';
import { parseJson } from '../../http/parse-json.ts';
import type { Call } from '../../http/route.ts';
import { recordTrouble, type NoteCameBack } from './mail-trouble.ts';

const MAIL_EVENT_LIMIT_BYTES = 64 * 1024;

type Ctx = Needs<'config' | 'db' | 'auth' | 'clock' | 'billingClock' | 'log'>;

/** What other modules do when a mail came back, or its recipient complained. */
export type MailFollowers = {
  noteCameBack: NoteCameBack;
  /** Takes an address off the newsletter's list, if it is on it. */
  leaveNewsletter: (address: string) => Promise<void>;
  /** Ends product news for a person, if they get them. */
  leaveProductNews: (uid: string) => Promise<void>;
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
export async function receiveMailEvent(
  ctx: Ctx,
  followers: MailFollowers,
  { rawBody, header }: Call<'POST /mail-events'>,
): Promise<void> {
  const { config, log } = ctx;
  if (config.mail === null) throw new NotConfiguredError('mail');
  const body = await rawBody(MAIL_EVENT_LIMIT_BYTES);
  const event = read(body, header('mail-signature'), config.mail.eventsSecret, ctx.clock());
  const mail =
    event?.isPermanent === true ? await find(ctx, config.mail.from.address, event) : null;
  if (event === null || mail === null || isKnown(mail, event)) {
    log('INFO', 'mail_event_ignored', { eventId: event?.id, mailId: mail?.id });
    return;
  }
  const fields = { eventId: event.id, mailId: mail.id, uid: mail.uid, type: mail.kind };
  if (event.type === 'bounced') {
    await takeBounce(ctx, followers, mail, event.recipient);
    log('WARNING', 'mail_bounced', fields);
  } else {
    await takeComplaint(ctx, followers, mail, event.recipient);
    log('INFO', 'mail_complained', fields);
  }
}

function read(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): MailEvent | null {
  if (signature === undefined) {
    const said = parseJson(body);
    if (!isSignedByMailgun(said, secret, now)) throw badSignature();
    return readMailgunEvent(said);
  }
  if (!isEventSigned(body, signature, secret, now)) throw badSignature();
  const event = Event.safeParse(parseJson(body));
  if (!event.success) throw new ApiError('invalid_input', 'That is not an event of a mail.');
  return event.data;
}

/** @param from the address that we send from */
async function find(
  ctx: Ctx,
  from: string,
  { messageId, recipient }: MailEvent,
): Promise<StoredMail | null> {
  const [, local, domain] = /^<?([^<>@]+)@([^<>@]+)>?$/.exec(messageId) ?? [];
  if (local === undefined || domain?.toLowerCase() !== domainOf(from).toLowerCase()) return null;
  return findSentMail(await ctx.db(), local, recipient);
}

async function takeBounce(ctx: Ctx, followers: MailFollowers, mail: StoredMail, to: string) {
  const { id, uid, kind } = mail;
  if (uid !== undefined) {
    const address = sameForm(to);
    if (await isOf(ctx, uid, address)) await recordTrouble(ctx, uid, address, ctx.clock());
  } else if (IS_FOR_SUBSCRIBERS.has(kind)) {
    await followers.leaveNewsletter(to);
  }
  await followers.noteCameBack(mail, to);
  await noteBounce(await ctx.db(), id, { now: ctx.clock(), at: await ctx.billingClock() });
}

async function takeComplaint(
  ctx: Ctx,
  followers: MailFollowers,
  { id, uid }: StoredMail,
  to: string,
) {
  await followers.leaveNewsletter(to);
  if (uid !== undefined) await followers.leaveProductNews(uid);
  await noteComplaint(await ctx.db(), id);
}

/** Whether an address is that of the account today, or the one that it is to have. */
async function isOf(ctx: Ctx, uid: string, address: string): Promise<boolean> {
  const { changingTo } = gateIn(await gateDoc(await ctx.db(), uid).get());
  if (changingTo?.email === address) return true;
  try {
    const { email } = await (await ctx.auth()).getUser(uid);
    return email !== undefined && sameForm(email) === address;
  } catch (error) {
    if (isUserMissing(error)) return false;
    throw error;
  }
}

/** Kinds that go to subscribers of the newsletter, if they are about no account. */
const IS_FOR_SUBSCRIBERS: ReadonlySet<string> = new Set([
  'newsletter_confirm',
  'newsletter_known',
  'announcement',
]);

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
