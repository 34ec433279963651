/** What a start runs of the deployment's schedules, which the emulator lacks. */
const MINUTE_MS = 60_000;

/**
 * As often as they are deployed, in milliseconds: a job that comes by only when the stand-ins' clock is moved keeps none of what
 * it promises. Left out are the nightly comparison, which a move by a day runs, and what goes on with it.
 */
const SCHEDULES = {
  watchStatus: MINUTE_MS,
  mailDue: MINUTE_MS,
  watchMachines: 5 * MINUTE_MS,
  machines: 15 * MINUTE_MS,
} as const;

/** The pages need these from the first minute on. The others wait for their turn, so that the first page has the computer. */
const AT_ONCE: readonly string[] = [
  'watchStatus',
  'watchMachines',
] satisfies (keyof typeof SCHEDULES)[];

/** @param api the emulator’s address of the function `api`. It numbers what it would run by a schedule */
export function runSchedules(api: string): void {
  for (const [name, everyMs] of Object.entries(SCHEDULES)) {
    const job = api.replace(/api$/, `${name}-0`);
    const run = () => void fetch(job, { method: 'POST' }).catch(() => undefined);
    if (AT_ONCE.includes(name)) run();
    setInterval(run, everyMs).unref();
  }
}
