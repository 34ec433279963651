import type { NewServer } from '@contract/api.ts';
import type { AnswerOf } from '@contract/endpoints.ts';
import { checkReturnTo, withCustomToken } from '@contract/target-check.ts';
import { ApiError } from '@/platform/api-client.ts';
import { checkRedirect } from './carried-target.ts';
import type { HandoffRequest } from './handoff-request.ts';
import type { HandoffSettings } from './handoff-settings.ts';

export type HandoffStatus =
  | 'Verifying session'
  | 'Initializing session'
  | 'Checking session for Help Center'
  | 'Connecting to Help Center'
  | 'Redirecting to Help Center'
  | 'Session active'
  | 'Preparing secure connection'
  | 'Redirecting to your server';

export type HandoffState = {
  /** Every status reached, in order; the last is the present one. */
  statuses: readonly HandoffStatus[];
  stage:
    | { kind: 'working' }
    /** Another document is on its way; `notice` says why, where the statuses do not. */
    | { kind: 'leaving'; notice?: string }
    | { kind: 'consent'; host: string }
    | { kind: 'failed'; messages: readonly string[]; advice?: HandoffAdvice };
};

/** What helps beside trying again. */
export type HandoffAdvice = 'verify-email' | 'review-plan' | 'start-over';

export type HandoffPorts = {
  /** Makes the identity service ready. */
  initialize: () => Promise<void>;
  /** Resolves once the stored session is known; null when nobody is signed in. */
  readUser: () => Promise<object | null>;
  mintHelpCenterToken: (
    signal: AbortSignal,
  ) => Promise<Partial<AnswerOf<'GET /generate-zendesk-jwt'>> & MaybeError>;
  mintCustomToken: (
    redirect: string,
    signal: AbortSignal,
  ) => Promise<Partial<AnswerOf<'GET /get-custom-token'>> & MaybeError>;
  addServer: (server: NewServer, signal: AbortSignal) => Promise<unknown>;
  /** Calls back after so many milliseconds unless cancelled. */
  startTimer: (ms: number, onTime: () => void) => () => void;
  replaceLocation: (address: string) => void;
  submitPost: (action: string, fields: Record<string, string>) => void;
  settings: HandoffSettings;
};

export type Handoff = {
  /** The person agreed that the server on the consent screen may sign them in. */
  connect: () => void;
  /** Nothing happens any more, whatever is still under way. */
  stop: () => void;
};

/** How long a session may take to be known. */
export const SESSION_TIMEOUT_MS = 10_000;
/** How long the notice of the time-out can be read. */
export const TIMEOUT_NOTICE_MS = 1_500;

export const INITIAL_HANDOFF: HandoffState = {
  statuses: ['Verifying session'],
  stage: { kind: 'working' },
};

/**
 * Carries a signed-in person over to their own server or to the help center.
 * Tokens live in local variables only: never in the state that is shown, in the history or in a log.
 */
