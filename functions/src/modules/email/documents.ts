import { z } from 'zod';
import { MAIL_LANES } from './email-kind.ts';
import { time, timestamp, type Collections } from '../../db/fields.ts';

/**
 * What became of a mail. `held`: the person's address does not work, so it waits until they have confirmed it. `given_up`: no
 * attempt succeeded. `dropped`: it was no longer true or of use when its turn came.
 */
export const MAIL_STATES = [
  'waiting',
  'held',
  'delivered',
  'refused',
  'given_up',
  'bounced',
  'dropped',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const DOCUMENTS = {
  /**
   * `{occasion and its moment}`: an e-mail that waits to be sent, and afterwards what became of it. `to`, `facts` and the lease
   * go once that is settled.
   */
  mail: {
    about: 'uid',
    fields: z.object({
      kind: z.string(),
      lane: z.enum(MAIL_LANES),
      /** Before the first attempt, its absence stands for the confirmed address of the account. */
      to: z.string().exactOptional(),
      /** Absent from a mail that is not about an account. */
      uid: z.string().exactOptional(),
      facts: z.record(z.string(), z.unknown()).exactOptional(),
      /** Without its domain, which is that of the sender. */
      messageId: z.string(),
      /** Tells whether a report of the provider's is about the address that this went to, which itself goes. */
      addressHash: z.string().default(''),
      /** Its recipient has reported it as unwanted. */
      isComplaint: z.literal(true).exactOptional(),
      createdAt: time,
      /** When it is to be tried next; null: no more, or not now. */
      dueAt: time.nullable(),
      /** Who is sending it, until `dueAt`. */
      lease: z.string().exactOptional(),
      delivery: z.object({
        state: z.enum(MAIL_STATES),
        attempts: z.number(),
        /** When it was settled, by the clock of plans: an erasure counts from then. */
        at: time.nullable(),
        /** What the provider answered last. */
        answer: z.string().nullable(),
      }),
      expireAt: timestamp,
    }),
  },
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  /** The address from which a mail came back for good. Other addresses of the person are not concerned. */
  mailTrouble: z.object({ address: z.string(), at: time }).exactOptional(),
} as const;
