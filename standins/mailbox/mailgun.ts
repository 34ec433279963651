/**
 * The events of Mailgun, the provider that we send through, which tells what happened to a mail afterwards. They have what we
 * read of them.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createDeliveries } from '@alcove/stripe-standin/kit/deliveries';
import type { Mail } from './mail.ts';

const HAPPENED = {
  bounce: { event: 'failed', severity: 'permanent' },
  'temporary-failure': { event: 'failed', severity: 'temporary' },
  complaint: { event: 'complained' },
} as const;

/** What can be reported of a mail that was taken. */
export type EventKind = keyof typeof HAPPENED;

export const isEventKind = (text: string): text is EventKind => Object.hasOwn(HAPPENED, text);

/** “If Mailgun receives a 406 … the POST is rejected and not retry”: https://help.mailgun.com/hc/en-us/articles/202236504-Webhooks */
const REJECTED = 406;

export type MailEvents = ReturnType<typeof createEvents>;

/** Records events and sends them, signed. Another attempt sends the same bytes. */
export function createEvents(url: string | undefined, secret: string) {
  type About = { kind: EventKind; mail: string; recipient: string };
  const { emit, state, ...deliveries } = createDeliveries<About, 'once'>({
    name: 'mailbox',
    url,
    modes: ['once'],
    // Mailgun signs within the body.
    sign: () => ({}),
    rejectedBy: REJECTED,
  });
  return {
    reset: () => deliveries.reset(),
    report(kind: EventKind, mail: Mail): void {
      const recipient = mail.to[0] ?? '';
      const data = {
        ...HAPPENED[kind],
        id: randomBytes(16).toString('base64url'),
        timestamp: Date.now() / 1000,
        recipient,
        // Without its brackets.
        message: { headers: { 'message-id': mail.messageId.replace(/^<|>$/g, '') } },
      };
      const payload = JSON.stringify({ signature: sign(secret), 'event-data': data });
      emit({ kind, mail: mail.id, recipient }, payload);
    },
    of: (mail: string) => state().events.filter((event) => event.mail === mail),
  };
}

function sign(secret: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = randomBytes(25).toString('hex');
  const signature = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex');
  return { token, timestamp, signature };
}