export function startHandoff(
  request: HandoffRequest,
  ports: HandoffPorts,
  onChange: (state: HandoffState) => void,
): Handoff {
  const { settings } = ports;
  const life = new AbortController();
  let state = INITIAL_HANDOFF;
  let connect: (() => Promise<void>) | null = null;

  function show(change: Partial<HandoffState>): void {
    if (life.signal.aborted) return;
    state = { ...state, ...change };
    onChange(state);
  }

  function reach(status: HandoffStatus): void {
    if (state.statuses.at(-1) === status) show({ stage: { kind: 'working' } });
    else show({ statuses: [...state.statuses, status], stage: { kind: 'working' } });
  }

  function fail(messages: readonly string[], advice?: HandoffAdvice): void {
    show({ stage: { kind: 'failed', messages, ...(advice === undefined ? {} : { advice }) } });
  }

  function leave(go: () => void): void {
    if (life.signal.aborted) return;
    show({ stage: { kind: 'leaving' } });
    go();
  }

  /** Goes on with the signed-in person; without one, or too late, it leaves for the sign-in page. */
  async function withUser(
    loginQuery: string,
    onReady: () => void,
    goOn: () => Promise<void>,
  ): Promise<void> {
    const toLogin = () => ports.replaceLocation(`/login${loginQuery}`);
    let isTooLate = false;
    let cancelTimer = ports.startTimer(SESSION_TIMEOUT_MS, () => {
      isTooLate = true;
      show({
        stage: { kind: 'leaving', notice: 'Session check timed out. Redirecting to login...' },
      });
      cancelTimer = ports.startTimer(TIMEOUT_NOTICE_MS, toLogin);
    });
    life.signal.addEventListener('abort', () => cancelTimer());

    reach('Initializing session');
    let user: object | null;
    try {
      await ports.initialize();
      if (isTooLate || life.signal.aborted) return;
      onReady();
      user = await ports.readUser();
    } catch (cause) {
      if (isTooLate) return;
      cancelTimer();
      fail([`Initialization error: ${messageOf(cause)}`]);
      return;
    }
    if (isTooLate || life.signal.aborted) return;
    cancelTimer();
    if (user === null) leave(toLogin);
    else await goOn();
  }

  async function goToHelpCenter(requested: string): Promise<void> {
    const { helpCenterAccessUrl, helpCenterOrigins, helpCenterHome, allowLocalhost } = settings;
    const target = checkReturnTo([requested], helpCenterOrigins, allowLocalhost);
    const returnTo = target === null ? helpCenterHome : requested;
    await withUser(
      `?return_to=${encodeURIComponent(returnTo)}`,
      () => reach('Checking session for Help Center'),
      async () => {
        reach('Connecting to Help Center');
        try {
          if (helpCenterAccessUrl === '') throw new Error('The help center is not set up here.');
          const answer = await ports
            .mintHelpCenterToken(life.signal)
            .catch((cause: unknown) => refuse(cause, 'Zendesk JWT fetch failed'));
          if (answer.error) throw new Error(answer.error);
          const { jwt } = answer;
          if (!jwt) throw new Error('Zendesk JWT missing from backend response.');
          reach('Redirecting to Help Center');
          const action = new URL(helpCenterAccessUrl);
          action.searchParams.set('return_to', returnTo);
          leave(() => ports.submitPost(action.href, { jwt, return_to: returnTo }));
        } catch (cause) {
          fail([`Failed to connect to Help Center: ${messageOf(cause)}`], adviceFor(cause));
        }
      },
    );
  }

  function failServer(cause: unknown): void {
    fail([`Failed to establish secure connection: ${messageOf(cause)}`], adviceFor(cause));
  }

  async function goToServer(redirect: string): Promise<void> {
    const verdict = checkRedirect(redirect, settings);
    if (verdict.verdict === 'refused') {
      fail(
        ['Failed to establish secure connection: this address cannot be connected.'],
        'start-over',
      );
      return;
    }
    const target = verdict.url;

    const mint = async () => {
      const answer = await ports.mintCustomToken(redirect, life.signal);
      if (answer.error) throw new Error(answer.error);
      const { customToken } = answer;
      if (!customToken) throw new Error('Token missing from response.');
      reach('Redirecting to your server');
      leave(() => ports.replaceLocation(withCustomToken(target, customToken)));
    };

    const mintAgreed = async () => {
      try {
        reach('Preparing secure connection');
        try {
          await ports.addServer({ name: target.host, origin: target.origin }, life.signal);
        } catch (cause) {
          // Agreed to in another tab meanwhile.
          if (codeOf(cause) !== 'server_exists') refuse(cause, 'Server could not be added');
        }
        await mint().catch((cause: unknown) => refuse(cause, 'Token fetch failed'));
      } catch (cause) {
        failServer(cause);
      }
    };

    await withUser(
      `?redirect=${encodeURIComponent(redirect)}`,
      () => {},
      async () => {
        reach('Session active');
        reach('Preparing secure connection');
        try {
          await mint().catch((cause: unknown) => {
            if (codeOf(cause) !== 'server_not_trusted') refuse(cause, 'Token fetch failed');
            connect = mintAgreed;
            show({ stage: { kind: 'consent', host: target.host } });
          });
        } catch (cause) {
          failServer(cause);
        }
      },
    );
  }

  async function run(): Promise<void> {
    onChange(state);
    switch (request.kind) {
      case 'missing':
        fail(
          ['Configuration error: Missing redirect target.', 'Error: Invalid request.'],
          'start-over',
        );
        return;
      case 'invalid':
        fail(['Error: Invalid request.'], 'start-over');
        return;
      case 'help-center':
        await goToHelpCenter(request.returnTo);
        return;
      case 'own-server':
        await goToServer(request.redirect);
    }
  }

  void run();
  return {
    connect: () => {
      const agreed = connect;
      connect = null;
      void agreed?.();
    },
    stop: () => life.abort(),
  };
}

type MaybeError = { error?: string };

/** Puts a failed call into the words for it: the server's own where it gave some. */
function refuse(cause: unknown, otherwise: string): never {
  if (cause instanceof ApiError && !cause.fromServer && cause.status !== 0) {
    throw new ApiError(`${otherwise} (${cause.status})`, cause);
  }
  throw cause;
}

function adviceFor(cause: unknown): HandoffAdvice | undefined {
  const code = codeOf(cause);
  if (code === 'email_not_verified') return 'verify-email';
  if (code === 'server_limit' || code === 'payment_required') return 'review-plan';
  return undefined;
}

function codeOf(cause: unknown): ApiError['code'] | null {
  return cause instanceof ApiError ? cause.code : null;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'Something unexpected happened.';
}
