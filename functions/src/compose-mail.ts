import type { SendMail } from './adapters/smtp.ts';
import type { Firebase } from './adapters/firebase.ts';
import type { PlanNow } from './adapters/billing-clock.ts';
import { createReadAddress } from './adapters/read-address.ts';
import { createConfirmationCode, createResetCode } from './adapters/identity/identity-codes.ts';
import { uidOf } from './adapters/identity/uid-of.ts';
import type { MailConfig } from './config/config.ts';
import { gateDoc, gateIn } from './http/session-validity.ts';
import type { Context } from './context.ts';
import type { Route } from './http/route.ts';
import { leaveProductNews, readConsents } from './modules/profile/index.ts';
import type { BillingStore } from './modules/billing/billing-store.ts';
import type { MachineStore } from './modules/machines/machine-store.ts';
import { readStoredAnnouncement } from './modules/announcements/announcement-store.ts';
import { createConfirmAddress } from './modules/email/confirm-address.ts';
import { createDeliverMail, type DeliverMail } from './modules/email/deliver-mail.ts';
import { createMailEventRoutes } from './modules/email/event-routes.ts';
import { createFollowAddresses, type FollowAddresses } from './modules/email/follow-addresses.ts';
import { invoiceCopyReads } from './modules/invoice-copies/index.ts';
import { createLinkActs } from './emails/link-acts.ts';
import { createReceiveMailEvent } from './modules/email/mail-events.ts';
import {
  createMailTrouble,
  type MailTrouble,
  type NoteCameBack,
} from './modules/email/mail-trouble.ts';
import { createPeopleReads } from './modules/members/emails/loaders.ts';
import { createMailRoutes } from './modules/email/routes.ts';
import { createWriteLetter } from './emails/render-email.ts';
import type { MessageStore } from './modules/messages/message-store.ts';
import type { NewsletterStore } from './modules/messages/newsletter-store.ts';
import { createWithdrawalStore } from './modules/withdrawals/withdrawal-store.ts';

type Deps = Context & { firebase: Firebase; now: () => Date; planNow: PlanNow };

type Needs = {
  messages: MessageStore;
  newsletter: NewsletterStore;
  machineStore: MachineStore;
  readMirror: BillingStore['readMirror'];
  noteCameBack: NoteCameBack;
};

export type MailJobs = {
  /** Sends what is in the outbox. Null where no mail is sent. */
  mail: DeliverMail | null;
  /** Sends mail that was held to the addresses that people have changed to. */
  followAddresses: FollowAddresses;
};

/** What is sent by e-mail, what its links do, and what follows when it comes back. */
export function composeMail(deps: Deps, needs: Needs): { routes: Route[]; jobs: MailJobs } {
  const { config, firebase, sendMail, now } = deps;
  const { mail } = config;
  const { auth, db } = firebase;
  const trouble = createMailTrouble(db);
  const acts = createLinkActs(deps, { ...needs, trouble });
  return {
    routes: [
      ...createMailEventRoutes(mail && composeEvents(deps, { ...needs, mail, trouble })),
      ...createMailRoutes({ linkKey: mail?.linkKey ?? null, acts, now }),
    ],
    jobs: {
      mail: mail && sendMail && composeSender(deps, { ...needs, mail, sendMail, trouble }),
      followAddresses: createFollowAddresses({ ...deps, auth, db, trouble }),
    },
  };
}

type On = Needs & { mail: MailConfig; trouble: MailTrouble };

function composeSender(deps: Deps, needs: On & { sendMail: SendMail }): DeliverMail {
  const { config, auth, db, now, planNow, log } = deps;
  const { project, siteOrigins } = config;
  const { mail, sendMail: send, trouble } = needs;
  const { messages, newsletter, machineStore, readMirror } = needs;
  const readAddress = createReadAddress(auth, log);
  const withdrawals = createWithdrawalStore(db);
  const reads = {
    ...invoiceCopyReads(deps),
    ...createPeopleReads({ db, machineStore, readAddress, planNow }),
    machine: (id: string) => machineStore.find(id),
    plan: async (uid: string) => (await readMirror(uid))?.subscription ?? null,
    message: (id: string) => messages.readMessage(id),
    withdrawal: (id: string) => withdrawals.read(id),
    declaredWith: (receipt: string, most: number) => withdrawals.declaredWith(receipt, most),
    subscriber: (id: string) => newsletter.read(id),
    announcement: async (id: string) => readStoredAnnouncement(await db(), id),
    gate: async (uid: string) => gateIn(await gateDoc(await db(), uid).get()),
    resetCode: createResetCode(auth),
    confirmationCode: createConfirmationCode(auth),
    uidOf: async (address: string) => uidOf(await auth(), address),
    wantsNews: async (uid: string) => (await readConsents(deps, uid)).consents.productMail,
  };
  const [site] = siteOrigins;
  const writeLetter = createWriteLetter({
    site,
    linkKey: mail.linkKey,
    now,
    reads,
    ...(project !== null && { project }),
  });
  const { noteCameBack } = needs;
  const common = { db, trouble, noteCameBack, readAddress, now, planNow, log };
  return createDeliverMail({ ...common, config: mail, send, writeLetter });
}

function composeEvents(deps: Deps, { newsletter, noteCameBack, mail, trouble }: On) {
  const { auth, db, now, planNow, log } = deps;
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
      leaveProductNews: (uid) => leaveProductNews(deps, uid),
      now,
      planNow,
      log,
    }),
  };
}
