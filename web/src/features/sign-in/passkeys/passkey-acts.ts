import type { BodyOf } from '@contract/endpoints.ts';
import { api } from '@/platform/api-client.ts';

// Each throws an `ApiError`.

export async function renamePasskey(id: string, name: string): Promise<void> {
  await api('PATCH /passkeys/:id', { params: { id }, body: { name } });
}

/** Takes the offer of a passkey away for good. */
export async function refusePasskey(): Promise<void> {
  await api('POST /passkey-offer/refusal');
}

/** Needs a fresh proof. */
export async function removePasskey(id: string): Promise<void> {
  await api('DELETE /passkeys/:id', { params: { id } });
}

/** Whether a passkey is asked for before a server opens. Needs a fresh proof. */
export async function requirePasskey(isRequired: boolean): Promise<void> {
  await api('PUT /passkey-before-opening', { body: { isRequired } });
}

/**
 * Asks for the end of that, for someone who has lost everything.
 * @returns when it ends, ISO 8601
 */
export async function askForRemoval(): Promise<string> {
  return (await api('POST /passkey-before-opening/removal')).at;
}

/** Makes new recovery codes, which end those from before. Needs a fresh proof. */
export async function makeCodes(): Promise<string[]> {
  return (await api('POST /recovery-codes')).codes;
}

/** Sends a link to a new address, which carries on the plan that its person chose. Needs a fresh proof. */
export async function askForAddress(body: BodyOf<'POST /email-change'>): Promise<void> {
  await api('POST /email-change', { body });
}

/**
 * Gives the account the address of such a link. Where a passkey is asked for before a server opens, it needs a fresh proof with one.
 * @returns whether the link had done its work before
 */
export async function confirmAddress(link: string): Promise<{ isRepeat: boolean }> {
  return api('POST /email-change/confirm', { body: { link } });
}
