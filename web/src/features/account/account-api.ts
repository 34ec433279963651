import type { BodyOf } from '@contract/endpoints.ts';
import { exportFileName } from '@contract/api.ts';
import { api } from '@/platform/api-client.ts';
import { downloadText } from '@/platform/download.ts';

/**
 * Ends every session of the account, this one included. Needs a recent sign-in.
 * @throws {ApiError}
 */
export async function revokeSessions(
  because: NonNullable<BodyOf<'POST /sessions/revoke'>['because']>,
): Promise<void> {
  await api('POST /sessions/revoke', { body: { because } });
}

/**
 * Deletes the account for good. Needs a recent sign-in.
 * @throws {ApiError}
 */
export async function deleteAccount(): Promise<void> {
  await api('DELETE /account');
}

/**
 * Fetches everything that is kept about the caller and saves it as a file.
 * @returns the file's name
 * @throws {ApiError}
 */
export async function saveExport(): Promise<string> {
  const data = await api('GET /account/export');
  const name = exportFileName(data.exportedAt);
  downloadText(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
  return name;
}

/**
 * Has a mail sent to the caller, from whose address mail came back. Its link shows that the address works.
 * @throws {ApiError}
 */
export async function sendConfirmation(): Promise<void> {
  await api('POST /address-confirmations');
}
