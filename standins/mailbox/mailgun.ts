/**
 * The events of Mailgun, the provider that we send through, which tells what happened to a mail afterwards.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createDeliveries } from '@alcove/stripe-standin/kit/deliveries';
import type { Mail } from './mail.ts';

/** What can be reported of a mail that was taken. */
export const EVENT_KINDS = ['bounce', 'temporary-failure', 'complaint'] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

const MODES = ['once', 'twice', 'lost', 'late'] as const;
/** “If Mailgun receives a 406 … the POST is rejected and not retry”: https://help.mailgun.com/hc/en-us/articles/202236504-Webhooks */
const REJECTED = 406;

export type MailEvents = ReturnType<typeof createEvents>;

/** Records events and sends them, signed. Another attempt sends the same bytes. */
export function createEvents(url: string | undefined, secret: string) {
  type About = { id: string; kind: EventKind; mail: string; recipient: string };
  const { emit, ...deliveries } = createDeliveries<About, (typeof MODES)[number]>({
    name: 'mailbox',
    url,
    modes: MODES,
    // Mailgun signs within the body.
    sign: () => ({}),
    rejectedBy: REJECTED,
  });
  return {
    ...deliveries,
    report(kind: EventKind, mail: Mail, recipient: string): void {
      const id = randomBytes(16).toString('base64url');
      const data = eventData(kind, mail, { id, recipient });
      const payload = JSON.stringify({ signature: sign(secret), 'event-data': data });
      emit({ id, kind, mail: mail.id, recipient }, payload);
    },
    of: (mail: string) => deliveries.state().events.filter((event) => event.mail === mail),
    /** Sends the newest event once more. @returns whether there is one */
    repeat(): boolean {
      const last = deliveries.records().at(-1);
      if (last === undefined) return false;
      const { id, kind, mail, recipient, payload } = last;
      emit({ id, kind, mail, recipient }, payload);
      return true;
    },
  };
}

function sign(secret: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = randomBytes(25).toString('hex');
  return { token, timestamp, signature: signatureOf({ timestamp, token }, secret) };
}

export function signatureOf(
  { timestamp, token }: { timestamp: string; token: string },
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex');
}

function eventData(
  kind: EventKind,
  mail: Mail,
  { id, recipient }: { id: string; recipient: string },
): object {
  return {
    ...happened(kind),
    id,
    timestamp: Date.now() / 1000,
    recipient,
    'recipient-domain': recipient.split('@').at(-1),
    envelope: { sender: mail.from, targets: recipient, transport: 'smtp' },
    message: {
      headers: {
        to: mail.headers['to'],
        // Without its brackets.
        'message-id': mail.messageId.replace(/^<|>$/g, ''),
        from: mail.headers['from'],
        subject: mail.subject,
      },
      attachments: [],
      size: Buffer.byteLength(mail.source),
    },
    flags: { 'is-routed': false, 'is-authenticated': true, 'is-test-mode': false },
    tags: [],
    'user-variables': {},
  };
}

function happened(kind: EventKind): object {
  switch (kind) {
    case 'bounce':
      return {
        event: 'failed',
        severity: 'permanent',
        reason: 'bounce',
        'log-level': 'error',
        'delivery-status': {
          'attempt-no': 1,
          code: 550,
          message: '5.1.1 The email account that you tried to reach does not exist',
          description: '',
          'session-seconds': 0.5,
        },
      };
    case 'temporary-failure':
      return {
        event: 'failed',
        severity: 'temporary',
        reason: 'generic',
        'log-level': 'warn',
        'delivery-status': {
          'attempt-no': 1,
          code: 452,
          message: '4.2.2 The recipient’s mailbox is full',
          description: '',
          'session-seconds': 0.5,
          'retry-seconds': 600,
        },
      };
    case 'complaint':
      return { event: 'complained', 'log-level': 'warn' };
  }
}
