import { useSyncExternalStore } from 'react';
import { personLocale, PRERENDER_LOCALE } from '@/platform/person-locale.ts';

/** The browser's locale; the prerender's own until the page has hydrated, so that both draw the same. */
export function useBrowserLocale(): string {
  return useSyncExternalStore(
    subscribeToLanguages,
    () => personLocale(undefined),
    () => PRERENDER_LOCALE,
  );
}

function subscribeToLanguages(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}
