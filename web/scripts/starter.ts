// The only script that stands inside a document. Its hash is in the content security policy, so its text must not vary
// from page to page: what does vary are its tag's attributes.
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import * as keys from '../src/platform/storage/storage-keys.ts';

// Not imported by name: Vitest renames such a name where it is used, and these must stand in the function's text as they are.
const { SESSION_HINT_KEY, CHAT_CONSENT_KEY } = keys;

/**
 * Runs in the browser, before anything is painted, on pages that are complete without the app.
 * - Tells the style sheet whether someone was signed in here (see `platform/storage/session-hint.ts`).
 * - Adds the fonts and the manifest when the page stands on the screen: the fallbacks carry it till then, for on a slow
 *   line a font costs as much time as the page.
 * - Starts the app at the first sign of intent. It starts automatically, when the page has loaded and is at rest, only
 *   where the HTML cannot know something: a session, a chat that was agreed to or a state that the address names.
 */
function waitForIntent() {
  if (document.currentScript === null) return;
  const { app, fonts, manifest, live } = document.currentScript.dataset;
  const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
  const add = (name: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const start = (event?: Partial<PointerEvent>) => {
    // Browsers report a move to a page that opens under a pointer at rest.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return;
    intents.forEach((intent) => removeEventListener(intent, start));
    // A module is fetched and run once, however often it is imported.
    add('script', { type: 'module', src: app });
  };
  let isNeeded = live === '' || location.search !== '';
  try {
    const isSignedIn = localStorage.getItem(SESSION_HINT_KEY) === '1';
    document.documentElement.toggleAttribute('data-session', isSignedIn);
    isNeeded ||= isSignedIn || localStorage.getItem(CHAT_CONSENT_KEY) === '1';
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
  `(${waitForIntent.toString()})()`
    .replace('SESSION_HINT_KEY', `'${SESSION_HINT_KEY}'`)
    .replace('CHAT_CONSENT_KEY', `'${CHAT_CONSENT_KEY}'`),
).code;

/** As a source of `script-src` (CSP level 2). */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;
