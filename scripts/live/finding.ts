import { messageOf } from '../lib/caught.ts';

/** What one line of the table says. */
export type Finding = {
  name: string;
  step: string;
  isRequired: boolean;
  /** `unread`: we could not find out. */
  state: 'ok' | 'missing' | 'unread';
  found: string;
  /** How to mend what is missing, or to make it readable. */
  fix: string;
};

/** Judges one thing about what was read. */
export type Check<Facts> = {
  fix: string;
  /** Whether it may be missing without people noticing or a broken promise. */
  isOptional?: boolean;
  judge: (facts: Facts) => Verdict;
};

export type Verdict = readonly [isOk: boolean, found: string];

/** Why something could not be read, for a person. */
export class UnreadError extends Error {
  /** What to do, so that it can be read. */
  readonly remedy: string;

  constructor(
    reason: string,
    remedy = 'Check your connection, then run it again.',
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.remedy = remedy;
  }
}

/** How long one call may take. */
export const CALL_TIMEOUT_MS = 10_000;

/**
 * @param remedy what to do when there is no answer
 * @throws {UnreadError}
 */
export async function ask(url: string, init?: RequestInit, remedy?: string) {
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  try {
    const answer = await fetch(url, { redirect: 'manual', signal, ...init });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch (cause) {
    throw new UnreadError(`${new URL(url).host} does not answer`, remedy, cause);
  }
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** @returns undefined for what is no JSON */
export function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * If the reading fails, so does every check of it, and none of another reading.
 * @param step the heading of the step of docs/deploy.md that sets it up
 */
export async function examine<Facts>(
  name: string,
  step: string,
  reading: Promise<Facts>,
  { fix, isOptional = false, judge }: Check<Facts>,
): Promise<Finding> {
  const line = { name, step, isRequired: !isOptional };
  try {
    const [isOk, found] = judge(await reading);
    return { ...line, state: isOk ? 'ok' : 'missing', found, fix };
  } catch (error) {
    const remedy = error instanceof UnreadError ? error.remedy : 'Run it again.';
    return { ...line, state: 'unread', found: messageOf(error), fix: remedy };
  }
}

export function either(isOk: boolean, good = 'on', bad = 'off'): Verdict {
  return [isOk, isOk ? good : bad];
}

/** @param bad the words before the list of what lacks */
export function lacks(
  missing: readonly (string | undefined)[],
  good: string,
  bad: string,
): Verdict {
  return either(missing.length === 0, good, `${bad} ${missing.join(', ')}`);
}

/** @param faults each in words, and whether it is there */
export function faultless(
  faults: readonly (readonly [isFault: boolean, words: string])[],
  good: string,
): Verdict {
  const found = faults.flatMap(([isFault, words]) => (isFault ? [words] : []));
  return either(found.length === 0, good, found.join(', '));
}

/** The step that deploys: what the later ones set up cannot be there yet. */
const DEPLOY_STEP = 18;

/**
 * The table of `npm run doctor -- --live`, and whether nothing required is missing or unread.
 * @param isDeploy the last step of a deploy, which holds no key of other services and comes before the last steps of the guide:
 *   what is unread, and what a later step sets up, is a note then
 */
export function report(findings: readonly Finding[], isDeploy = false) {
  const unread = findings.filter(({ state }) => state === 'unread');
  const fails = ({ isRequired, step }: Finding) =>
    isRequired && !(isDeploy && Number.parseInt(step, 10) > DEPLOY_STEP);
  const failed = findings.filter((finding) => finding.state === 'missing' && fails(finding));
  const remedies = new Set(unread.map(({ fix }) => `      → ${fix}`));
  const text = [
    ...findings.flatMap((finding) => describe(finding, fails(finding))),
    ...(unread.length === 0 ? [] : ['', 'To read the rest:', ...remedies]),
    '',
    `${findings.length} checks, ${failed.length} failed, ${unread.length} could not be read.`,
  ].join('\n');
  const isReadEnough = isDeploy || !unread.some(({ isRequired }) => isRequired);
  return { text, isFit: failed.length === 0 && isReadEnough };
}

function describe({ name, step, state, found, fix }: Finding, fails: boolean): string[] {
  const label = { ok: 'ok  ', missing: fails ? 'FAIL' : 'note', unread: '?   ' }[state];
  const words = state === 'unread' ? `could not be read: ${found}` : found;
  const line = `${label}  ${name.padEnd(22)} ${words}`;
  return state === 'missing' ? [line, `      → ${fix} (docs/deploy.md, ${step})`] : [line];
}
