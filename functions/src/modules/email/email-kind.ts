import { z } from 'zod';

/**
 * Each lane has its own share of what the provider takes, and the first goes before the second. What is in the first is also
 * tried where an earlier mail came back: sign-in, contracts and withdrawal, erasure, and confirming an address.
 */
export const MAIL_LANES = ['urgent', 'service', 'announcement'] as const;
export type MailLane = (typeof MAIL_LANES)[number];

/** A kind with its facts, as they are stored. */
export type MailContent = { kind: string; lane: MailLane; facts: object };

/** What a writer of a mail has to know of its kind. */
export type EmailKind<F extends object = object> = {
  name: string;
  /** Checks facts that were stored: an instance of another version may have written them. */
  facts: z.ZodType<F>;
  /** The content of a mail of this kind. */
  of(facts: F): MailContent;
};

export type FactsOf<K extends EmailKind> = z.infer<K['facts']>;

/**
 * A kind of mail.
 * @param shape the facts from which its words are made when it is sent. None is a secret or a link: what is stored here may be
 * read in a backup
 */
export function emailKind<S extends z.ZodRawShape>(name: string, lane: MailLane, shape: S) {
  const facts = z.object(shape);
  const of = (written: z.infer<typeof facts>): MailContent => ({
    kind: name,
    lane,
    facts: written,
  });
  return { name, facts, of };
}
