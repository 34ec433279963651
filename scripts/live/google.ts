import { z } from 'zod';
import { within } from '../../functions/src/consistency/time-limit.ts';
import { UnreadError } from './finding.ts';

/** Away from Google's cloud, the library also looks for a machine that would vouch for us. */
const SIGN_IN_TIMEOUT_MS = 20_000;

const SIGN_IN = 'Sign in: gcloud auth application-default login';
const CHECK_CONNECTION = 'Check your connection, then run it again.';
const NO_SIGN_IN = 'Google’s sign-in does not answer';
/** No credentials here, or ones that have expired. */
const SIGNED_OUT = /default credentials|invalid_grant|invalid_rapt/;

type Parts = {
  fetch: typeof globalThis.fetch;
  /** An access token of the person who asks. */
  token: () => Promise<string>;
  project: string;
  /** How long one call may take. */
  timeoutMs: number;
};

/** Calls Google's APIs as the person who runs the command. */
export function createGoogle({ fetch, token, project, timeoutMs }: Parts) {
  let signedIn: Promise<string> | undefined;

  /**
   * @returns what Google answers, or null if it knows no such thing
   * @throws {UnreadError}
   */
  async function readKnown<T>(
    schema: z.ZodType<T>,
    url: string,
    method: 'GET' | 'POST' = 'GET',
  ): Promise<T | null> {
    const authorization = `Bearer ${await (signedIn ??= signIn(token))}`;
    // Google counts calls of a person, other than those of a service account, for the project that this header names.
    const headers = { authorization, 'x-goog-user-project': project };
    const { status, body } = await within(
      timeoutMs,
      async (signal) => {
        const answer = await fetch(url, { method, headers, signal });
        return { status: answer.status, body: await answer.text() };
      },
      () => silent(url),
    ).catch((error: unknown) => {
      throw error instanceof UnreadError ? error : silent(url, error);
    });
    if (status === 404) return null;
    if (status !== 200) throw refusal(url, status, body);
    const parsed = schema.safeParse(parseJson(body));
    if (!parsed.success) throw strange(url, z.prettifyError(parsed.error));
    return parsed.data;
  }

  /** @throws {UnreadError} also if Google knows no such thing */
  async function read<T>(schema: z.ZodType<T>, url: string, method?: 'GET' | 'POST'): Promise<T> {
    const found = await readKnown(schema, url, method);
    if (found === null) {
      throw new UnreadError(
        `${hostOf(url)} knows no project ${project}`,
        'Check the name of the project, and that your account may see it.',
      );
    }
    return found;
  }

  return { read, readKnown, project };
}

export type Google = ReturnType<typeof createGoogle>;

async function signIn(token: Parts['token']): Promise<string> {
  try {
    return await within(SIGN_IN_TIMEOUT_MS, token, () => new Error('no answer in time'));
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : '';
    const isSignedOut = SIGNED_OUT.test(words);
    const reason = isSignedOut ? 'you are not signed in to Google here' : NO_SIGN_IN;
    throw new UnreadError(reason, isSignedOut ? SIGN_IN : CHECK_CONNECTION, { cause });
  }
}

function silent(url: string, cause?: unknown): UnreadError {
  const reason = `${hostOf(url)} does not answer`;
  return new UnreadError(reason, CHECK_CONNECTION, { cause });
}

function strange(url: string, fault: string): UnreadError {
  return new UnreadError(
    `${hostOf(url)} answers in a form that we do not know (${fault.replaceAll(/\s+/g, ' ')})`,
    'Its API may have changed: compare scripts/live with its reference.',
  );
}

function refusal(url: string, status: number, body: string): UnreadError {
  if (status === 401) return new UnreadError('Google refuses your sign-in', SIGN_IN);
  const { reason, metadata } = readDetail(body);
  if (reason === 'SERVICE_DISABLED') {
    const service = metadata['service'] ?? hostOf(url);
    return new UnreadError(
      `${service} is off in this project`,
      `Turn it on: gcloud services enable ${service}`,
    );
  }
  if (status === 403) {
    const permission = metadata['permission'] ?? `a permission for ${hostOf(url)}`;
    return new UnreadError(
      `your account lacks ${permission}`,
      'Ask an owner of the project for the roles that docs/deploy.md names for this command.',
    );
  }
  return new UnreadError(`${hostOf(url)} answers ${status}`, 'Run it again in a minute.');
}

/** https://google.aip.dev/193 */
const Refusal = z.object({
  error: z.object({
    details: z
      .array(
        z.looseObject({
          reason: z.string().optional(),
          metadata: z.record(z.string(), z.string()).optional(),
        }),
      )
      .default([]),
  }),
});

function readDetail(body: string): { reason?: string; metadata: Record<string, string> } {
  const parsed = Refusal.safeParse(parseJson(body));
  const details = parsed.success ? parsed.data.error.details : [];
  const told = details.find(({ reason }) => reason !== undefined);
  return told?.reason === undefined
    ? { metadata: {} }
    : { reason: told.reason, metadata: told.metadata ?? {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hostOf(url: string): string {
  return new URL(url).host;
}
