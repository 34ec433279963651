import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import { api, apiPublic } from '@/platform/api-client.ts';
import { sendDeclaration } from '../common/send-declaration.ts';
import { toWithdrawal, type WithdrawalFields } from './withdrawal-rules.ts';

/** Declares a withdrawal. @throws {ApiError} */
export function sendWithdrawal(
  fields: WithdrawalFields,
  isSignedIn: boolean,
  ports: Ports = BROWSER,
) {
  const body = toWithdrawal(fields);
  // The words are for people who are signed in; the declaration counts without them.
  const { words: _words, ...rest } = body;
  return sendDeclaration({
    send: isSignedIn ? () => ports.send(body) : null,
    sendPublic: () => ports.sendPublic(rest),
  });
}

/** @throws {ApiError} */
export function confirmWithdrawal(link: string): Promise<WithdrawalReceived> {
  return apiPublic('POST /withdrawals/confirm', { body: { link } });
}

type Send = (body: ReturnType<typeof toWithdrawal>) => Promise<WithdrawalReceived>;
type Ports = { send: Send; sendPublic: Send };

const BROWSER: Ports = {
  send: (body) => api('POST /withdrawals', { body }),
  sendPublic: (body) => apiPublic('POST /withdrawals', { body }),
};
