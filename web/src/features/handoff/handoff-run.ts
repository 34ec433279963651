import type { NewServer } from '@contract/api.ts';
import type { AnswerOf } from '@contract/endpoints.ts';
import { ApiError } from '@/platform/api-client.ts';
import { isChunkFailure } from '@/platform/connection/chunk-failure.ts';
import type { HandoffSettings } from './handoff-settings.ts';
import { messageOf } from '@/lib/message-of.ts';
import { HANDOFF_TEXT } from './handoff-text.ts';

/** How long the session check may take. */
export const SESSION_TIMEOUT_MS = 10_000;
/** How long the time-out notice stays readable. */
export const TIMEOUT_NOTICE_MS = 1_500;

export const INITIAL_HANDOFF: HandoffState = {
  statuses: [HANDOFF_TEXT.status.verifying],
  stage: { kind: 'working' },
};

export type HandoffRun = ReturnType<typeof createHandoffRun>;

/** What both flows share: the displayed state, the exits, and the wait for the signed-in person. */
export function createHandoffRun(ports: HandoffPorts, onChange: (state: HandoffState) => void) {
  const life = new AbortController();
  const { signal } = life;
  let state = INITIAL_HANDOFF;
  let afterAnswer: (() => Promise<void>) | null = null;

  function show(change: Partial<HandoffState>): void {
    if (signal.aborted) return;
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
    if (signal.aborted) return;
    show({ stage: { kind: 'leaving' } });
    go();
  }

  /** Continues with the signed-in person; without one, or after the time-out, leaves for the sign-in page. */
  async function withUser(
    { loginQuery, checking }: { loginQuery: string; checking?: HandoffStatus },
    goOn: () => Promise<void>,
  ): Promise<void> {
    const toLogin = () => ports.replaceLocation(`/login${loginQuery}`);
    let isTooLate = false;
    let cancelTimer = ports.startTimer(SESSION_TIMEOUT_MS, () => {
      isTooLate = true;
      show({ stage: { kind: 'leaving', notice: HANDOFF_TEXT.notice.timedOut } });
      cancelTimer = ports.startTimer(TIMEOUT_NOTICE_MS, toLogin);
    });
    signal.addEventListener('abort', () => cancelTimer());

    reach(HANDOFF_TEXT.status.initializing);
    let user: object | null;
    try {
      await ports.initialize();
      if (isTooLate || signal.aborted) return;
      if (checking !== undefined) reach(checking);
      user = await ports.readUser();
    } catch (cause) {
      if (isTooLate) return;
      cancelTimer();
      const reason = messageOf(cause, HANDOFF_TEXT.reason.unknown);
      fail(
        [HANDOFF_TEXT.failure.initialization(reason)],
        isChunkFailure(cause) ? 'sign-in-service' : undefined,
      );
      return;
    }
    if (isTooLate || signal.aborted) return;
    cancelTimer();
    if (user === null) leave(toLogin);
    else await goOn();
  }

  return {
    ports,
    signal,
    reach,
    fail,
    leave,
    withUser,
    failWith: (describe: (reason: string) => string, cause: unknown) =>
      fail([describe(messageOf(cause, HANDOFF_TEXT.reason.unknown))], adviceFor(cause)),
    /** Asks the person; `goOn` runs once, when they agree, or have shown who they are. */
    ask: (question: Question, goOn: () => Promise<void>) => {
      afterAnswer = goOn;
      show({ stage: question });
    },
    answered: () => {
      const goOn = afterAnswer;
      afterAnswer = null;
      void goOn?.();
    },
    stop: () => life.abort(),
  };
}

/** Rethrows a failed call with a readable message: the server's own if it gave one. */
export function nameRefusal(cause: unknown, otherwise: string): never {
  if (cause instanceof ApiError && !cause.fromServer && cause.status !== 0) {
    throw new ApiError(`${otherwise} (${cause.status})`, cause);
  }
  throw cause;
}

export function codeOf(cause: unknown): ApiError['code'] | null {
  return cause instanceof ApiError ? cause.code : null;
}

/** What the person is asked to show first, if the API refused for want of it. */
export function proofFor(cause: unknown): Question | null {
  const code = codeOf(cause);
  return code === 'passkey_required' || code === 'recent_login_required'
    ? { kind: 'proof', code }
    : null;
}

function adviceFor(cause: unknown): HandoffAdvice | undefined {
  const code = codeOf(cause);
  if (code === 'no_token') return 'sign-in-service';
  if (code === 'email_not_verified') return 'verify-email';
  if (code === 'server_not_trusted') return 'start-over';
  if (code === 'suspended' || code === 'machine_not_ready') return 'see-dashboard';
  if (code === 'server_limit' || code === 'payment_required') return 'review-plan';
  return undefined;
}

export type HandoffState = {
  /** Every status reached, in order; the last is the current one. */
  statuses: readonly HandoffStatus[];
  stage:
    | { kind: 'working' }
    /** Another document is loading; `notice` says why if the statuses do not. */
    | { kind: 'leaving'; notice?: string }
    | Question
    | { kind: 'failed'; messages: readonly string[]; advice?: HandoffAdvice };
};

type Question =
  | { kind: 'consent'; host: string }
  | { kind: 'proof'; code: 'passkey_required' | 'recent_login_required' };

type Status = typeof HANDOFF_TEXT.status;
export type HandoffStatus = Status[keyof Status];

/** What helps besides trying again. */
type HandoffAdvice = keyof typeof HANDOFF_TEXT.advice;

export type HandoffPorts = {
  /** Makes the identity service ready. */
  initialize: () => Promise<void>;
  /** Resolves once the stored session is known; null when no one is signed in. */
  readUser: () => Promise<object | null>;
  mintHelpCenterToken: (
    signal: AbortSignal,
  ) => Promise<Partial<AnswerOf<'GET /generate-zendesk-jwt'>> & MaybeError>;
  /** Answers `consentNeeded` for an address that the person has not agreed to. */
  mintCustomToken: (
    redirect: string,
    signal: AbortSignal,
  ) => Promise<Partial<AnswerOf<'GET /get-custom-token'>> & MaybeError>;
  addServer: (server: NewServer, signal: AbortSignal) => Promise<unknown>;
  /** The path of the page about the person's own machine at this origin; null if that cannot be told. Never rejects. */
  findMachinePage: (origin: string, signal: AbortSignal) => Promise<string | null>;
  /** Calls back after so many milliseconds unless cancelled. */
  startTimer: (ms: number, onTime: () => void) => () => void;
  replaceLocation: (address: string) => void;
  submitPost: (action: string, fields: Record<string, string>) => void;
  settings: HandoffSettings;
};

type MaybeError = { error?: string };
