import { createSignal } from '@/lib/signal.ts';
import { readPendingSignOut } from './pending-sign-out.ts';
import { LAST_KNOWN_KEY, SESSION_HINT_KEY, SHOP_KEYS } from './storage-keys.ts';
import { forgetStored, readStored, watchStored, writeStored } from './storage.ts';
import { ASKED_ADDRESS_KEY, keepInTab, WEAK_PASSWORD_KEY } from './tab-storage.ts';

/**
 * Whether someone was signed in here when last checked, so that public pages can greet them without loading
 * the identity service. A hint only: nothing may be shown or allowed because of it.
 */
export function readSessionHint(): boolean {
  return isKept() && readPendingSignOut() === null;
}

const isKept = () => readStored(SESSION_HINT_KEY) === '1';

/** A session that ends removes what the dashboard and shop kept for its user; a visitor's things stay for when they sign in. */
export function writeSessionHint(signedIn: boolean): void {
  // In any case: another tab may have kept something at the very moment of the sign-out.
  if (!signedIn) {
    forgetStored([LAST_KNOWN_KEY]);
    for (const key of [WEAK_PASSWORD_KEY, ASKED_ADDRESS_KEY]) keepInTab(key, null);
  }
  if (isKept() === signedIn) return;
  writeStored(SESSION_HINT_KEY, signedIn ? '1' : null);
  if (!signedIn) forgetStored(Object.values(SHOP_KEYS));
  markSessionHint();
  changed.emit();
}

/** Passes the hint to the style sheet, which applies long before hydration (`with-session:` in base.css). */
export function markSessionHint(): void {
  document.documentElement.toggleAttribute('data-session', readSessionHint());
}

const changed = createSignal((emit) =>
  watchStored(SESSION_HINT_KEY, () => {
    markSessionHint();
    emit();
  }),
);

export const watchSessionHint = changed.subscribe;
