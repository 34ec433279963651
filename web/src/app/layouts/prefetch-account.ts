import { loadPageMeta } from '../root-loader.ts';
import { ROUTES } from '../routes.ts';
import { PATHS } from '@/site/paths.ts';
import { whenAtRest, whenIdle } from '@/platform/early/when-idle.ts';

/** Fetches what the account's pages consist of, one part at a time, so that they open without a connection too. */
export async function prefetchAccount(): Promise<void> {
  await whenAtRest();
  for (const load of parts()) {
    await whenIdle();
    // What is missing then is fetched when its page is opened.
    await load().catch(() => undefined);
  }
}

function parts(): (() => Promise<unknown>)[] {
  const rows = ROUTES.filter(({ layout, path }) => layout === 'account' || path === PATHS.logout);
  return [
    () => loadPageMeta(PATHS.dashboard),
    ...rows.map(({ page }) => page),
    () => import('@/features/billing/buy/plan-picker.tsx'),
    () => import('@/features/billing/buy/chosen-plan.tsx'),
    () => import('./auth-layout.tsx'),
    () => import('@/ui/toast/toast-container.tsx'),
  ];
}
