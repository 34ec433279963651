import { ROUTES } from './routes.ts';
import { readCarriedTarget } from '@/features/handoff/carried-target.ts';
import { handoffSettings } from '@/features/handoff/handoff-settings.ts';
import { loadAuth, loadFirestoreCode } from '@/platform/firebase.ts';
import { loadAhead } from '@/platform/load-ahead.ts';
import { PATHS } from '@/site/paths.ts';

/**
 * Fetches what the dashboard consists of while someone is still filling in the form that leads there.
 * @returns how to stop waiting for that
 */
export function prefetchDashboardOnFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    stop();
    // A hand-off leads elsewhere, and has no time to lose either.
    const carried = readCarriedTarget(window.location.search, handoffSettings());
    if (!('query' in carried)) prefetchDashboard();
  };
  const stop = () => document.removeEventListener('focusin', onFocus);
  document.addEventListener('focusin', onFocus);
  return stop;
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
