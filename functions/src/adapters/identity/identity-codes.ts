import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { notAnswering, waitingFor, within } from '../../concurrency/deadline.ts';
import { SECOND_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { isUserMissing } from '../user-missing.ts';

/** What a code from one of the identity service's own e-mails is for. */
export type MailedCode = z.infer<typeof Answer>;

/**
 * Looks at such a code without using it. The Admin SDK cannot, so this asks as it would: “Specify only this parameter to get the
 * out-of-band code’s type in the response without mutating the account’s state”, with the scope `cloud-platform`
 * (cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/resetPassword).
 * @returns null for a code that was used, has expired, or never was one
 */
export async function readCode(
  auth: () => Promise<Auth>,
  oobCode: string,
): Promise<MailedCode | null> {
  const read = await post(auth, 'resetPassword', { oobCode });
  return 'refusal' in read ? uselessOr(read.refusal) : Answer.parse(read.answer);
}

/**
 * Uses such a code up: confirms the address, or sets the new password that comes with it.
 * `accounts:update`: “The out-of-band code to be applied on the user’s account”, for `VERIFY_EMAIL`
 * (cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/update).
 * @returns false for a code that is of no use any more
 * @throws {ApiError} `invalid_input` for a password that the project's policy refuses
 */
export async function applyCode(
  auth: () => Promise<Auth>,
  oobCode: string,
  newPassword?: string,
): Promise<boolean> {
  const done = await (newPassword === undefined
    ? post(auth, 'update', { oobCode })
    : post(auth, 'resetPassword', { oobCode, newPassword }));
  return 'refusal' in done ? uselessOr(done.refusal) !== null : true;
}

type CodeToSend =
  | { requestType: 'PASSWORD_RESET'; email: string }
  | { requestType: 'VERIFY_EMAIL'; idToken: string };

/** Asks the identity service to send its own mail, where we send no mail. */
export async function sendCode(
  auth: () => Promise<Auth>,
  what: CodeToSend & { continueUrl: string },
): Promise<void> {
  const sent = await post(auth, 'sendOobCode', what);
  // Where a project hides who has an account, an unknown address is a success.
  if (!('refusal' in sent) || UNKNOWN.test(sent.refusal)) return;
  throw notAnswering('sign-in', new Error(`a code was not sent: ${sent.refusal}`));
}

async function post(
  auth: () => Promise<Auth>,
  method: string,
  request: object,
): Promise<{ answer: unknown } | { refusal: string }> {
  const service = await auth();
  const send = async (signal: AbortSignal) => {
    const { url, headers } = await addressOf(service, method);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(request),
      signal,
    });
    const body: unknown = await answer.json();
    return answer.ok ? { answer: body } : { refusal: Refusal.parse(body).error.message };
  };
  return waitingFor(
    'sign-in',
    within(LIMIT_MS, send, () => notAnswering('sign-in')),
  );
}

/** Null for a code that is of no use. @throws for every other refusal */
function uselessOr(refusal: string): null {
  if (USELESS.test(refusal)) return null;
  if (WEAK.test(refusal)) {
    throw new ApiError('invalid_input', 'Please choose a longer password, or a stronger one.');
  }
  if (refusal.startsWith('USER_DISABLED')) {
    throw new ApiError(
      'forbidden',
      'This account is closed. Write to us, and we will look into it.',
    );
  }
  throw notAnswering('sign-in', new Error(`a code could not be used: ${refusal}`));
}

/** Of the emulator where the Admin SDK uses it, too. */
async function addressOf(
  service: Auth,
  method: string,
): Promise<{ url: string; headers: Record<string, string> }> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${method}`;
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) return { url: `http://${emulator}/${path}?key=emulator`, headers: {} };
  const token = await service.app.options.credential?.getAccessToken();
  return {
    url: `https://${path}`,
    headers: { Authorization: `Bearer ${token?.access_token ?? ''}` },
  };
}

const LIMIT_MS = 8 * SECOND_MS;
const USELESS = /^(INVALID|EXPIRED|MISSING)_OOB_CODE/;
const WEAK = /^(WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET_REQUIREMENTS)/;
const UNKNOWN = /^(EMAIL|USER)_NOT_FOUND/;

const Answer = z.object({
  requestType: z.string(),
  /** Of `VERIFY_EMAIL` and `VERIFY_AND_CHANGE_EMAIL`, the account's address; of `RECOVER_EMAIL`, the one that it gets back. */
  email: z.string().optional(),
  /** Of `VERIFY_AND_CHANGE_EMAIL`, the address that the account gets; of `RECOVER_EMAIL`, the one that it loses. */
  newEmail: z.string().optional(),
});
const Refusal = z.object({ error: z.object({ message: z.string() }) });

/** Makes a code for the holder of an address; null if no account has this address, or one that is disabled. */
export type MakeCode = (address: string) => Promise<string | null>;

/** With which they can choose a new password. */
export function createResetCode(auth: () => Promise<Auth>): MakeCode {
  return (address) =>
    makeCode(auth, address, (service) => service.generatePasswordResetLink(address));
}

/** With which they can confirm it. */
export function createConfirmationCode(auth: () => Promise<Auth>): MakeCode {
  return (address) =>
    makeCode(auth, address, (service) => service.generateEmailVerificationLink(address));
}

/**
 * The identity service answers with a link to its own page or, where the project says so, to ours; either has the code in its
 * query (firebase.google.com/docs/auth/custom-email-handler: “oobCode: A one-time code, used to identify and verify a request”).
 */
async function makeCode(
  auth: () => Promise<Auth>,
  address: string,
  makeLink: (service: Auth) => Promise<string>,
): Promise<string | null> {
  try {
    const service = await auth();
    if ((await service.getUserByEmail(address)).disabled) return null;
    const code = new URL(await makeLink(service)).searchParams.get('oobCode');
    if (code === null) throw new Error('a link of the identity service has no code');
    return code;
  } catch (error) {
    if (isUserMissing(error)) return null;
    throw error;
  }
}
