import { within } from '../../functions/src/concurrency/deadline.ts';
import { ask, parseJson, UnreadError } from './finding.ts';

/** Away from Google's cloud, the library also looks for a machine that would vouch for us. */
const SIGN_IN_TIMEOUT_MS = 20_000;

const SIGN_IN = 'Sign in: gcloud auth application-default login';
/** No credentials here, or ones that have expired. */
const SIGNED_OUT = /default credentials|invalid_grant|invalid_rapt/;

/**
 * Calls Google's APIs as the person who runs the command.
 * @param token makes an access token of that person
 */
export function createGoogle(project: string, token: () => Promise<string>) {
  let signedIn: Promise<string> | undefined;

  /**
   * @param asked what is sent; a POST may send nothing
   * @returns what Google answers, or null if it knows no such thing
   * @throws {UnreadError}
   */
  async function readKnown(url: string, method: 'GET' | 'POST' = 'GET', asked?: object) {
    const authorization = `Bearer ${await (signedIn ??= signIn(token))}`;
    // Google counts calls of a person, other than those of a service account, for the project that this header names.
    const headers = { authorization, 'x-goog-user-project': project };
    const body = asked && { body: JSON.stringify(asked) };
    const answer = await ask(url, { method, headers, ...body });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw refusal(url, answer.status, answer.body);
    const known = parseJson(answer.body);
    if (known) return known;
    throw new UnreadError(
      `${new URL(url).host} answers in a form that we do not know`,
      'Its API may have changed: compare scripts/live with its reference.',
    );
  }

  /** @throws {UnreadError} also if Google knows no such thing */
  async function read(url: string, method?: 'GET' | 'POST', asked?: object) {
    const found = await readKnown(url, method, asked);
    if (found !== null) return found;
    throw new UnreadError(
      `${new URL(url).host} knows no project ${project}`,
      'Check the name of the project, and that your account may see it.',
    );
  }

  return { read, readKnown, project };
}

export type Google = ReturnType<typeof createGoogle>;

async function signIn(token: () => Promise<string>): Promise<string> {
  try {
    return await within(SIGN_IN_TIMEOUT_MS, token, () => new Error('no answer in time'));
  } catch (cause) {
    const isSignedOut = cause instanceof Error && SIGNED_OUT.test(cause.message);
    throw isSignedOut
      ? new UnreadError('you are not signed in to Google here', SIGN_IN, cause)
      : new UnreadError('Google’s sign-in does not answer', undefined, cause);
  }
}

function refusal(url: string, status: number, body: string): UnreadError {
  if (status === 401) return new UnreadError('Google refuses your sign-in', SIGN_IN);
  // Its words name the API that is off, or the permission that is missing: https://google.aip.dev/193
  const answer: { error?: { message?: string } } | undefined = parseJson(body);
  const words = answer?.error?.message;
  return new UnreadError(
    `${new URL(url).host} answers ${status}${words ? `: ${words}` : ''}`,
    status === 403
      ? 'Turn on the API that is named (gcloud services enable <name>), or ask an owner of the project for the roles that docs/deploy.md names for this command.'
      : 'Run it again in a minute.',
  );
}
