import { PLAN_TIME_HEADER } from '@contract/api.ts';
import { BROWSER_HEADER, REFUSAL_HEADER } from '@contract/sign-in.ts';
import type {
  AnswerOf,
  BodyKey,
  BodyOf,
  EndpointKey,
  FileKey,
  ParamOf,
  QueryOf,
} from '@contract/endpoints.ts';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@contract/errors.ts';
import { anySignal } from '@/lib/any-signal.ts';
import { isRecord } from '@/lib/is-record.ts';
import { parseJson } from '@/lib/parse-json.ts';
import { loadAuth } from './firebase/firebase.ts';
import { planClock } from './plan-clock.ts';
import { readEarlyToken } from './early/stored-user.ts';
import { readBrowserId } from './storage/browser-id.ts';

/** An API call that did not succeed. `message` is a sentence that can be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when no answer was received. */
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'timeout' | 'no_token' | 'unreadable';
  /** Names the call in the server's log. */
  readonly requestId: string | null;
  /** True when `message` is the server's own `error` field. */
  readonly fromServer: boolean;

  constructor(
    message: string,
    facts: Pick<ApiError, 'status' | 'code'> & Partial<Pick<ApiError, 'requestId' | 'fromServer'>>,
  ) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId ?? null;
    this.fromServer = facts.fromServer ?? false;
  }
}

/** How the client reaches the network and the identity service; a test hands in its own. */
export type ApiPorts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /**
   * @param options.isReading what acts on the account waits until the identity service has confirmed its session
   * @returns null when no one is signed in
   */
  getToken: (options: TokenNeeds) => Promise<string | null>;
  /** The id by which the API knows this browser again; null where none can be kept. */
  readBrowser: () => string | null;
  /** Is told the time that an answer tells; null if it tells none. */
  hearPlanTime: (told: string | null) => void;
  /** Is told that a session was refused whose token was new, and why, where the API says so. */
  hearRefusal: (why: string | null) => void;
  timeoutMs: number;
  /** For a whole file. */
  fileTimeoutMs: number;
};

type TokenNeeds = { fresh: boolean; isReading: boolean };

/** The options of a call: everything that its path and body need, and any of its query. */
type CallOptions<K extends EndpointKey> = { signal?: AbortSignal } & ([ParamOf<K>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamOf<K>, string> }) &
  (K extends BodyKey ? { body: BodyOf<K> } : { body?: undefined }) & {
    query?: QueryOf<K>;
  };

/** The options are optional if the endpoint needs nothing. */
type Options<K extends EndpointKey> =
  Unneeded extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];
type Unneeded = { signal?: AbortSignal };

export function createApiClient(ports: ApiPorts) {
  async function send<T>(
    key: EndpointKey,
    options: Sent,
    { read, timeoutMs, isPublic = false }: Reading<T>,
    fresh = false,
  ): Promise<T> {
    const { body, signal } = options;
    const { method, address } = addressOf(key, options);
    const token = isPublic ? null : await readToken(ports, { fresh, isReading: method === 'GET' });
    const browser = ports.readBrowser();
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await ports.fetch(address, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(browser !== null && { [BROWSER_HEADER]: browser }),
          'content-type': 'application/json',
          accept: 'application/json',
        },
        cache: 'no-store',
        credentials: 'omit',
        signal: signal === undefined ? deadline : anySignal(signal, deadline),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      ports.hearPlanTime(answer.headers.get(PLAN_TIME_HEADER));
      // Refused before it expired: a renewed token tells a stale one from an ended session.
      if (answer.status === 401 && token !== null && !fresh) {
        return await send(key, options, { read, timeoutMs }, true);
      }
      return await read(answer).catch((cause: unknown) => {
        const isRefused = cause instanceof ApiError && cause.code === 'unauthenticated';
        if (token !== null && isRefused) ports.hearRefusal(answer.headers.get(REFUSAL_HEADER));
        throw cause;
      });
    } catch (cause) {
      if (cause instanceof ApiError || signal?.aborted === true) throw cause;
      throw deadline.aborted
        ? new ApiError('The server took too long to answer. Please try again.', {
            status: 0,
            code: 'timeout',
          })
        : new ApiError('The server could not be reached. Check your connection and try again.', {
            status: 0,
            code: 'network',
          });
    }
  }

  return {
    api: <K extends Exclude<EndpointKey, FileKey>>(key: K, ...[options]: Options<K>) =>
      send(key, options ?? {}, { read: readAnswer<K>, timeoutMs: ports.timeoutMs }),
    apiPublic: <K extends Exclude<EndpointKey, FileKey>>(key: K, ...[options]: Options<K>) =>
      send(key, options ?? {}, { read: readAnswer<K>, timeoutMs: ports.timeoutMs, isPublic: true }),
    apiFile: <K extends FileKey>(key: K, ...[options]: Options<K>) =>
      send(key, options ?? {}, { read: readFile, timeoutMs: ports.fileTimeoutMs }),
  };
}

