/** Resolves when the browser has nothing more urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      // oxlint-disable-next-line no-restricted-properties -- only where the browser has it
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    } else setTimeout(resolve, PAUSE_MS);
  });
}

/** Resolves when what a page shows first has had its time, and the browser is idle. */
export async function whenAtRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, FIRST_MS));
  await whenIdle();
}

/** Calls back after so many milliseconds unless cancelled. Answers with what cancels it. */
export function startTimer(ms: number, onTime: () => void): () => void {
  const timer = setTimeout(onTime, ms);
  return () => clearTimeout(timer);
}

const FIRST_MS = 1000;
/** A page in the background is hardly ever idle. */
const LONGEST_MS = 3000;
/** Where the browser cannot say that it is idle. */
const PAUSE_MS = 200;
