import { ROUTES } from './routes.ts';
import { readCarriedTarget } from '@/features/handoff/carried-target.ts';
import { handoffSettings } from '@/features/handoff/handoff-settings.ts';
import { anySignal } from '@/lib/any-signal.ts';
import { loadAuth, loadFirestoreCode } from '@/platform/firebase/firebase.ts';
import { loadAhead } from '@/platform/early/load-ahead.ts';
import { PATHS } from '@/site/paths.ts';

/** Fetches what the dashboard consists of while someone is filling in the form that leads there. Waits for that until `left`. */
export function prefetchDashboardOnFocus(left: AbortSignal): void {
  if (left.aborted) return;
  const fetchFor = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement)) return false;
    // A hand-off leads elsewhere, and has no time to lose either.
    const carried = readCarriedTarget(window.location.search, handoffSettings());
    if (!('query' in carried)) prefetchDashboard();
    return true;
  };
  if (fetchFor(document.activeElement)) return;
  const done = new AbortController();
  const onFocus = ({ target }: FocusEvent) => {
    if (fetchFor(target)) done.abort();
  };
  document.addEventListener('focusin', onFocus, { signal: anySignal(left, done.signal) });
}

function prefetchDashboard(): void {
  const row = ROUTES.find(({ path }) => path === PATHS.dashboard);
  loadAhead([
    loadAuth,
    () => import('./layouts/account-layout.tsx'),
    () => import('./guard.tsx'),
    async () => row?.page(),
    // Begins to load here as well, in the very moment of the sign-in.
    () => import('@/features/session/session-guards.ts'),
    loadFirestoreCode,
  ]);
}
