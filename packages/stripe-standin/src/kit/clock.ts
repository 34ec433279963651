import { isRecord } from './record.ts';
import { addIntervals, DAY, type Seconds } from './time.ts';

/** The stand-in's time: the machine's, moved ahead as told. */
export type Clock = {
  now: () => Seconds;
  /** How far it is ahead of the machine; not at all for a test clock, which has a time of its own. */
  movedBy: () => Seconds;
  /** Moves it forward; a moment in the past changes nothing. */
  moveTo: (at: Seconds) => void;
  /** Runs an act in the time of a test clock. The act is over when it returns, so nothing else sees that time. */
  during: <Result>(frozen: Seconds, act: () => Result) => Result;
  reset: () => void;
  /** Is told of each move of the time that all share, and of its return to the machine's; not of a test clock's. */
  onMove: (hear: () => void) => void;
};

export function createClock(machine: () => Seconds): Clock {
  const hearers: (() => void)[] = [];
  let ahead: Seconds = 0;
  let frozen: Seconds | null = null;
  const now = () => frozen ?? machine() + ahead;
  return {
    now,
    movedBy: () => (frozen === null ? ahead : 0),
    moveTo(at) {
      if (frozen !== null) {
        frozen = Math.max(frozen, at);
        return;
      }
      if (at <= now()) return;
      ahead += at - now();
      hearers.forEach((hear) => hear());
    },
    during(at, act) {
      const before = frozen;
      frozen = at;
      try {
        return act();
      } finally {
        frozen = before;
      }
    },
    reset() {
      if (ahead === 0) return;
      ahead = 0;
      hearers.forEach((hear) => hear());
    },
    onMove: (hear) => void hearers.push(hear),
  };
}

/** A clock that goes as the machine's until it is moved. */
export function createMachineClock(): Clock {
  return createClock(() => Math.floor(Date.now() / 1000));
}

const LONGEST_STEP = 5 * 366 * DAY;

/**
 * How far to move the clock: `'1 month'`, `{ days: 3 }` or `{ seconds: 90 }`, up to five years at once.
 * @returns null when it is none of these
 */
export function parseAdvance(advance: unknown, now: Seconds): Seconds | null {
  const target = parseTarget(advance, now);
  return target !== null && target > now && target - now <= LONGEST_STEP ? target : null;
}

function parseTarget(advance: unknown, now: Seconds): Seconds | null {
  if (isRecord(advance)) {
    const { days = 0, seconds = 0 } = advance;
    return typeof days === 'number' && typeof seconds === 'number'
      ? now + Math.round(days * DAY + seconds)
      : null;
  }
  const [, count, interval = ''] =
    /^(\d{1,4}) (minute|hour|day|month|year)s?$/.exec(String(advance)) ?? [];
  if (count === undefined) return null;
  return addIntervals(now, { interval }, Number(count));
}
