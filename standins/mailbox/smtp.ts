import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '@alcove/stripe-standin/kit/server';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { readMail, type Mail } from './mail.ts';
import type { MailSwitches } from './switches.ts';

/** Texts of https://www.rfc-editor.org/rfc/rfc5321#section-4.2.3 */
const FOR_NOW = refusal(451, 'Requested action aborted: error in processing');
const FOR_GOOD = refusal(550, 'Requested action not taken: mailbox unavailable');

/**
 * Listens on 127.0.0.1 without encryption, and admits every user and those who name none.
 * @param mails gets a mail that came in whole, before its sender has an answer
 */
export async function startSmtp(port: number, switches: MailSwitches, mails: Map<string, Mail>) {
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo({ address }, _session, done) {
      const found = switches.take(['refuse-once', 'refuse'], [address.toLowerCase()]);
      done(found && (found.mode === 'refuse' ? FOR_GOOD : FOR_NOW));
    },
    async onData(stream, session, done) {
      try {
        if (await receive(stream, session)) done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('the mail cannot be read'));
      }
    },
  });

  /** @returns false where the connection was closed without an answer */
  async function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<boolean> {
    const { mailFrom, rcptTo } = session.envelope;
    const to = rcptTo.map(({ address }) => address.toLowerCase());
    const broken = switches.take(['cut', 'lose-answer'], to);
    if (broken?.mode === 'cut') {
      await once(stream, 'data');
      return hangUp(session);
    }
    const source = await buffer(stream);
    count += 1;
    const from = mailFrom ? mailFrom.address : '';
    const mail = await readMail(source, { id: String(count), from, to });
    mails.set(mail.id, mail);
    if (broken) return hangUp(session);
    const slow = switches.take(['slow-answer'], to);
    if (slow) await delay(slow.delayMs, undefined, { ref: false });
    return true;
  }

  function hangUp({ id }: SMTPServerSession): false {
    for (const connection of server.connections) if (connection.id === id) connection.close();
    return false;
  }

  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  // A sender that leaves in the middle of a mail; without a listener that would end the process.
  server.on('error', ({ message }) => console.error(`stand-in mailbox: ${message}`));
  return {
    url: `smtp://127.0.0.1:${portOf(listening.address())}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
