import { createHmac } from 'node:crypto';
import { SPAM } from '../../contract/messages.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';
import type { Needs } from '../../context.ts';
import type { ClientAddress } from './client-address.ts';
import { saltOfToday } from './daily-salt.ts';
import {
  countCall,
  exceeded,
  readCalls,
  takeCall,
  type Counting,
  type Limit,
} from './rate-limit.ts';

const TOO_OFTEN = 'You are going a little too fast.';

const PER_VISITOR: Limit = { calls: 10, windowMs: 10 * MINUTE_MS, reason: TOO_OFTEN };
/** The visitor address can be forged, so the connection it came through has its own ceiling. */
const PER_CONNECTION: Limit = { calls: 60, windowMs: 10 * MINUTE_MS, reason: TOO_OFTEN };
const PER_EMAIL: Limit = {
  calls: 5,
  windowMs: 60 * MINUTE_MS,
  reason: 'We already have several of these from you.',
};
/** How many mails a day tell an address that something came from it, whichever forms it was typed into. */
export const RECEIPTS: Limit = { calls: 3, windowMs: DAY_MS, reason: '' };
const FLOOD: Limit = { calls: 300, windowMs: 60 * MINUTE_MS, reason: '' };

const LINK_MAILS_PER_ADDRESS: Limit = { calls: 3, windowMs: HOUR_MS, reason: '' };
const LINK_MAILS_PER_CALLER: Limit = { calls: 10, windowMs: HOUR_MS, reason: '' };
/** Of a whole office, or of one node of the network between. */
const LINK_MAILS_PER_CONNECTION: Limit = { calls: 300, windowMs: HOUR_MS, reason: '' };

/** As what the mails that a person asks for are counted, so that the count goes with the account. */
export function linkMailsOf(uid: string): string {
  return `link-mails ${uid}`;
}

/** As what someone is counted who withdraws while they are signed in. */
export function withdrawalsOf(uid: string): string {
  return `withdrawals ${uid}`;
}

/** How many receipts a day repeat the reason of a cancellation: for one caller, and in all to addresses without an account. */
const REASONS_PER_CALLER: Limit = { calls: 3, windowMs: DAY_MS, reason: '' };
const REASONS_TO_UNKNOWN: Limit = { calls: 20, windowMs: DAY_MS, reason: '' };

/** As what the reasons are counted of someone who is signed in. */
export function reasonsOf(uid: string): string {
  return `reasons ${uid}`;
}

const SPAM_KEPT: Limit = {
  calls: SPAM.perDay,
  windowMs: DAY_MS,
  reason:
    'A hidden field of this form was filled in, as programs do, and too much came like that today. You can send us an e-mail instead.',
};
const SPAM_COUNTED = 'spam that is not kept';
const ALL: Limit = { calls: Number.MAX_SAFE_INTEGER, windowMs: DAY_MS, reason: '' };

const SIGN_IN_MS = 10 * MINUTE_MS;
/** A whole office may sign in from one address in the morning. */
const SIGN_INS_PER_VISITOR: Limit = { calls: 60, windowMs: SIGN_IN_MS, reason: TOO_OFTEN };
const SIGN_INS_PER_CONNECTION: Limit = { calls: 600, windowMs: SIGN_IN_MS, reason: TOO_OFTEN };

/** Of answers of passkeys: what they cost us, good or bad. */
const CHECKS_PER_VISITOR: Limit = { calls: 60, windowMs: MINUTE_MS, reason: TOO_OFTEN };
const CHECKS_PER_CONNECTION: Limit = { calls: 600, windowMs: MINUTE_MS, reason: TOO_OFTEN };
/** Of one passkey from one address, so that junk from elsewhere does not lock its owner out. */
const PASSKEY_FAILURES: Limit = { calls: 20, windowMs: SIGN_IN_MS, reason: TOO_OFTEN };
const BROWSER_ERRORS_PER_VISITOR: Limit = { calls: 10, windowMs: MINUTE_MS, reason: TOO_OFTEN };
const BROWSER_ERRORS_PER_CONNECTION: Limit = { calls: 60, windowMs: MINUTE_MS, reason: TOO_OFTEN };
const BROWSER_ERRORS: Limit = {
  calls: 1_000,
  windowMs: DAY_MS,
  reason: 'We have been told of enough errors today.',
};

