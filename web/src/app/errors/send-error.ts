import { matchPath } from 'react-router-dom';
import {
  BROWSER_ERROR_FRAMES,
  BROWSER_ERROR_NAMES,
  withoutValues,
  type BrowserError,
} from '@contract/browser/browser-errors.ts';
import type { AddressOf } from '@contract/endpoints.ts';
import { PATHS } from '@/site/paths.ts';
import { isChunkFailure } from '@/platform/connection/chunk-failure.ts';

/** Of one document. What goes wrong on and on is told once. */
const MOST_SENT = 5;
const ADDRESS: AddressOf<'POST /browser-errors'> = '/api/browser-errors';

/** What it needs to know of the page, and how it sends; a test hands in its own. */
export type ErrorPorts = {
  origin: string;
  path: () => string;
  /** The addresses of the document's scripts. */
  scripts: () => readonly string[];
  post: (address: string, error: BrowserError) => void;
};

export function createSendError({ origin, path, scripts, post }: ErrorPorts) {
  const sent = new Set<string>();
  return (error: unknown): void => {
    // A part that did not arrive says nothing of our code: the connection broke, or a new release has taken its place.
    if (!(error instanceof Error) || isChunkFailure(error)) return;
    const { stack = '' } = error;
    const frames = framesIn(stack, origin);
    // An extension's, or the help desk's.
    if (frames.length === 0 && FRAME_OF_ANY.test(stack)) return;
    const told: BrowserError = {
      name: BROWSER_ERROR_NAMES.find((name) => name === error.name) ?? 'Error',
      message: withoutValues(error.message),
      path: patternOf(path()),
      frames,
      release: releaseOf(scripts()),
    };
    const key = JSON.stringify(told);
    if (sent.has(key) || sent.size >= MOST_SENT) return;
    sent.add(key);
    post(ADDRESS, told);
  };
}

export const sendError = createSendError({
  origin: window.location.origin,
  path: () => window.location.pathname,
  scripts: () => [...document.scripts].map(({ src }) => src),
  post: (address, error) => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(error),
      credentials: 'omit',
      keepalive: true,
    } as const;
    // If this fails, there is no one left to tell.
    fetch(address, request).catch(() => undefined);
  },
});

/** Each browser writes a stack in its own way, and all write a place as its address, line and column. */
function framesIn(stack: string, origin: string): string[] {
  const found = [...stack.matchAll(/(https?:\/\/[^\s/]+)(\/assets\/[\w.-]+\.js:\d+:\d+)/g)];
  return found
    .flatMap(([, of, place = '']) => (of === origin ? [place] : []))
    .slice(0, BROWSER_ERROR_FRAMES);
}

const FRAME_OF_ANY = /:\/\/\S+:\d+:\d+/;

function patternOf(path: string): string {
  return Object.values(PATHS).find((pattern) => matchPath(pattern, path) !== null) ?? '*';
}

function releaseOf(scripts: readonly string[]): string {
  const names = scripts.map((address) => address.slice(address.lastIndexOf('/') + 1));
  return names.find((name) => /^index-[\w-]+\.js$/.test(name)) ?? 'unknown';
}
