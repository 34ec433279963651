import { createReadAddress } from './adapters/read-address.ts';
import type { Context } from './context.ts';
import type { Route } from './http/route.ts';
import { EMAILS, LINKS } from './modules.ts';
import { leaveProductNews } from './modules/profile/index.ts';
import { createDeliverMail, type DeliverMail } from './modules/email/deliver-mail.ts';
import { followAddresses } from './modules/email/follow-addresses.ts';
import type { NoteCameBack } from './modules/email/mail-trouble.ts';
import { createRenderEmail } from './modules/email/render-email.ts';
import { createMailRoutes } from './modules/email/routes.ts';
import { removeFromNewsletter } from './modules/messages/newsletter-store.ts';

export type MailJobs = {
  /** Sends what is in the outbox. Null where no mail is sent. */
  mail: DeliverMail | null;
  /** Sends mail that was held to the addresses that people have changed to. */
  followAddresses: () => Promise<void>;
};

/** What is sent by e-mail, what its links do, and what follows when it comes back. */
export function composeMail(
  ctx: Context,
  noteCameBack: NoteCameBack,
): { routes: Route[]; jobs: MailJobs } {
  return {
    routes: createMailRoutes(ctx, {
      links: LINKS,
      noteCameBack,
      leaveNewsletter: (address) => removeFromNewsletter(ctx, address),
      leaveProductNews: (uid) => leaveProductNews(ctx, uid),
    }),
    jobs: {
      mail: composeSender(ctx, noteCameBack),
      followAddresses: () => followAddresses(ctx),
    },
  };
}

function composeSender(ctx: Context, noteCameBack: NoteCameBack): DeliverMail | null {
  const { config, auth, db, sendMail, clock: now, billingClock: planNow, log } = ctx;
  const { mail, project, siteOrigins } = config;
  if (mail === null || sendMail === null) return null;
  const writeLetter = createRenderEmail({
    emails: EMAILS,
    loadersOf: (email) => email.loaders?.(ctx) ?? {},
    site: siteOrigins[0],
    linkKey: mail.linkKey,
    now,
    ...(project !== null && { project }),
  });
  const knows = (kind: string) => Object.hasOwn(EMAILS, kind);
  const readAddress = createReadAddress(auth, log);
  const common = { db, noteCameBack, readAddress, now, planNow, log };
  return createDeliverMail({ ...common, config: mail, send: sendMail, writeLetter, knows });
}
