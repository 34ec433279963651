import type { KeyObject } from 'node:crypto';
import type { StoredMail } from '../../adapters/outbox.ts';
import { MAIL_KINDS, type Audience, type MailContent } from '../../consistency/mail-kinds.ts';
import type { Subscription } from '../../contract/subscription.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
import {
  isTrueOfMachine,
  isTrueOfPlan,
  type MachineContent,
  type PlanContent,
} from './still-true.ts';
import { announcementWords } from './words/announcement-words.ts';
import { machineWords } from './words/machine-words.ts';
import { messageNoticeWords, messageReceiptWords } from './words/message-words.ts';
import { newsletterWords } from './words/newsletter-words.ts';
import { orderWords } from './words/order-words.ts';
import { planWords } from './words/plan-words.ts';
import { addressWords, securityWords } from './words/security-words.ts';
import type { Letter } from './template.ts';

/** What a mail says besides its facts, read when it is sent. Null: it is gone, and so is the reason for the mail. */
export type MailReads = {
  machine: (id: string) => Promise<MachineRecord | null>;
  /** As it was last read from Stripe. */
  plan: (uid: string) => Promise<Subscription | null>;
  message: (id: string) => Promise<ReadMessage | null>;
  /** The generation of a subscription's links. */
  subscriber: (id: string) => Promise<{ generation: string; confirmed: boolean } | null>;
  announcement: (id: string) => Promise<ReadAnnouncement | null>;
  /** Whether a person gets product news. */
  wantsNews: (uid: string) => Promise<boolean>;
};

export type ReadMessage = {
  kind: 'message' | 'call' | 'application';
  fields: Readonly<Record<string, unknown>>;
  files: readonly { name: string }[];
};
export type ReadAnnouncement = {
  subject: string;
  text: string;
  audience: Audience;
  isStopped: boolean;
};

export type WordsParts = {
  /** Our own origin, such as `https://alcove.example`. */
  site: string;
  linkKey: KeyObject;
  now: () => Date;
  reads: MailReads;
};

export type Written = Letter & {
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
};

/**
 * Makes the words of a mail at the moment at which it is sent. Null: there is nothing to say any more. `held`: it waits for an
 * operator.
 */
export function createWriteLetter(parts: WordsParts) {
  return async (mail: StoredMail): Promise<Written | 'held' | null> => {
    const { kind, facts } = contentOf(mail);
    switch (kind) {
      case 'machine_ready':
      case 'machine_failed':
      case 'machine_silent':
      case 'machine_back':
      case 'machine_disk':
      case 'machine_sleeping':
      case 'machine_asleep':
      case 'machine_ending':
      case 'machine_erased': {
        const about = { kind, facts } as MachineContent;
        const record = await parts.reads.machine(facts.machine);
        return isTrueOfMachine(about, record) ? machineWords(about, parts.site) : null;
      }
      case 'machine_orders':
        return orderWords(facts);
      case 'plan_pause_ends':
      case 'plan_ends_unpaid':
        return (await isPlanMailTrue({ kind, facts } as PlanContent, mail, parts.reads))
          ? planWords({ kind, facts } as PlanContent, parts.site)
          : null;
      case 'newsletter_confirm':
      case 'newsletter_known':
        return newsletterWords(kind, facts, parts);
      case 'address_confirm':
        return addressWords(mail, parts);
      case 'message_receipt':
        return messageReceiptWords(facts);
      case 'message_notice':
        return messageNoticeWords(facts, parts);
      case 'security':
        return securityWords(facts, parts.site);
      case 'announcement':
        return announcementWords(facts, mail, parts);
    }
  };
}

async function isPlanMailTrue(
  content: PlanContent,
  { uid }: StoredMail,
  reads: MailReads,
): Promise<boolean> {
  return uid !== undefined && isTrueOfPlan(content, await reads.plan(uid));
}

export type WriteLetter = ReturnType<typeof createWriteLetter>;

/** The facts are checked as they were when they were written. */
function contentOf({ kind, facts }: StoredMail): MailContent {
  return { kind, facts: MAIL_KINDS[kind].facts.parse(facts) } as MailContent;
}
