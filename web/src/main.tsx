import fonts from '@/styles/fonts.css?url';
import { readChatConsent } from '@/platform/chat-consent.ts';
import { markSessionHint, readSessionHint } from '@/platform/session-hint.ts';

const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'];

markSessionHint();
const container = document.getElementById('root');
if (container?.dataset['rendering'] === 'static') {
  const isNeeded =
    readSessionHint() ||
    readChatConsent() ||
    window.location.search !== '' ||
    'live' in container.dataset;
  whenWanted(mount, isNeeded);
  // The fallbacks carry the first paint: on a slow line a font costs as much time as the page.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void addStyleSheet(fonts);
  }).observe({ type: 'paint', buffered: true });
} else {
  mount();
  void addStyleSheet(fonts);
}

function mount(): void {
  if (container === null) return;
  // A prerendered page has only the styles of what it shows.
  const sheet = container.dataset['styles'];
  void Promise.all([
    import('@/app/start.tsx'),
    sheet === undefined ? null : addStyleSheet(sheet),
  ]).then(([{ start }]) => start(container));
}

/** Resolves when the sheet is there, or cannot be had. */
function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    link.href = href;
    document.head.append(link);
  });
}

/**
 * A prerendered page can be read and used without a script, so the script keeps out of the way: it starts at
 * the first sign of intent. Only where there is something that the HTML cannot know, somebody's session or
 * a state that the address names, does it start by itself, when the page has loaded and is at rest.
 */
function whenWanted(run: () => void, isNeeded: boolean): void {
  const wake = new AbortController();
  const once = () => {
    if (wake.signal.aborted) return;
    wake.abort();
    run();
  };
  for (const intent of INTENTS) {
    window.addEventListener(intent, once, { passive: true, signal: wake.signal });
  }
  if (!isNeeded) return;
  const rest = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(once, { timeout: 2000 });
    else setTimeout(once, 200);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { signal: wake.signal });
}
