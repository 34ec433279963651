import type { Transporter } from 'nodemailer';
import type { MailConfig } from '../config/config.ts';
import { within } from '../concurrency/deadline.ts';
import { SECOND_MS } from '../foundation/durations.ts';

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without brackets. The same at every attempt. */
  messageId: string;
  replyTo?: string | undefined;
  /** The Message-ID, without brackets, of the mail that begins the thread in which this one stands. */
  inThreadOf?: string | undefined;
  /** A text that goes along as a file. */
  attached?: string | undefined;
  /** Where a mail program asks to end it: https://www.rfc-editor.org/rfc/rfc8058 */
  leaveUrl?: string | undefined;
};

/**
 * `refused`: this mail, for good. `no_mailbox`: the recipient, for good. `failed`: it may succeed later. `answer` is the server's
 * own.
 */
export type SendResult = { result: 'taken' | 'refused' | 'no_mailbox' | 'failed'; answer: string };

export type SendMail = (mail: OutgoingMail) => Promise<SendResult>;

/** Of the text that goes along. */
const ATTACHED_NAME = 'for-staff.txt';

/** One attempt, from the connection to the server's last word. A lease on a mail is longer. */
const ATTEMPT_MS = 45 * SECOND_MS;
const SILENCE_MS = 15 * SECOND_MS;
const MOST_OF_ANSWER = 300;

/** Sends one mail over SMTP, over a connection of its own. Never rejects. */
export function createSendMail(
  { smtp, from }: Pick<MailConfig, 'smtp' | 'from'>,
  isDevelopment: boolean,
  silenceMs = SILENCE_MS,
): SendMail {
  let made: Promise<Transporter> | undefined;
  return async ({ to, messageId, inThreadOf, attached, leaveUrl, ...mail }) => {
    try {
      const transporter = await (made ??= connect(smtp, isDevelopment, silenceMs));
      const sent = await within(
        ATTEMPT_MS,
        (signal) =>
          transporter.sendMail({
            ...mail,
            from,
            to: { name: '', address: to },
            messageId: `<${messageId}>`,
            // https://www.rfc-editor.org/rfc/rfc5322#section-3.6.4: an answer repeats it, and so stands in the same thread.
            ...(inThreadOf !== undefined && { references: `<${inThreadOf}>` }),
            ...(attached !== undefined && {
              attachments: [{ filename: ATTACHED_NAME, content: `${attached}\n` }],
            }),
            headers: {
              'Auto-Submitted': 'auto-generated',
              ...(leaveUrl !== undefined && {
                'List-Unsubscribe': `<${leaveUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
            },
            signal,
          }),
        () => new Error('the mail server was too slow'),
      );
      return { result: 'taken', answer: shorten(sent.response ?? '') };
    } catch (error) {
      return readFailure(error);
    }
  };
}

async function connect(smtp: URL, isDevelopment: boolean, silenceMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, port, protocol, username, password } = smtp;
  const isSecure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    // Nothing of a mail, and no password, leaves in the clear.
    requireTLS: !isDevelopment,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What a server says of the recipient or the mail is final. What it says of us, such as a wrong password, can be mended. */
const FINAL_AT = new Map<string | undefined, SendResult['result']>([
  ['RCPT TO', 'no_mailbox'],
  ['DATA', 'refused'],
]);

function readFailure(error: unknown): SendResult {
  if (!(error instanceof Error)) return { result: 'failed', answer: 'unknown' };
  const {
    code,
    command,
    response,
    responseCode = 0,
  } = error as Error & {
    code?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  };
  // 503 says that a command came at the wrong time: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.3
  const isFinal = responseCode >= 500 && responseCode !== 503;
  const answer = shorten(response ?? [code, error.message].filter(Boolean).join(': '));
  return { result: (isFinal && FINAL_AT.get(command)) || 'failed', answer };
}

function shorten(answer: string): string {
  return answer.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, MOST_OF_ANSWER);
}
