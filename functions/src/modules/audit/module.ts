/** What has happened to an account, for its owner. */
export const audit = {
  emails: {
    security: async () => (await import('./emails/security.ts')).securityEmail,
  },
};
