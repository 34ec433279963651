import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { createStandinApp } from '../common/app.ts';
import { createAuthMails } from './auth-mails.ts';
import { addMailSwitches, type MailboxParts } from './controls.ts';
import { createEvents } from './mailgun.ts';
import { mailboxPage } from './page.ts';
import { startSmtp } from './smtp.ts';
import { createSwitches } from './switches.ts';
import type { Settings } from '../settings.ts';

/** Starts the stand-in for the mail provider: an SMTP server, a page that shows what it took, Mailgun's events. */
export async function startMailbox(
  options: Settings['mailbox'],
): Promise<RunningStandin & { smtpUrl: string }> {
  const parts: MailboxParts = {
    mails: new Map(),
    switches: createSwitches(),
    events: createEvents(options.eventsUrl, options.eventsSecret),
  };
  const { mails, switches, events } = parts;
  const authMails = createAuthMails(options, mails);
  const smtp = await startSmtp(options.smtpPort, switches, mails);
  const app = createStandinApp({
    name: 'mailbox',
    async reset() {
      mails.clear();
      switches.clear();
      events.reset();
      await authMails.forget();
    },
    extend: (router) => addMailSwitches(router, parts),
  });
  app.use(mailboxPage({ ...parts, authMails }));
  const { url, close } = await serve(options.port, () => app);
  return {
    url,
    smtpUrl: smtp.url,
    close: async () => {
      events.reset();
      await Promise.all([close(), smtp.close()]);
    },
  };
}
