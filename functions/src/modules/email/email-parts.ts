import type { KeyObject } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { EmailKind } from './email-kind.ts';
import type { StoredMail } from './outbox.ts';
import type { Letter } from './template.ts';

/**
 * How mails of a kind are written when they are sent.
 * @template R what such a mail says besides its facts, read at that moment
 */
export type Email<F extends object = object, R extends object = object> = {
  kind: EmailKind<F>;
  loaders?(ctx: Context): R;
  /** Whether what it says is still so when its turn comes, which may be a day later. */
  isStillRelevant?(facts: F, mail: StoredMail, reads: R): Promise<boolean>;
  copy(facts: F, mail: StoredMail, parts: CopyParts<R>): Copy | Promise<Copy>;
};

export function defineEmail<F extends object, R extends object = object>(
  kind: EmailKind<F>,
  how: Omit<Email<F, R>, 'kind'>,
): Email<F, R> {
  return { kind, ...how };
}

/** Null: there is nothing to say any more. `held`: it waits for an operator. `unread`: something that it says could not be read. */
type Copy = Written | 'held' | 'unread' | null;

/** The kinds of mail that a module sends, by name. What a kind needs is loaded when one is sent. */
export type Emails = Readonly<Record<string, () => Promise<Email>>>;

export type CopyParts<R extends object = object> = {
  /** Our own origin, such as `https://alcove.example`. */
  site: string;
  linkKey: KeyObject;
  now: () => Date;
  /** On which project operators’ commands act, if not on a start on this computer. */
  project?: string;
  reads: R;
};

export type Written = Letter & {
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** The id of an earlier mail, in whose thread this one and the answers to it stand. */
  inThreadOf?: string;
  /** What is for staff alone. It goes along as a text of its own, which an answer does not quote. */
  internal?: readonly string[];
};

/** Makes the words of a mail at the moment at which it is sent. */
export type WriteLetter = (mail: StoredMail) => Promise<Copy>;
