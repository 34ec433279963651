/** A sender that is killed at one moment, as the platform does it: at once. */
import type { SendMail } from '../../../functions/src/adapters/smtp.ts';
import { awaitMail } from '../../support/mails.ts';
import { startSender } from './sender.ts';

const [moment, id = ''] = process.argv.slice(2);

const around =
  (send: SendMail): SendMail =>
  async (mail) => {
    if (moment === 'before it is sent') await end();
    // The mailbox has the mail by then, and holds its answer back.
    if (moment === 'before the answer') void awaitMail(mail.to, mail.subject).then(end);
    const result = await send(mail);
    if (moment === 'before it is noted') await end();
    return result;
  };

function end(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

const beforeWords = async () => {
  if (moment === 'once it is claimed') await end();
};

await startSender({ around, beforeWords }).deliverNew(id, 'service');
await end();
