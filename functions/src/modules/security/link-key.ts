import type { KeyObject } from 'node:crypto';
import type { Needs } from '../../context.ts';
import { NotConfiguredError } from '../../foundation/errors.ts';

/** Signs challenges and links in mails. @throws {ApiError} `not_configured` where no mail is sent: no one could be warned */
export function linkKey({ config: { mail } }: Needs<'config'>): KeyObject {
  if (mail === null) throw new NotConfiguredError('mail');
  return mail.linkKey;
}
