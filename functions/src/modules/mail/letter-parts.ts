import type { KeyObject } from 'node:crypto';
import type { Audience } from '../../consistency/mail-kinds.ts';
import type { SessionGate } from '../../consistency/session-gate.ts';
import type { Subscription } from '../../contract/subscription.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
import type { Membership } from '../memberships/membership-record.ts';
import type { Letter } from './template.ts';

/** What a mail says besides its facts, read when it is sent. Null: it is gone, and so is the reason for the mail. */
export type MailReads = {
  machine: (id: string) => Promise<MachineRecord | null>;
  /** As it was last read from Stripe. */
  plan: (uid: string) => Promise<Subscription | null>;
  membership: (id: string) => Promise<Membership | null>;
  /** Null as well if it is no longer open. */
  invitation: (id: string) => Promise<ReadInvitation | null>;
  /** Whether the holder of this address wants no invitations. */
  refusesInvitations: (address: string) => Promise<boolean>;
  message: (id: string) => Promise<ReadMessage | null>;
  /** The generation of a subscription's links. */
  subscriber: (id: string) => Promise<{ generation: string; confirmed: boolean } | null>;
  announcement: (id: string) => Promise<ReadAnnouncement | null>;
  /** How a person signs in. */
  gate: (uid: string) => Promise<SessionGate>;
  /** Makes a code with which the holder of an address can choose a new password; null if no account has this address. */
  resetCode: (address: string) => Promise<string | null>;
  /** Whether a person gets product news. */
  wantsNews: (uid: string) => Promise<boolean>;
};

/** What was typed by the person who invites is not checked: `modules/mail/words/stranger-words.ts`. */
export type ReadInvitation = {
  ownerName: string | null;
  ownerEmail: string;
  /** What the machines are called; `all`: all that there are and will be. */
  machines: 'all' | string[];
  until: string | null;
  lapsesAt: string;
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
  reads: Pick<MailReads, Read>;
};

export type Written = Letter & {
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
};
