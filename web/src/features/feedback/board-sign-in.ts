import type { AnswerOf } from '@contract/endpoints.ts';
import { ApiError } from '@/platform/api-client.ts';
import { readReturnAddress } from '@/platform/return-address.ts';
import { messageOf } from '@/lib/message-of.ts';

export type BoardState =
  | { kind: 'working' }
  | { kind: 'failed'; message: string; needsVerification: boolean; canRetry: boolean };

export type BoardPorts = {
  /** Null when no one is signed in. */
  readUser: () => Promise<object | null>;
  mintToken: (signal: AbortSignal) => Promise<Partial<AnswerOf<'GET /generate-canny-jwt'>>>;
  replaceLocation: (address: string) => void;
  settings: {
    /** Where the board takes a person's token; empty where there is no board. */
    ssoUrl: string;
    companyId: string;
    /** The board's origins. */
    origins: readonly string[];
    allowLocalhost: boolean;
  };
};

/**
 * Signs a person in to the feedback board, which sent them here with its company and the page to come back to.
 * `address` is the path and query of this page. Nothing is asked for on behalf of a link that is not the board's.
 */
export async function signInToBoard(
  address: { pathname: string; search: string },
  ports: BoardPorts,
  signal: AbortSignal,
): Promise<BoardState> {
  const { ssoUrl, companyId, origins, allowLocalhost } = ports.settings;
  const params = new URLSearchParams(address.search);
  const redirect = readReturnAddress(params.getAll('redirect'), {
    kind: 'listed-origin',
    origins,
    allowLocalhost,
  });
  const companies = params.getAll('companyID');
  if (ssoUrl === '' || companyId === '') return refusal('The feedback board is not set up here.');
  if (companies.length !== 1 || companies[0] !== companyId) {
    return refusal(
      'This link does not come from our feedback board. Open the board and try again.',
    );
  }
  if (redirect === null) {
    return refusal('This link leads away from our feedback board. Open the board and try again.');
  }
  try {
    if ((await ports.readUser()) === null) {
      if (signal.aborted) return { kind: 'working' };
      const from = encodeURIComponent(address.pathname + address.search);
      ports.replaceLocation(`/login?from=${from}`);
      return { kind: 'working' };
    }
    const { ssoToken } = await ports.mintToken(signal);
    if (!ssoToken) throw new Error('The server gave no token for the feedback board.');
    if (signal.aborted) return { kind: 'working' };
    const target = new URL(ssoUrl);
    target.searchParams.set('ssoToken', ssoToken);
    target.searchParams.set('companyID', companyId);
    target.searchParams.set('redirect', redirect.href);
    ports.replaceLocation(target.href);
    return { kind: 'working' };
  } catch (cause) {
    return {
      kind: 'failed',
      message: messageOf(
        cause,
        'The way to the board could not be opened. You are still signed in here. Try again.',
      ),
      needsVerification: cause instanceof ApiError && cause.code === 'email_not_verified',
      canRetry: true,
    };
  }
}

function refusal(message: string): BoardState {
  return { kind: 'failed', message, needsVerification: false, canRetry: false };
}
