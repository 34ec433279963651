/** Mails as the outbox has them after they were sent. */
import { createHmac, randomUUID } from 'node:crypto';
import { EMAILS } from '../../../functions/src/modules.ts';
import {
  claimMail,
  mailIn,
  mails,
  settleMail,
  writeMail,
  type StoredMail,
} from '../../../functions/src/modules/email/outbox.ts';
import type { MailState } from '../../../functions/src/modules/email/documents.ts';
import { transact } from '../../../functions/src/db/transaction.ts';
import { readEnv } from '../../support/env.ts';
import { call, emulators, type Api, type Reply } from '../api.ts';

const MINUTE_MS = 60_000;

/** A mail of a kind that we write, by its name. */
export type Mail = { kind: string; facts: object } & (
  | { to: string; uid?: string }
  | { uid: string }
) & {
    dueAt?: Date;
  };

/** Writes a mail under this id. */
export async function queueMail(id: string, mail: Mail, now = new Date()): Promise<void> {
  const db = await emulators().db();
  const { kind: name, facts, ...rest } = mail;
  const load = EMAILS[name];
  if (load === undefined) throw new Error(`there is no kind of mail ${name}`);
  const { kind } = await load();
  const content = kind.of(kind.facts.parse(facts));
  await transact(db, (transaction) => writeMail(db, transaction, id, { ...content, ...rest }, now));
}

/** Writes a mail. @returns its id */
export async function write(mail: Mail, now = new Date()): Promise<string> {
  const id = `test_${randomUUID()}`;
  await queueMail(id, mail, now);
  return id;
}

/** Writes a mail and tries it once, with this outcome; without one, it is not noted yet. */
export async function sent(mail: Mail, state?: MailState): Promise<StoredMail> {
  const [db, now] = [await emulators().db(), new Date()];
  const id = await write(mail, now);
  const until = new Date(now.getTime() + MINUTE_MS);
  const claimed = await claimMail(db, id, { lease: 'test', now, until, knows: () => true });
  if (claimed === null) throw new Error('the mail could not be claimed');
  if (state !== undefined) {
    await settleMail(db, claimed, { state, answer: '250 OK', dueAt: null }, { now, at: now });
  }
  return readMail(id);
}

export async function readMail(id: string): Promise<StoredMail> {
  const mail = mailIn(
    await mails(await emulators().db())
      .doc(id)
      .get(),
  );
  if (mail === null) throw new Error(`there is no mail ${id}`);
  return mail;
}

/** The mails to an address, the oldest first. */
export const mailsTo = (address: string) => findMails('to', address);

/** The mails about an account, the oldest first. */
export const mailsOf = (uid: string) => findMails('uid', uid);

async function findMails(field: 'to' | 'uid', value: string): Promise<StoredMail[]> {
  const { docs } = await mails(await emulators().db())
    .where(field, '==', value)
    .get();
  return docs
    .map(mailIn)
    .filter((mail) => mail !== null)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** The provider's report of a permanent bounce, in our shape. */
export function eventOf({ messageId }: Pick<StoredMail, 'messageId'>, recipient: string) {
  return {
    id: randomUUID(),
    type: 'bounced' as 'bounced' | 'complained',
    isPermanent: true,
    messageId: `<${messageId}@alcove.test>`,
    recipient,
  };
}

type Event = ReturnType<typeof eventOf>;

/** `t=<unix seconds>,v1=<hex>`: an HMAC-SHA256 over `<t>.<payload>`. */
export function signReport(
  payload: string,
  { secret = readEnv('MAIL_EVENTS_SECRET'), ageSeconds = 0 } = {},
): string {
  const seconds = Math.floor(Date.now() / 1000) - ageSeconds;
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

export function report(api: Api, event: object, header?: string): Promise<Reply> {
  const payload = JSON.stringify(event);
  const secret = readEnv('MAIL_EVENTS_SECRET');
  return call(api, '/api/mail-events', {
    body: payload,
    headers: { 'Mail-Signature': header ?? signReport(payload, { secret }) },
  });
}

/**
 * The same as Mailgun says it: https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads
 * @param fields of the event that are not those of a permanent bounce
 */
export function mailgunEvent(
  { id, messageId, recipient }: Event,
  fields: object = {},
  { ageSeconds = 0, secret = readEnv('MAIL_EVENTS_SECRET') } = {},
) {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const token = randomUUID();
  const signature = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex');
  return {
    signature: { timestamp, token, signature },
    'event-data': {
      id,
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      recipient,
      message: { headers: { 'message-id': messageId.replaceAll(/[<>]/g, ''), to: recipient } },
      'delivery-status': { code: 550, message: 'No such mailbox', 'attempt-no': 1 },
      ...fields,
    },
  };
}