/** The server's own limit for an answer. */
const TIMEOUT_MS = 25_000;
/** Time for 10 MB over a slow line. */
const FILE_TIMEOUT_MS = 300_000;

type OnRefused = (why: string | null) => void;
const refusalListeners = new Set<OnRefused>();

/** Calls back when the session was refused although its token was new: it was ended. `why` is the API's word for it. */
export function onRefused(listener: OnRefused): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

const client = createApiClient({
  fetch: (address, init) => fetch(address, init),
  getToken: async ({ fresh, isReading }) => {
    const early = isReading && !fresh ? readEarlyToken() : null;
    if (early !== null) return early;
    const auth = await loadAuth();
    await auth.ready();
    return auth.currentUser() === null ? null : auth.idToken({ fresh });
  },
  readBrowser: readBrowserId,
  hearPlanTime: planClock.hear,
  hearRefusal: (why) => refusalListeners.forEach((listener) => listener(why)),
  timeoutMs: TIMEOUT_MS,
  fileTimeoutMs: FILE_TIMEOUT_MS,
});

/**
 * Calls an endpoint of the API as the signed-in person.
 * @throws {ApiError} also 'User not authenticated' and 'Failed to get authentication token'
 */
export const { api } = client;

/**
 * Calls an endpoint that needs no session, and says nothing of one.
 * @throws {ApiError}
 */
export const { apiPublic } = client;

/**
 * Fetches a file from the API, in the same way.
 * @throws {ApiError}
 */
export const { apiFile } = client;

type Reading<T> = {
  read: (answer: Response) => Promise<T>;
  timeoutMs: number;
  isPublic?: boolean;
};

type Sent = {
  signal?: AbortSignal | undefined;
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  body?: unknown;
};

function addressOf(key: EndpointKey, { params = {}, query = {} }: Sent) {
  const [method = '', pattern = ''] = key.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return { method, address: `/api${path}${asked.length > 0 ? '?' : ''}${asked.join('&')}` };
}

async function readToken({ getToken }: ApiPorts, needs: TokenNeeds): Promise<string> {
  let token: string | null;
  try {
    token = await getToken(needs);
  } catch {
    throw new ApiError('Failed to get authentication token', { status: 0, code: 'no_token' });
  }
  if (token === null) {
    throw new ApiError('User not authenticated', { status: 401, code: 'unauthenticated' });
  }
  return token;
}

async function readAnswer<K extends EndpointKey>(answer: Response): Promise<AnswerOf<K>> {
  const text = await answer.text();
  const body = parseJson(text);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own API answers what the contract says of this endpoint
  if (answer.ok && body !== undefined) return body as AnswerOf<K>;
  return refuse(answer, body);
}

async function readFile(answer: Response): Promise<Blob> {
  return answer.ok ? answer.blob() : refuse(answer, parseJson(await answer.text()));
}

/** @throws {ApiError} always */
function refuse(answer: Response, body: unknown): never {
  const { error, code, requestId }: Partial<Record<keyof ErrorBody, unknown>> = isRecord(body)
    ? body
    : {};
  const hasError = typeof error === 'string' && error !== '';
  throw new ApiError(
    hasError ? error : `The server's answer could not be used (${answer.status}).`,
    {
      status: answer.status,
      code: isErrorCode(code) ? code : 'unreadable',
      requestId: typeof requestId === 'string' ? requestId : null,
      fromServer: hasError,
    },
  );
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}
