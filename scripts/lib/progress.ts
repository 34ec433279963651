// Says what is being done and for how long: in a line at the start, one at the end, and one now and then in between.
const REMINDER_MS = 10_000;

export function createProgress(print: (text: string) => void = console.log) {
  const timers = new Set<NodeJS.Timeout>();

  /** @returns what the promise resolves with */
  async function during<T>(label: string, promise: Promise<T>) {
    const startedAt = Date.now();
    const text = () => `${label}, ${elapsed(Date.now() - startedAt)}`;
    print(`${label} …`);
    const timer = setInterval(() => print(`  ${text()}`), REMINDER_MS).unref();
    timers.add(timer);
    try {
      const result = await promise;
      print(text());
      return result;
    } finally {
      clearInterval(timer);
    }
  }

  /** For an early exit: says no more of what is still under way. */
  function end() {
    for (const timer of timers) clearInterval(timer);
  }

  return { print, during, end };
}

/** Minutes and seconds, such as `1:05`. */
function elapsed(milliseconds: number) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export type Progress = ReturnType<typeof createProgress>;
