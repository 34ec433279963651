import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { notAnswering, waitingFor, within } from '../../consistency/time-limit.ts';
import { SECOND_MS } from '../../foundation/durations.ts';
import { isUserMissing } from '../user-missing.ts';

/** What a code from one of the identity service's own e-mails is for. */
export type MailedCode = z.infer<typeof Answer>;

/** Null for a code that was used, has expired, or never was one. */
export type ReadCode = (code: string) => Promise<MailedCode | null>;

/**
 * Looks at such a code without using it. The Admin SDK cannot, so this asks as it would: “Specify only this parameter to get the
 * out-of-band code’s type in the response without mutating the account’s state”, with the scope `cloud-platform`
 * (cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/resetPassword).
 */
export function createReadCode(auth: () => Promise<Auth>): ReadCode {
  return (code) => waitingFor('sign-in', ask(auth, code));
}

async function ask(auth: () => Promise<Auth>, oobCode: string): Promise<MailedCode | null> {
  const service = await auth();
  return within(
    LIMIT_MS,
    async (signal) => {
      const { url, headers } = await addressOf(service);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ oobCode }),
        signal,
      });
      const body: unknown = await answer.json();
      if (answer.ok) return Answer.parse(body);
      const { message } = Refusal.parse(body).error;
      if (USELESS.test(message)) return null;
      throw notAnswering('sign-in', new Error(`a code could not be read: ${message}`));
    },
    () => notAnswering('sign-in'),
  );
}

/** Of the emulator where the Admin SDK uses it, too. */
async function addressOf(service: Auth): Promise<{ url: string; headers: Record<string, string> }> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) return { url: `http://${emulator}/${METHOD}?key=emulator`, headers: {} };
  const token = await service.app.options.credential?.getAccessToken();
  return {
    url: `https://${METHOD}`,
    headers: { Authorization: `Bearer ${token?.access_token ?? ''}` },
  };
}

const METHOD = 'identitytoolkit.googleapis.com/v1/accounts:resetPassword';
const LIMIT_MS = 8 * SECOND_MS;
const USELESS = /^(INVALID|EXPIRED|MISSING)_OOB_CODE/;

const Answer = z.object({
  requestType: z.string(),
  /** Of `VERIFY_EMAIL` and `VERIFY_AND_CHANGE_EMAIL`, the account's address; of `RECOVER_EMAIL`, the one that it gets back. */
  email: z.string().optional(),
  /** Of `VERIFY_AND_CHANGE_EMAIL`, the address that the account gets; of `RECOVER_EMAIL`, the one that it loses. */
  newEmail: z.string().optional(),
});
const Refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Makes a code with which the holder of an address can choose a new password; null if no account has this address, or one
 * that is disabled.
 */
export type ResetCode = (address: string) => Promise<string | null>;

/**
 * The identity service answers with a link to its own page or, where the project says so, to ours; either has the code in its
 * query (firebase.google.com/docs/auth/custom-email-handler: “oobCode: A one-time code, used to identify and verify a request”).
 */
export function createResetCode(auth: () => Promise<Auth>): ResetCode {
  return async (address) => {
    try {
      const service = await auth();
      if ((await service.getUserByEmail(address)).disabled) return null;
      const link = await service.generatePasswordResetLink(address);
      const code = new URL(link).searchParams.get('oobCode');
      if (code === null) throw new Error('a link to choose a new password has no code');
      return code;
    } catch (error) {
      if (isUserMissing(error)) return null;
      throw error;
    }
  };
}
