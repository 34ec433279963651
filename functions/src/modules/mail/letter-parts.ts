import type { KeyObject } from 'node:crypto';
import type { Audience } from '../../consistency/mail-kinds.ts';
import type { Subscription } from '../../contract/subscription.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
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