/** How often people who are not signed in may send a form, or try to sign in. */
export function createVisitorLimits(ctx: Needs<'db' | 'clock' | 'log' | 'state'>) {
  const counting: Counting = { ...ctx, now: ctx.clock };

  /** Network and e-mail addresses are never stored, only their hashes with today's salt. */
  async function hashed(subject: string, value: string): Promise<string> {
    const hash = createHmac('sha256', await saltOfToday(ctx))
      .update(value)
      .digest('base64url');
    return `${subject} ${hash}`;
  }

  async function count(subject: string, value: string, limit: Limit): Promise<void> {
    await countCall(counting, await hashed(subject, value), limit);
  }

  return {
    /** Counts the sender of a form. @throws {ApiError} `rate_limited` */
    async countSender(form: string, { nearest, visitor }: ClientAddress): Promise<void> {
      await count(`${form} visitor`, visitor, PER_VISITOR);
      await count(`${form} connection`, nearest, PER_CONNECTION);
    },

    /** Counts what the page of a mailed link asks: what it is for, and its button. @throws {ApiError} `rate_limited` */
    async countMailedCode({ nearest, visitor }: ClientAddress): Promise<void> {
      await count('mailed-codes visitor', visitor, SIGN_INS_PER_VISITOR);
      await count('mailed-codes connection', nearest, SIGN_INS_PER_CONNECTION);
    },

    takeLinkMail: createTakeLinkMail(counting, hashed),

    takeReason: createTakeReason(counting, hashed),

    /** Counts an error that a browser tells of. @throws {ApiError} `rate_limited` */
    async countBrowserError({ nearest, visitor }: ClientAddress): Promise<void> {
      await count('browser-errors visitor', visitor, BROWSER_ERRORS_PER_VISITOR);
      await count('browser-errors connection', nearest, BROWSER_ERRORS_PER_CONNECTION);
      await countCall(counting, 'browser-errors in all', BROWSER_ERRORS);
    },

    /** Counts an answer of a passkey that is about to be verified. @throws {ApiError} `rate_limited` */
    async countPasskeyCheck({ nearest, visitor }: ClientAddress): Promise<void> {
      await count('passkey-check visitor', visitor, CHECKS_PER_VISITOR);
      await count('passkey-check connection', nearest, CHECKS_PER_CONNECTION);
    },

    /** Counts one that was refused. @throws {ApiError} `rate_limited` */
    async countPasskeyFailure(passkey: string, { visitor }: ClientAddress): Promise<void> {
      await count(`passkey-failure ${passkey}`, visitor, PASSKEY_FAILURES);
    },

    /** What wrong recovery codes for an account are counted as that come from one address. */
    codeTriesOf: (uid: string, { visitor }: ClientAddress) =>
      hashed(`recovery-code ${uid}`, visitor),

    /**
     * Counts only new content: a repetition costs nothing. An address is counted with where the visitor calls from: what others send in
     * its name takes nothing from its owner. The narrower limit comes first, so that a sender who exceeds their own does not use up the
     * shared one.
     * @returns whether this came in a flood
     * @throws {ApiError} `rate_limited`
     */
    async countNew(
      form: string,
      email: string,
      { visitor }: ClientAddress,
    ): Promise<{ isSuspected: boolean }> {
      await count(`${form} email`, `${email} ${visitor}`, PER_EMAIL);
      return countFlood(counting, form);
    },

    countFlood: (form: string) => countFlood(counting, form),

    /** Counts someone who is signed in, wherever they call from. @throws {ApiError} `rate_limited` */
    async countPerson(uid: string): Promise<void> {
      await countCall(counting, withdrawalsOf(uid), PER_VISITOR);
    },

    /** Counts what the hidden field caught and is to be kept. @throws {ApiError} `rate_limited` where only the number is */
    async countSpam(): Promise<void> {
      if ((await takeCall(counting, 'spam in all', SPAM_KEPT)) === 0) return;
      await takeCall(counting, SPAM_COUNTED, ALL);
      throw exceeded(SPAM_KEPT, counting.now());
    },

    /** What `RECEIPTS` to an address are counted as. */
    receiptsTo: (email: string) => hashed('receipts', email),
  };
}

/**
 * Counts a mail that someone asks for with a link to sign in by: one that confirms an address or brings a new one or a new password.
 */
function createTakeLinkMail(
  counting: Counting,
  hashed: (about: string, text: string) => Promise<string>,
) {
  /**
   * @param caller who asks: a person's uid, or where a visitor calls from
   * @returns whether it may be sent
   */
  return async (email: string, caller: string | ClientAddress): Promise<boolean> => {
    const takes: [subject: string, limit: Limit][] =
      typeof caller === 'string'
        ? [[linkMailsOf(caller), LINK_MAILS_PER_CALLER]]
        : [
            [await hashed('link-mails visitor', caller.visitor), LINK_MAILS_PER_CALLER],
            [await hashed('link-mails connection', caller.nearest), LINK_MAILS_PER_CONNECTION],
          ];
    // Visitors take nothing from those who are signed in.
    const to = typeof caller === 'string' ? 'link-mails of accounts to' : 'link-mails to';
    takes.push([await hashed(to, email.toLowerCase()), LINK_MAILS_PER_ADDRESS]);
    for (const [subject, limit] of takes) {
      if ((await takeCall(counting, subject, limit)) > 0) return false;
    }
    return true;
  };
}

/** Counts a receipt that is to repeat the reason of a cancellation: in words that may be a stranger's, to an address that they name. */
function createTakeReason(
  counting: Counting,
  hashed: (about: string, text: string) => Promise<string>,
) {
  /**
   * @param caller who declares: a person's uid, or where a visitor calls from
   * @param isKnown whether an account has the address of the receipt
   * @returns whether it may; it goes out in any case
   */
  return async (caller: string | ClientAddress, isKnown: boolean): Promise<boolean> => {
    const takes: [subject: string, limit: Limit][] = [
      [
        typeof caller === 'string'
          ? reasonsOf(caller)
          : await hashed('reasons visitor', caller.visitor),
        REASONS_PER_CALLER,
      ],
      ...(isKnown ? [] : [['reasons in all', REASONS_TO_UNKNOWN] satisfies [string, Limit]]),
    ];
    for (const [subject, limit] of takes) {
      if ((await takeCall(counting, subject, limit)) === 0) continue;
      counting.log('ERROR', 'reasons_withheld', {
        reason: limit === REASONS_PER_CALLER ? 'caller' : 'in all',
      });
      return false;
    }
    return true;
  };
}

/**
 * The limit for everyone together refuses no one, or a few machines could close the form for all.
 * @returns whether this came in a flood
 */
async function countFlood(counting: Counting, form: string): Promise<{ isSuspected: boolean }> {
  const isSuspected = (await takeCall(counting, `${form} in all`, FLOOD)) > 0;
  if (isSuspected) counting.log('ERROR', 'form_flooded', { route: `/${form}` });
  return { isSuspected };
}

/** How much spam of today was only counted. */
export const readUnkeptSpam = (db: Counting['db'], now: Date) =>
  readCalls(db, SPAM_COUNTED, ALL, now);

export type VisitorLimits = ReturnType<typeof createVisitorLimits>;
