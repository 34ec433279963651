import type { Page, Request } from '@playwright/test';

/**
 * Collects the scripts that a page fetches.
 * @returns what gives those that have come so far
 */
export function collectScripts(page: Page) {
  const scripts: Promise<Script>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(weigh(request));
  });
  return () => Promise.all(scripts);
}

async function weigh(request: Request): Promise<Script> {
  const { responseBodySize } = await request.sizes();
  return {
    name: new URL(request.url()).pathname.split('/').at(-1) ?? '',
    // What comes from the browser's cache has less than no body: the headers it did not receive are taken off.
    kilobytes: Math.max(0, responseBodySize) / 1000,
    askedAt: request.timing().startTime,
  };
}

/** `askedAt` is in milliseconds since the epoch. */
type Script = { name: string; kilobytes: number; askedAt: number };
