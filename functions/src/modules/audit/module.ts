import type { Emails } from '../email/email-parts.ts';

/** What has happened to an account, for its owner. */
export const audit = {
  emails: {
    security: async () => (await import('./emails/security.ts')).securityEmail,
  } satisfies Emails,
};
