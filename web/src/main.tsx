import { watchErrors } from '@/app/errors/watch-errors.ts';
import { isOldBrowser } from '@/platform/early/old-browser.ts';
import { leaveAtOnce } from '@/platform/early/leave-at-once.ts';
import { markSessionHint } from '@/platform/storage/session-hint.ts';

const container = document.getElementById('root');
if (isOldBrowser()) document.documentElement.dataset['oldBrowser'] = '';
else if (container !== null) {
  watchErrors();
  leaveAtOnce();
  markSessionHint();
  // Who is signed in is looked up while the page's own parts are still being read. Its guard asks again if this fails.
  if (container.dataset['guarded'] !== undefined) {
    void import('@/features/session/session.ts').then(
      ({ sessionStore }) => sessionStore.followAccount(),
      () => undefined,
    );
  }
  // A prerendered page has only the styles of what it shows, and adds its fonts itself.
  const sheet = container.dataset['styles'];
  const isReady = sheet === undefined ? null : addStyleSheet(sheet);
  if (sheet === undefined) void import('@/fonts/fonts.ts');
  void Promise.all([import('@/app/start.tsx'), isReady]).then(([{ start }]) => start(container));
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
