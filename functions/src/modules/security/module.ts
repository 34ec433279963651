import type { AddedSince } from '../../foundation/added-since.ts';
import { endpoint } from '../../http/endpoint.ts';

const signIn = () => import('./emails/sign-in.ts');

/**
 * How people sign in, where they are signed in, and what helps when it was not them. No row asks for a proof: the
 * handlers do, most of them in the transaction that makes the change, by the security of the account as it is then.
 */
export const security = {
  endpoints: [
    endpoint('GET /passkeys', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/list-passkeys.ts'),
    }),
    // The path of what to make before the pattern of one passkey.
    endpoint('POST /passkeys/options', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/new-passkey-options.ts'),
    }),
    endpoint('POST /passkeys', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/add-passkey.ts'),
    }),
    endpoint('PATCH /passkeys/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/rename-passkey.ts'),
    }),
    endpoint('DELETE /passkeys/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/remove-passkey.ts'),
    }),
    endpoint('POST /passkey-offer/refusal', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/refuse-passkey-offer.ts'),
    }),
    endpoint('POST /passkey-sign-in/options', {
      access: 'public',
      handler: () => import('./passkeys/sign-in-options.ts'),
    }),
    endpoint('POST /passkey-sign-in', {
      access: 'public',
      handler: () => import('./passkeys/sign-in.ts'),
    }),
    endpoint('POST /passkey-proof/options', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/step-up-options.ts'),
    }),
    endpoint('POST /passkey-proof', {
      access: 'full',
      limit: true,
      handler: () => import('./passkeys/step-up.ts'),
    }),
    endpoint('PUT /passkey-before-opening', {
      access: 'full',
      limit: true,
      handler: () => import('./step-up/require-passkey.ts'),
    }),
    endpoint('POST /recovery-codes', {
      access: 'full',
      limit: true,
      handler: () => import('./step-up/make-recovery-codes.ts'),
    }),
    endpoint('POST /passkey-before-opening/removal', {
      access: 'full',
      limit: true,
      handler: () => import('./step-up/start-cooling-off.ts'),
    }),
    endpoint('POST /passkey-before-opening/removal/stop', {
      access: 'public',
      handler: () => import('./step-up/stop-cooling-off.ts'),
    }),
    endpoint('POST /email-change', {
      access: 'full',
      limit: true,
      handler: () => import('./step-up/request-email-change.ts'),
    }),
    endpoint('POST /email-change/confirm', {
      access: 'full',
      limit: true,
      handler: () => import('./step-up/confirm-email-change.ts'),
    }),
    endpoint('GET /security', {
      access: 'full',
      limit: false,
      handler: () => import('./sessions/list-security-events.ts'),
    }),
    // The path of all sessions before the pattern of one.
    endpoint('POST /sessions/revoke', {
      access: 'full',
      limit: true,
      handler: () => import('./sessions/revoke-sessions.ts'),
    }),
    endpoint('GET /sessions', {
      access: 'full',
      limit: true,
      handler: () => import('./sessions/list-sessions.ts'),
    }),
    endpoint('DELETE /sessions/:id', {
      access: 'full',
      limit: true,
      handler: () => import('./sessions/end-session.ts'),
    }),
    endpoint('POST /password-resets', {
      access: 'public',
      handler: () => import('./mailed-codes/request-password-reset.ts'),
    }),
    endpoint('POST /password-resets/confirm', {
      access: 'public',
      handler: () => import('./mailed-codes/reset-password.ts'),
    }),
    endpoint('POST /confirmations', {
      access: 'full',
      limit: true,
      handler: () => import('./mailed-codes/request-confirmation.ts'),
    }),
    endpoint('POST /confirmations/confirm', {
      access: 'public',
      handler: () => import('./mailed-codes/confirm-address.ts'),
    }),
    endpoint('POST /mailed-codes/preview', {
      access: 'public',
      handler: () => import('./mailed-codes/preview-code.ts'),
    }),
    endpoint('POST /not-me/preview', {
      access: 'public',
      handler: () => import('./compromise-report/preview-report.ts'),
    }),
  ],
  emails: {
    address_verification: async () => (await signIn()).addressVerificationEmail,
    password_reset: async () => (await signIn()).passwordResetEmail,
    passkey_removal: async () => (await signIn()).passkeyRemovalEmail,
    address_new: async () => (await signIn()).addressNewEmail,
    account_closed: async () => (await signIn()).accountClosedEmail,
    account_decided: async () => (await signIn()).accountDecidedEmail,
  },
};

/** @param added what other modules gave an account: an argument until there is a list of what they say of it */
export const reportEndpoint = (added: readonly AddedSince[]) =>
  endpoint('POST /not-me', {
    access: 'public',
    async handler() {
      const { body, reportCompromise } = await import('./compromise-report/report-compromise.ts');
      return { body, handle: (ctx, call) => reportCompromise(ctx, added, call) };
    },
  });
