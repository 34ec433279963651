// How long a test may take depends on how busy the computer is. One factor stretches every time limit of the suites.

const MINUTE_MS = 60_000;
const MOST = 6;
/** What the piece of work takes on an idle core of an ordinary computer, in milliseconds. */
const IDLE_MS = 100;
const ROUNDS = 60_000_000;
/** A test may set the clock of this process. */
const now = performance.now.bind(performance);

/** What the stack was started with: its limits are stretched by so much for as long as it runs. */
const LEAST = Number(process.env['TIME_LIMIT_FACTOR'] || 1);

let factor = LEAST;
let measuredAt = Number.NEGATIVE_INFINITY;

/**
 * Stretches a time limit of a test by what a fixed piece of work takes longer than on an idle computer: from once to six times.
 * Measured when it is first asked for, and again after a minute.
 * @param ms the limit for an idle computer, in milliseconds
 */
export function stretched(ms: number): number {
  if (now() - measuredAt > MINUTE_MS) {
    const begun = now();
    work();
    measuredAt = now();
    factor = Math.min(Math.max((measuredAt - begun) / IDLE_MS, LEAST), MOST);
  }
  return ms * factor;
}

function work(): number {
  let state = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return state;
}
