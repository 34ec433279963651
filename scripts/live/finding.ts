import type { Step } from './steps.ts';

/** What one line of the table says. */
export type Finding = {
  name: string;
  /** `unread`: we could not find out. */
  state: 'ok' | 'missing' | 'unread';
  isRequired: boolean;
  found: string;
  /** How to mend what is missing, or to make it readable. */
  fix: string;
  step: Step;
};

/** Judges one thing about what was read. */
export type Check<Facts> = {
  name: string;
  /** The step of docs/deploy.md that sets it up. */
  step: Step;
  /** Whether people notice, or we break a promise, while it is missing. */
  isRequired: boolean;
  fix: string;
  judge: (facts: Facts) => Verdict;
};

type Verdict = { isOk: boolean; found: string };

/** Why something could not be read, for a person. */
export class UnreadError extends Error {
  /** What to do, so that it can be read. */
  readonly remedy: string;

  constructor(reason: string, remedy: string, options?: ErrorOptions) {
    super(reason, options);
    this.remedy = remedy;
  }
}

/** Reads once and judges what was read. If the reading fails, so does every check of it, and none of another reading. */
export async function examine<Facts>(
  read: () => Promise<Facts>,
  checks: readonly Check<Facts>[],
): Promise<Finding[]> {
  const facts = await read().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return checks.map(({ name, step, isRequired, fix, judge }) => {
    const line = { name, step, isRequired };
    if ('error' in facts) return { ...line, ...describeUnread(facts.error) };
    const { isOk, found } = judge(facts.value);
    return { ...line, state: isOk ? 'ok' : 'missing', found, fix };
  });
}

function describeUnread(error: unknown): Pick<Finding, 'state' | 'found' | 'fix'> {
  const isKnown = error instanceof UnreadError;
  const reason = error instanceof Error ? error.message : String(error);
  return { state: 'unread', found: reason, fix: isKnown ? error.remedy : 'Run it again.' };
}
