import type { Page } from '@playwright/test';

/**
 * Weighs the scripts that a page fetches.
 * @returns what gives the kilobytes of those that have come so far
 */
export function weighScripts(page: Page) {
  const scripts: Promise<{ kilobytes: number; askedAt: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(
      request.sizes().then(({ responseBodySize }) => ({
        // What comes from the browser's cache has less than no body: the headers it did not receive are taken off.
        kilobytes: Math.max(0, responseBodySize) / 1000,
        askedAt: request.timing().startTime,
      })),
    );
  });
  /** @param before of those that were asked for by then, in milliseconds since the epoch */
  return async (before = Number.POSITIVE_INFINITY) =>
    (await Promise.all(scripts))
      .filter(({ askedAt }) => askedAt <= before)
      .reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}
