const signIn = () => import('./emails/sign-in.ts');

/** How a person signs in, and what keeps others out. */
export const security = {
  emails: {
    address_verification: async () => (await signIn()).addressVerificationEmail,
    password_reset: async () => (await signIn()).passwordResetEmail,
    passkey_removal: async () => (await signIn()).passkeyRemovalEmail,
    address_new: async () => (await signIn()).addressNewEmail,
    account_closed: async () => (await signIn()).accountClosedEmail,
    account_decided: async () => (await signIn()).accountDecidedEmail,
  },
};
