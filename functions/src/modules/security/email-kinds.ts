import { z } from 'zod';
import { time } from '../../db/fields.ts';
import { emailKind } from '../email/email-kind.ts';

/** To an address that is to be confirmed. `path`: the page of the site that its link leads on to. */
export const addressVerification = emailKind('address_verification', 'urgent', {
  path: z.string(),
});
/** A link to choose a new password. Without an account, someone has asked for it with this address, which may be no one's. */
export const passwordReset = emailKind('password_reset', 'urgent', {});
/** The switch goes off at `at`, unless the reader stops it. `askedAt` tells two removals apart. */
export const passkeyRemoval = emailKind('passkey_removal', 'urgent', {
  askedAt: time,
  at: time,
});
/** To the address that an account is to have. */
export const addressNew = emailKind('address_new', 'urgent', {
  until: time,
  /** The choice of its person, which the link carries on. */
  plan: z.string().exactOptional(),
});
/** To the former and the new address: the account is closed. */
export const accountClosed = emailKind('account_closed', 'urgent', { at: time });
/** To the address that it was decided for. */
export const accountDecided = emailKind('account_decided', 'urgent', {});
