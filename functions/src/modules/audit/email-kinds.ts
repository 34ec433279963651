import { z } from 'zod';
import { SECURITY_EVENT_KINDS } from '../../contract/api.ts';
import { time } from '../../db/fields.ts';
import { emailKind } from '../email/email-kind.ts';

/** `id`: of the recorded event, for the link “This wasn’t me”; null: there is nothing to undo. */
export const security = emailKind('security', 'urgent', {
  event: z.enum([...SECURITY_EVENT_KINDS, 'account_deleted']),
  at: time,
  about: z.string().nullable(),
  id: z.string().nullable().exactOptional(),
});
