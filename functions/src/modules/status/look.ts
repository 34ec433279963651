import { within } from '../../concurrency/deadline.ts';
import type { PartState, StatusPart } from '../../contract/status.ts';
import { SECOND_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';

const PATIENCE_MS = 5 * SECOND_MS;
/** A single answer may get lost. */
const FAILURES_UNTIL_DOWN = 2;

export type Look = () => Promise<PartState>;

/**
 * A look at one part, which never throws: one that fails is troubled, and down when it fails again. What was found is kept for a
 * while, a failure is not.
 * @param ask throws if the part does not answer; null where the deployment has no such part
 */
export function createLook(
  part: StatusPart,
  ask: (() => Promise<PartState>) | null,
  { keepMs = 0, now, log }: { keepMs?: number; now: () => Date; log: Log },
): Look {
  let kept: { state: PartState; until: number } | null = null;
  let failures = 0;
  return async () => {
    if (ask === null) return 'unknown';
    const at = now().getTime();
    if (kept !== null && at < kept.until) return kept.state;
    try {
      const state = await within(PATIENCE_MS, ask, () => new Error('no answer in time'));
      kept = { state, until: at + keepMs };
      failures = 0;
      return state;
    } catch (error) {
      failures += 1;
      const isDown = failures >= FAILURES_UNTIL_DOWN;
      log(isDown ? 'ERROR' : 'WARNING', 'part_not_answering', {
        reason: part,
        ...describeError(error),
      });
      return isDown ? 'down' : 'troubled';
    }
  };
}
