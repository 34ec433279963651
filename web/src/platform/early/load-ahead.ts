import { connection } from '../connection/connection.ts';

const loading = new Set<Promise<unknown>>();

/** Fetches parts that the next document needs, so that it finds them in the browser's cache. A failure shows when they are needed. */
export function loadAhead(parts: readonly (() => Promise<unknown>)[]): void {
  if (connection.isDoubtful()) return;
  for (const load of parts) {
    const part = load()
      .catch(() => undefined)
      .finally(() => loading.delete(part));
    loading.add(part);
  }
}

/**
 * Resolves when no part is on its way any more: to leave the document would break off its transfer, and the next document would begin it
 * again. It waits no longer than that takes on an ordinary line.
 */
export async function whenLoadedAhead(): Promise<void> {
  await Promise.race([
    Promise.all(loading),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}

const LONGEST_MS = 1_000;
