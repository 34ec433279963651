import type { CancellationReceived } from '@contract/legal/cancellation.ts';
import { api, apiPublic } from '@/platform/api-client.ts';
import { sendDeclaration } from '../common/send-declaration.ts';
import { toCancellation, type CancellationFields } from './cancellation-rules.ts';

/** Declares a cancellation. @throws {ApiError} */
export function sendCancellation(fields: CancellationFields, isSignedIn: boolean) {
  const body = toCancellation(fields);
  return sendDeclaration<CancellationReceived>({
    send: isSignedIn ? () => api('POST /cancellations', { body }) : null,
    sendPublic: () => apiPublic('POST /cancellations', { body }),
  });
}

/** @throws {ApiError} */
export function confirmCancellation(link: string) {
  return apiPublic('POST /cancellations/confirm', { body: { link } });
}
