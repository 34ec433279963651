import type { KeyObject } from 'node:crypto';
import type { Audience } from './kinds.ts';
import type { SessionGate } from '../../http/session-validity.ts';
import type { StoredMail } from './outbox.ts';
import type { Letter } from './template.ts';

/** What a mail says besides its facts, read when it is sent. Null: it is gone, and so is the reason for the mail. */
export type MailReads = {
  /** Null as well if it is no longer open. */
  invitation: (id: string) => Promise<ReadInvitation | null>;
  /** Whether the holder of this address wants no invitations. */
  refusesInvitations: (address: string) => Promise<boolean>;
  message: (id: string) => Promise<ReadMessage | null>;
  /** The generation of a subscription's links. */
  subscriber: (id: string) => Promise<{ generation: string; confirmed: boolean } | null>;
  announcement: (id: string) => Promise<ReadAnnouncement | null>;
  /** `unread`: it is tried again. */
  invoiceCopy: (id: string) => Promise<ReadCopy | 'unread' | null>;
  invoice: (id: string) => Promise<ReadInvoice | 'unread' | null>;
  /** How a person signs in. */
  gate: (uid: string) => Promise<SessionGate>;
  /** Makes a code with which the holder of an address can choose a new password; null if no account has this address. */
  resetCode: (address: string) => Promise<string | null>;
  /** The same for one with which they can confirm the address. */
  confirmationCode: (address: string) => Promise<string | null>;
  /** Whose account has an address; null if none has. */
  uidOf: (address: string) => Promise<string | null>;
  /** Whether a person gets product news. */
  wantsNews: (uid: string) => Promise<boolean>;
};

/** What was typed by the person who invites is not checked: `modules/email/unlinked.ts`. */
export type ReadInvitation = {
  ownerName: string | null;
  ownerEmail: string;
  /** What the machines are called; `all`: all that there are and will be. */
  machines: 'all' | string[];
  until: string | null;
  lapsesAt: string;
};
/** An address that gets invoices, and whose they are. `lapsesAt`: until when it can be confirmed; null: it is. */
export type ReadCopy = {
  email: string;
  generation: string;
  lapsesAt: Date | null;
  ownerName: string | null;
  ownerEmail: string | null;
};
export type ReadInvoice = {
  number: string;
  /** Minor units of `currency`. */
  total: number;
  currency: string;
  createdAt: string;
  /** Its page at Stripe. */
  url: string;
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

export type WordsParts<Read extends keyof MailReads = keyof MailReads> = {
  /** Our own origin, such as `https://alcove.example`. */
  site: string;
  linkKey: KeyObject;
  now: () => Date;
  /** On which project operators’ commands act, if not on a start on this computer. */
  project?: string;
  reads: Pick<MailReads, Read>;
};

export type Written = Letter & {
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** The id of an earlier mail, in whose thread this one and the answers to it stand. */
  inThreadOf?: string;
  /** What is for staff alone. It goes along as a text of its own, which an answer does not quote. */
  internal?: readonly string[];
};

/**
 * Makes the words of a mail at the moment at which it is sent. Null: there is nothing to say any more. `held`: it waits for an
 * operator. `unread`: something that it says could not be read.
 */
export type WriteLetter = (mail: StoredMail) => Promise<Written | 'held' | 'unread' | null>;
