/** A sender before the emulators and the mailbox, as an instance of the API composes it, and what it is given to send. */
import {
  createDeliverMail,
  type DeliverMail,
} from '../../../functions/src/modules/email/deliver-mail.ts';
import { createRenderEmail } from '../../../functions/src/modules/email/render-email.ts';
import type { ReadAddress } from '../../../functions/src/adapters/read-address.ts';
import { createSendMail, type SendMail } from '../../../functions/src/adapters/smtp.ts';
import { OPEN_GATE } from '../../../functions/src/http/session-validity.ts';
import { EMAILS } from '../../../functions/src/modules.ts';
import { readyMachine } from '../../../functions/src/modules/machines/record/machine-record.fixture.ts';
import { judgedLog } from '../judged-log.ts';
import { configOf, emulators } from '../composed.ts';

const nothing = async () => null;

/** What mails are about, as far as no test has it: nothing, but that each may be sent. */
export const READS = {
  // What each mail says of a machine is still so.
  machine: async () => readyMachine(new Date().toISOString()),
  plan: nothing,
  membership: nothing,
  invitation: nothing,
  refusesInvitations: async () => false,
  message: nothing,
  subscriber: nothing,
  announcement: async () => ({
    subject: 'News',
    text: 'There is news.',
    audience: 'customers' as const,
    isStopped: false,
  }),
  gate: async () => OPEN_GATE,
  resetCode: nothing,
  confirmationCode: nothing,
  uidOf: nothing,
  withdrawal: nothing,
  declaredWith: async () => ({ found: [], more: 0 }),
  wantsNews: async () => true,
  invoiceCopy: nothing,
  invoice: nothing,
};

type Options = {
  /** How far its clock is ahead, in milliseconds. */
  aheadMs?: number;
  settings?: Record<string, string>;
  /** Stands between the sender and the mail server. */
  around?: (send: SendMail) => SendMail;
  /** Is awaited before the words are made. */
  beforeWords?: () => Promise<void>;
  /** Of mails that were written to an account. */
  readAddress?: ReadAddress;
  logged?: string[];
};

export function startSender(options: Options = {}): DeliverMail {
  const { aheadMs = 0, settings, around, beforeWords, readAddress, logged } = options;
  // Clocks that are moved by days use up what another time may send.
  const config = configOf({ MAIL_PER_MINUTE: '9999', ...settings });
  if (config.mail === null) throw new Error('no mail server is set');
  const { db } = emulators();
  const now = () => new Date(Date.now() + aheadMs);
  const site = config.siteOrigins[0];
  const send = createSendMail(config.mail, config.isDevelopment, SILENCE_MS);
  const { linkKey } = config.mail;
  const loadersOf = () => READS;
  const writeLetter = createRenderEmail({ emails: EMAILS, loadersOf, site, linkKey, now });
  return createDeliverMail({
    db,
    config: config.mail,
    send: around?.(send) ?? send,
    writeLetter: async (mail) => {
      await beforeWords?.();
      return writeLetter(mail);
    },
    knows: (kind) => kind in EMAILS,
    noteCameBack: async () => {},
    readAddress: readAddress ?? (async () => ({ kind: 'none' })),
    now,
    planNow: async () => now(),
    log: judgedLog(logged),
  });
}

/** A server that says nothing for this long has failed. */
const SILENCE_MS = 1500;
