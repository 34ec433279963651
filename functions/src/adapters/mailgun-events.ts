import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '../foundation/durations.ts';
import { isSameDigest } from '../foundation/event-signature.ts';

/** What a provider reports of a mail that we sent, in our own shape. */
export type MailEvent = {
  id: string;
  type: 'bounced' | 'complained';
  /** False: the provider tries again by itself. */
  isPermanent: boolean;
  /** With its domain; in brackets or not. */
  messageId: string;
  recipient: string;
};

/**
 * Mailgun sends what it could not deliver again for eight hours, under the signature of its first attempt:
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-retries
 */
const OLDEST_MS = 12 * HOUR_MS;
const MOST_AHEAD_MS = 5 * MINUTE_MS;

const Signature = z.object({
  signature: z.object({
    timestamp: z.coerce.string().regex(/^\d{1,12}$/),
    token: z.string().min(1).max(100),
    signature: z.string(),
  }),
});

/**
 * Whether Mailgun has signed it, and recently. Its signature covers time and token, not what it says:
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
export function isSignedByMailgun(body: unknown, key: string, now: Date): boolean {
  const signed = Signature.safeParse(body);
  if (!signed.success) return false;
  const { timestamp, token, signature } = signed.data.signature;
  const ageMs = now.getTime() - Number(timestamp) * 1000;
  if (ageMs > OLDEST_MS || ageMs < -MOST_AHEAD_MS) return false;
  const expected = createHmac('sha256', key).update(timestamp).update(token).digest();
  return isSameDigest(signature, expected);
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads */
const Payload = z.object({
  'event-data': z.object({
    id: z.string().max(200),
    event: z.string(),
    severity: z.string().optional(),
    recipient: z.string().max(320),
    message: z.object({ headers: z.object({ 'message-id': z.string().max(500) }) }),
  }),
});

/** Null: an event that says nothing of a mail that came back or was not wanted. */
export function readMailgunEvent(body: unknown): MailEvent | null {
  const read = Payload.safeParse(body);
  if (!read.success) return null;
  const { id, event, severity, recipient, message } = read.data['event-data'];
  const facts = { id, recipient, messageId: message.headers['message-id'] };
  if (event === 'complained') return { ...facts, type: 'complained', isPermanent: true };
  if (event !== 'failed') return null;
  return { ...facts, type: 'bounced', isPermanent: severity === 'permanent' };
}
