import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '@contract/endpoints.ts';
import { api, ApiError, apiPublic } from '@/platform/api-client.ts';

// These pages stand outside the account, which has its own.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Infinity, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** What “This wasn’t me” would do, and what it was about. */
export function useNotMePreview(proof: NotMeProof) {
  return useQuery(
    {
      queryKey: ['not-me', proof],
      queryFn: ({ signal }) => apiPublic('POST /not-me/preview', { body: proof, signal }),
    },
    queries,
  );
}

export function useNotMe() {
  return useMutation(
    { mutationFn: (proof: NotMeProof) => apiPublic('POST /not-me', { body: proof }) },
    queries,
  );
}

/** Stops the end of “Ask for my passkey before a server opens”. */
export function useKeepPasskey() {
  return useMutation(
    {
      mutationFn: (link: string) =>
        apiPublic('POST /passkey-before-opening/removal/stop', { body: { link } }),
    },
    queries,
  );
}

/** What the code of a link is for, and whether it has been used. */
export function useMailedCode(code: string) {
  return useQuery(
    {
      queryKey: ['mailed-code', code],
      queryFn: ({ signal }) => apiPublic('POST /mailed-codes/preview', { body: { code }, signal }),
    },
    queries,
  );
}

/** Confirms an address in a session of its account. @throws {ApiError} */
export async function confirmHere(code: string): Promise<void> {
  await api('POST /confirmations/confirm', { body: { code } });
}

/** Confirms it with a new password, which ends all that was there before. @throws {ApiError} */
export async function confirmWithPassword(code: string, password: string): Promise<void> {
  await apiPublic('POST /confirmations/confirm', { body: { code, password } });
}

/** Has a link mailed to choose a new password, if an account has the address. @throws {ApiError} */
export async function sendReset(email: string): Promise<void> {
  await apiPublic('POST /password-resets', { body: { email } });
}

/** Sets a new password by the code of that link. @returns whether it was used before @throws {ApiError} */
export async function resetPassword(
  code: string,
  password: string,
): Promise<{ isRepeat: boolean }> {
  return apiPublic('POST /password-resets/confirm', { body: { code, password } });
}

/** Whether a link is over: used, ended by another, too old, or made by someone else. */
export function isLinkOver(cause: unknown): boolean {
  return cause instanceof ApiError && OVER.has(cause.code);
}

/** The same where what was typed with it can be faulty as well. */
export function isGone(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code === 'gone';
}

/** Why something that a link stands for was not done, and what to do. */
export function describeLinkProblem(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return 'This page made an error. Open the link in the e-mail again.';
  if (cause.code === 'rate_limited')
    return 'That was too many tries. Wait a minute, then try again.';
  return cause.message;
}

const OVER = new Set<ApiError['code']>(['gone', 'not_found', 'invalid_input']);

/** The link of our e-mail, or the code of the one that Google sends after a change of address. */
export type NotMeProof = BodyOf<'POST /not-me'>;
