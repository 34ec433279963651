import { z } from 'zod';
import { emailKind } from '../email/email-kind.ts';

export const newsletterConfirm = emailKind('newsletter_confirm', 'service', {
  subscriber: z.string(),
});
export const newsletterKnown = emailKind('newsletter_known', 'service', { subscriber: z.string() });
/**
 * To the address in a form, which may be a stranger's: nothing of what was typed. `message`: its sender is signed in and this is their
 * own confirmed address, so it repeats what they sent.
 */
export const messageReceipt = emailKind('message_receipt', 'service', {
  form: z.enum(['message', 'call', 'application']),
  isSecurityReport: z.literal(true).exactOptional(),
  message: z.string().exactOptional(),
});
/** To staff. The words are in the message itself. `receipt`: the mail in whose thread it stands. */
export const messageNotice = emailKind('message_notice', 'service', {
  message: z.string(),
  receipt: z.string().exactOptional(),
});
