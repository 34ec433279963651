// The engines, each behind the same few calls.
import { installPackages, mayInstallPackages } from '../../../scripts/computer/debian.ts';
import type { Target } from './locate.ts';
import type { createNoise } from './noise.ts';

export const ENGINES: Record<string, Open> = {
  chromium: async () => (await import('./puppeteer.ts')).openChromium(),
  firefox: async () => (await import('./puppeteer.ts')).openFirefox(),
  webkit: async (logs) => (await import('./webkit.ts')).openWebKit(logs),
};

export const WINDOW = { width: 1280, height: 900 };

/** Installs Debian packages where this process may. @throws an error that says what to install by hand */
export async function ensureInstalled(name: string, packages: string[], isThere: () => boolean) {
  if (!isThere() && mayInstallPackages()) {
    console.log(`Installing ${name} from the distribution …`);
    await installPackages(...packages);
  }
  if (!isThere()) {
    throw new Error(
      `No ${name}, and it could not be installed. Install it (Debian: apt-get install ${packages.join(' ')}) and run this again.`,
    );
  }
}

/** `logs` is a folder. */
export type Open = (logs: string) => Promise<Page>;

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
