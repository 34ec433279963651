import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyAnswer,
  PasskeyOptions,
} from '@contract/sign-in.ts';
import { loadPart } from './connection/load-part.ts';
import { hasPasskeys } from './has-passkeys.ts';

/** Whether this browser offers passkeys in a field for the address, among the passwords that it keeps. Never rejects. */
export async function hasPasskeysInFields(): Promise<boolean> {
  try {
    return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());
  } catch {
    return false;
  }
}

/**
 * Has the person choose a passkey and show that it is them.
 * @param isInField offers it in the field for the address, for as long as it takes; no one is asked
 * @throws {PasskeyError}
 */
export async function askForPasskey(
  { options }: Pick<PasskeyOptions, 'options'>,
  { isInField = false, signal }: { isInField?: boolean; signal?: AbortSignal } = {},
): Promise<PasskeyAnswer['response']> {
  const { startAuthentication, WebAuthnAbortService } = await loadCode();
  signal?.throwIfAborted();
  // Whatever is asked next ends this one as well.
  const end = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await startAuthentication({ optionsJSON: options, useBrowserAutofill: isInField });
  } catch (cause) {
    throw toPasskeyError(cause);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/**
 * Has the person make a passkey.
 * @throws {PasskeyError}
 */
export async function makePasskey({
  options,
}: Pick<NewPasskeyOptions, 'options'>): Promise<NewPasskey['response']> {
  const { startRegistration } = await loadCode();
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (cause) {
    throw toPasskeyError(cause);
  }
}

/** Why the browser gave no passkey. `declined`: no one chose one in time, or none was there. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  readonly why: 'declined' | 'exists' | 'failed';

  constructor(why: PasskeyError['why'], cause: unknown) {
    super(`No passkey: ${why}`, { cause });
    this.why = why;
  }
}

const loadCode = () => loadPart(() => import('@simplewebauthn/browser'));

/** The names of errors are those of https://www.w3.org/TR/webauthn-3/#sctn-credential-creation and #sctn-assertion. */
function toPasskeyError(cause: unknown): PasskeyError {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return new PasskeyError('declined', cause);
  }
  return new PasskeyError(name === 'InvalidStateError' ? 'exists' : 'failed', cause);
}
