import { z } from 'zod';
import { emailKind } from '../email/email-kind.ts';

/** `subscriber`: set for one of the newsletter's. */
export const announcementKind = emailKind('announcement', 'announcement', {
  announcement: z.string(),
  subscriber: z.string().nullable(),
});
