// The only script that stands inside a document. Its hash is in the content security policy, so its text must not vary
// from page to page: what does vary are its tag's attributes.
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { isOldBrowser } from '../src/platform/early/old-browser.ts';
import * as keys from '../src/platform/storage/storage-keys.ts';

// Not imported by name: Vitest renames such a name where it is used, and these must stand in the function's text as they are.
const { SESSION_HINT_KEY, CHAT_CONSENT_KEY, LAST_KNOWN_KEY, PENDING_SIGN_OUT_KEY } = keys;

/**
 * Runs in the browser, before anything is painted, on pages that are complete without the app.
 * - Leaves the page as it is, with a sentence, in a browser that is too old for the app.
 * - Forgets the session where the address asks to sign out, which the app then does (see `platform/early/leave-at-once.ts`).
 * - Stores the theme, which is always light.
 * - Tells the style sheet whether someone was signed in here (see `platform/storage/session-hint.ts`).
 * - Adds the fonts and the manifest when the page stands on the screen: the fallbacks carry it till then, for on a slow
 *   line a font costs as much time as the page.
 * - Starts the app at the first sign of intent. It starts automatically, when the page has loaded and is at rest, only
 *   where the HTML cannot know something: a session, a chat that was agreed to or a state that the address names.
 */
function waitForIntent(isOld: boolean) {
  document.documentElement.toggleAttribute('data-old-browser', isOld);
  if (isOld || document.currentScript === null) return;
  const { app, fonts, manifest, live } = document.currentScript.dataset;
  const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
  const add = (name: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const start = (event?: Partial<PointerEvent>) => {
    // Browsers report a move to a page that opens under a pointer at rest.
    if (event && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    intents.forEach((intent) => removeEventListener(intent, start));
    // A module is fetched and run once, however often it is imported.
    add('script', { type: 'module', src: app });
  };
  let isNeeded = live === '' || location.search !== '';
  try {
    if (/[?&]logout=true(&|$)/.test(location.search)) {
      localStorage.setItem(PENDING_SIGN_OUT_KEY, '{}');
      localStorage.removeItem(LAST_KNOWN_KEY);
    }
    const isSignedIn =
      localStorage.getItem(SESSION_HINT_KEY) === '1' &&
      localStorage.getItem(PENDING_SIGN_OUT_KEY) === null;
    document.documentElement.toggleAttribute('data-session', isSignedIn);
    isNeeded = isNeeded || isSignedIn || localStorage.getItem(CHAT_CONSENT_KEY) === '1';
    // Last, because a browser whose storage is full refuses it.
    localStorage.setItem('theme', 'light');
  } catch {
    // The browser blocks storage.
  }
  intents.forEach((intent) => addEventListener(intent, start, { passive: true }));
  addEventListener('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      add('script', { type: 'module', src: fonts });
      add('link', { rel: 'manifest', href: manifest });
      if (isNeeded) setTimeout(start, 200);
    }).observe({ type: 'paint', buffered: true }),
  );
}

/** With its keys written out, and small: every document carries it, and the first ones must fit into one round trip. */
export const STARTER = minifySync(
  'starter.js',
  `(${waitForIntent.toString()})((${isOldBrowser.toString()})())`
    .replaceAll('SESSION_HINT_KEY', `'${SESSION_HINT_KEY}'`)
    .replaceAll('LAST_KNOWN_KEY', `'${LAST_KNOWN_KEY}'`)
    .replaceAll('PENDING_SIGN_OUT_KEY', `'${PENDING_SIGN_OUT_KEY}'`)
    .replaceAll('CHAT_CONSENT_KEY', `'${CHAT_CONSENT_KEY}'`),
  // An old browser has to read it as well.
  { compress: { target: 'es2015' } },
).code;

/** As a source of `script-src` (CSP level 2). */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;
