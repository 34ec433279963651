import { z } from 'zod';
import { NOT_ME_ACTS, NOT_ME_REMOVALS, SIGN_IN_WAYS } from '../contract/sign-in.ts';
import { time, timestamp, type Collections } from '../db/fields.ts';

export const DOCUMENTS = {
  /**
   * `{uid}`: how a person signs in, which of their sessions count, and what was noted of them. Every call reads it, and so do the
   * rules. Sessions are named by their `auth_time`, in seconds since 1970, and by their browser.
   */
  sessionGates: {
    about: 'id',
    fields: z.object({
      /** Sessions that began before are refused, but for those of `kept`. */
      validAfter: z.number().default(0),
      kept: z.array(z.number()).default([]),
      ended: z.array(z.number()).default([]),
      /** Which sessions these are, by their names: the rules, which see no browser, know their seconds only. */
      keptSessions: z.array(z.string()).default([]),
      endedSessions: z.array(z.string()).default([]),
      /** The ids of our custom tokens whose sessions were ended: these the rules can tell apart. */
      endedTokens: z.array(z.string()).default([]),
      /** What was seen of sessions, by their names: their `auth_time` and the hash of their browser's id. */
      sessions: z
        .record(
          z.string(),
          z.object({
            /** The hash of the browser's id. */
            browser: z.string().nullable(),
            device: z.string(),
            how: z.enum(SIGN_IN_WAYS),
            seenAt: time,
            /** The id of our custom token that opened it. */
            tokenId: z.string().nullable().default(null),
          }),
        )
        .default({}),
      /** When each browser signed in last, by the hash of its id. */
      browsers: z.record(z.string(), time).default({}),
      /** The account as it was seen last. */
      noted: z
        .object({
          email: z.string().nullable(),
          isConfirmed: z.boolean(),
          validSince: time.nullable(),
          name: z.string().nullable().exactOptional(),
        })
        .nullable()
        .default(null),
      /** Addresses that the account had before, and until when. */
      formerAddresses: z.array(z.object({ email: z.string(), until: time })).default([]),
      /** The same, as an account is looked up by them. */
      formerEmails: z.array(z.string()).default([]),
      /** The session, and its browser, in which an address is about to be confirmed. */
      confirming: z
        .object({ session: z.number(), browser: z.string().nullable(), until: time })
        .nullable()
        .default(null),
      /** The address that a change by our own link is about to bring. */
      changingTo: z.object({ email: z.string(), until: time }).nullable().default(null),
      passkeys: z
        .array(
          z.object({
            /** As the authenticator names it, in base64url. */
            id: z.string(),
            /** The public key, in base64url. */
            key: z.string(),
            counter: z.number(),
            transports: z.array(z.string()),
            isSynced: z.boolean(),
            name: z.string(),
            createdAt: time,
            lastUsedAt: time.nullable(),
          }),
        )
        .default([]),
      /** The latest proof of each session. */
      proofs: z
        .array(
          z.object({
            session: z.number(),
            /** One of which no browser was noted counts for no session. */
            browser: z.string().nullable().default(null),
            at: time,
            by: z.enum(['passkey', 'code']),
          }),
        )
        .default([]),
      /** A passkey is asked for before a server opens. */
      isPasskeyRequired: z.boolean().default(false),
      switched: z.array(z.object({ at: time, to: z.boolean() })).default([]),
      /** Hashes of the recovery codes that are unused. */
      codes: z.array(z.string()).default([]),
      codesAt: time.nullable().default(null),
      /** The switch goes off at that moment, unless that is stopped. */
      removal: z.object({ askedAt: time, at: time }).nullable().default(null),
      /** When a token of the person's own was last signed. */
      mintedAt: time.nullable().default(null),
      /** No server opens until an account whose tokens are valid since later has signed in. */
      held: z.object({ at: time, validSince: time }).nullable().default(null),
      /** When “This wasn’t me” was last pressed: links from before mean nothing any more. */
      wasNotMeAt: time.nullable().default(null),
      /**
       * Since when the account is closed, the addresses that it may belong to, the one for which staff have decided, and from when on
       * the job opens it: until then they can take it back.
       */
      closed: z
        .object({
          at: time,
          addresses: z.array(z.string()),
          decided: z.string().exactOptional(),
          opensAt: time.exactOptional(),
        })
        .nullable()
        .default(null),
      /** When it was last decided, and between which addresses: links from before close nothing any more. */
      settled: z
        .object({ at: time, addresses: z.array(z.string()) })
        .nullable()
        .default(null),
      /** What “This wasn’t me” did when it was last pressed. */
      notMe: z
        .object({
          /** The id of the event that it was about. */
          event: z.string(),
          does: z.enum(NOT_ME_ACTS),
          /** What was added since then goes. */
          since: time,
          removed: z.array(z.object({ what: z.enum(NOT_ME_REMOVALS), name: z.string() })),
          switchIs: z.enum(['on', 'off']).nullable(),
          removalAt: time.nullable(),
          /** Until it is, it is gone on with. */
          isDone: z.boolean(),
        })
        .nullable()
        .default(null),
      /** When things were last removed by it: within some days of that, it only ends sessions. */
      undoneAt: time.nullable().default(null),
      /** When its sessions have to be revoked once more, and whether its password has to be replaced again. */
      revokeAgain: z.object({ dueAt: time, withPassword: z.boolean() }).nullable().default(null),
    }),
  },

  /** `{hash of who is counted}`, and the salt of the day for visitors. */
  rateLimits: {
    about: 'hash',
    fields: z.object({
      window: z.number().exactOptional(),
      count: z.number().exactOptional(),
      salt: z.string().min(32).exactOptional(),
      expireAt: timestamp,
    }),
  },
} as const satisfies Collections;

/** The fields of `users/{uid}` that this module writes. */
export const USER_FIELDS = {
  /** Sessions older than this have ended. */
  sessionsRevokedAt: time.exactOptional(),
  /** The `auth_time` of sessions that were ended one by one, and why. */
  endedSessions: z
    .array(z.object({ session: z.number(), why: z.enum(['ended', 'confirmed', 'email-changed']) }))
    .exactOptional(),
  /** Since when no server opens for them, until they have signed in with a new password. */
  handoffsHeldAt: time.nullable().exactOptional(),
} as const;
