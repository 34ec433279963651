import type { SendMail } from './adapters/smtp.ts';
import { createReadAddress } from './adapters/read-address.ts';
import type { MailConfig } from './config/config.ts';
import type { Context } from './context.ts';
import type { Route } from './http/route.ts';
import { EMAILS, LINKS } from './modules.ts';
import { leaveProductNews } from './modules/announcements/leave-product-news.ts';
import { createConfirmAddress } from './modules/email/confirm-address.ts';
import { createDeliverMail, type DeliverMail } from './modules/email/deliver-mail.ts';
import { createMailEventRoutes } from './modules/email/event-routes.ts';
import { createFollowAddresses, type FollowAddresses } from './modules/email/follow-addresses.ts';
import { createReceiveMailEvent } from './modules/email/mail-events.ts';
import {
  createMailTrouble,
  type MailTrouble,
  type NoteCameBack,
} from './modules/email/mail-trouble.ts';
import { createRenderEmail } from './modules/email/render-email.ts';
import { createMailRoutes } from './modules/email/routes.ts';
import type { NewsletterStore } from './modules/messages/newsletter-store.ts';

type Needs = { newsletter: NewsletterStore; noteCameBack: NoteCameBack };

export type MailJobs = {
  /** Sends what is in the outbox. Null where no mail is sent. */
  mail: DeliverMail | null;
  /** Sends mail that was held to the addresses that people have changed to. */
  followAddresses: FollowAddresses;
};

/** What is sent by e-mail, what its links do, and what follows when it comes back. */
export function composeMail(ctx: Context, needs: Needs): { routes: Route[]; jobs: MailJobs } {
  const { auth, db, sendMail, clock: now, log } = ctx;
  const { mail } = ctx.config;
  const trouble = createMailTrouble(db);
  return {
    routes: [
      ...createMailEventRoutes(mail && composeEvents(ctx, { ...needs, mail, trouble })),
      ...createMailRoutes(ctx, LINKS),
    ],
    jobs: {
      mail: mail && sendMail && composeSender(ctx, { ...needs, mail, sendMail, trouble }),
      followAddresses: createFollowAddresses({ auth, db, trouble, now, log }),
    },
  };
}

type On = Needs & { mail: MailConfig; trouble: MailTrouble };

function composeSender(ctx: Context, needs: On & { sendMail: SendMail }): DeliverMail {
  const { config, auth, db, clock: now, billingClock: planNow, log } = ctx;
  const { mail, sendMail: send, trouble, noteCameBack } = needs;
  const writeLetter = createRenderEmail({
    emails: EMAILS,
    loadersOf: (email) => email.loaders?.(ctx) ?? {},
    site: config.siteOrigins[0],
    linkKey: mail.linkKey,
    now,
    ...(config.project !== null && { project: config.project }),
  });
  const knows = (kind: string) => Object.hasOwn(EMAILS, kind);
  const readAddress = createReadAddress(auth, log);
  const common = { db, trouble, noteCameBack, readAddress, now, planNow, log };
  return createDeliverMail({ ...common, config: mail, send, writeLetter, knows });
}

function composeEvents(ctx: Context, { newsletter, noteCameBack, mail, trouble }: On) {
  const { db, auth, clock: now, billingClock: planNow, log } = ctx;
  return {
    confirmAddress: createConfirmAddress({ db, trouble, counting: { db, now, log } }),
    receiveEvent: createReceiveMailEvent({
      db,
      auth,
      secret: mail.eventsSecret,
      from: mail.from.address,
      trouble,
      noteCameBack,
      leaveNewsletter: (address) => newsletter.removeAddress(address),
      leaveProductNews: (uid) => leaveProductNews(ctx, uid),
      now,
      planNow,
      log,
    }),
  };
}
