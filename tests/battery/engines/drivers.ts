// The engines, each behind the same few calls.
import type { Target } from './locate.ts';
import type { createNoise } from './noise.ts';

export const ENGINES: Record<string, (how: Start) => Promise<Driver>> = {
  chromium: async (how) => (await import('./puppeteer.ts')).launchChromium(how),
  firefox: async (how) => (await import('./puppeteer.ts')).launchFirefox(how),
  webkit: async (how) => (await import('./webkit.ts')).launch(how),
};

export const WINDOW = { width: 1280, height: 900 };

/** `proxy`, as `host:port`, is for all that is not this machine. */
export type Start = { proxy: string; logs: string };

export type Driver = {
  ownHosts: string[]; // what the browser itself requests
  openPage: () => Promise<Page>;
  close: () => Promise<void>;
};

/** A window of a browser that has not been used before. */
export type Page = {
  version: string; // of the browser
  goto: (url: string) => Promise<void>; // may resolve while the old document is still there
  reload: () => Promise<void>;
  run: <A, R>(inPage: (argument: A) => R, argument?: A) => Promise<R>; // calls a function in the page
  click: (target: Target) => Promise<void>; // with the engine's own pointer; see `locate`
  fill: (target: Target, text: string) => Promise<void>; // replaces a field's content
  noise: ReturnType<typeof createNoise>; // console messages and page errors
  screenshot: (file: string) => Promise<void>;
  close: () => Promise<void>;
};
