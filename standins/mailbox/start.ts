import express, { type Express, type Response } from 'express';
import { createControl } from '@alcove/stripe-standin/kit/control';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { createAuthMails } from './auth-mails.ts';
import { addMailSwitches, describeMails, type MailboxParts } from './controls.ts';
import type { Mail } from './mail.ts';
import { createEvents, EVENT_KINDS } from './mailgun.ts';
import { mailboxPage } from './page.ts';
import { startSmtp } from './smtp.ts';
import { createSwitches } from './switches.ts';

export type MailboxOptions = {
  port: number;
  smtpPort: number;
  /** Where links of Firebase's mails lead. */
  siteOrigin: string;
  projectId: string;
  /** `host:port` of the Auth emulator. */
  authEmulatorHost: string;
  /** Where events go; without it they are recorded only. */
  eventsUrl: string | undefined;
  /** Mailgun calls it the webhook signing key. */
  eventsSecret: string;
};

const LOOK_EVERY_MS = 2000;

/** Starts the stand-in for the mail provider: an SMTP server, a page that shows what it took, Mailgun's events. */
export async function startMailbox(
  options: MailboxOptions,
): Promise<RunningStandin & { smtpUrl: string }> {
  const parts: MailboxParts = {
    mails: new Map(),
    switches: createSwitches(),
    events: createEvents(options.eventsUrl, options.eventsSecret),
  };
  const { mails, switches, events } = parts;
  const authMails = createAuthMails(options);
  const news = createNews(() => authMails.look());
  const smtp = await startSmtp({
    port: options.smtpPort,
    switches,
    keep(mail) {
      mails.set(mail.id, mail);
      news.tell();
    },
    taken: reportAsSwitched(parts),
  });
  const { url, close } = await serve(options.port, () => createMailboxApp());

  function createMailboxApp(): Express {
    const app = express();
    app.disable('x-powered-by');
    app.use(express.urlencoded({ extended: false }));
    app.use(
      createControl({
        name: 'mailbox',
        state: () => ({
          mails: describeMails(parts),
          switches: switches.all(),
          events: events.state(),
        }),
        async reset() {
          mails.clear();
          switches.clear();
          events.reset();
          await authMails.look();
          authMails.forget();
          news.tell();
        },
        answerFailure: (status, _req, res) => {
          res.status(status).json({ error: status === 429 ? 'rate limited' : 'server error' });
        },
        extend: (router) => addMailSwitches(router, parts),
      }),
    );
    app.get('/news', (_req, res) => news.listen(res));
    app.use(mailboxPage({ ...parts, authMails }));
    return app;
  }

  return {
    url,
    smtpUrl: smtp.url,
    close: async () => {
      news.stop();
      events.reset();
      await Promise.all([close(), smtp.close()]);
    },
  };
}

/** Sends what a switch says of a mail, for each recipient whom it names. */
function reportAsSwitched({ switches, events }: MailboxParts): (mail: Mail) => void {
  return (mail) => {
    for (const recipient of mail.to) {
      const kind = EVENT_KINDS.find((one) => switches.take([one], [recipient]));
      if (kind) events.report(kind, mail, recipient);
    }
  };
}

/** Tells open pages of new mails. Firebase's come without a sign, so they are looked for while a page is open. */
function createNews(look: () => Promise<boolean>) {
  const pages = new Set<Response>();
  const tell = () => pages.forEach((page) => page.write('data: new\n\n'));
  const timer = setInterval(() => {
    if (pages.size > 0) void look().then((isNew) => isNew && tell());
  }, LOOK_EVERY_MS);
  return {
    tell,
    stop: () => clearInterval(timer),
    listen(page: Response): void {
      page.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      page.flushHeaders();
      pages.add(page);
      page.on('close', () => pages.delete(page));
    },
  };
}
