// A day of the schedule with that many people, by calls that are counted instead of made.

/** A page of the index, and as many additions at once, in seconds. Adding under a name takes Google tens of milliseconds. */
const PAGE_SECONDS = 0.15;
const ADD_SECONDS = 0.06;
const PAGE = 300;
const ADDED_AT_ONCE = 50;
/** As `lookAfter` is set. */
const DELIVERED_A_SECOND = 400;
const RUN_EVERY = 900;
const LOOK_EVERY = 3600;
const DAY = 86_400;

/** Everyone has a machine at rest, which is due an hour after its last look. The first day is for finding the rhythm. */
export function spendDay(people: number) {
  const dueAt = Float64Array.from({ length: people }, (_, index) => (index / people) * LOOK_EVERY);
  const day = { tasks: 0, runs: 0, longestRunSeconds: 0, longestQueueSeconds: 0 };
  for (let at = 0; at < 2 * DAY; at += RUN_EVERY) {
    let found = 0;
    for (let index = 0; index < people; index += 1) {
      if ((dueAt[index] ?? 0) > at) continue;
      dueAt[index] = at + found / DELIVERED_A_SECOND + LOOK_EVERY;
      found += 1;
    }
    if (at < DAY) continue;
    const pages = Math.floor(found / PAGE) + 2;
    const runSeconds = pages * PAGE_SECONDS + (found / ADDED_AT_ONCE) * ADD_SECONDS;
    day.tasks += found;
    day.runs += 1;
    day.longestRunSeconds = Math.max(day.longestRunSeconds, runSeconds);
    day.longestQueueSeconds = Math.max(day.longestQueueSeconds, found / DELIVERED_A_SECOND);
  }
  return day;
}
