import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isStrictDocument, PATHS } from '@/site/paths.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { leaveAtOnce } from '@/platform/early/leave-at-once.ts';
import { whenAtRest } from '@/platform/early/when-idle.ts';
import { readPendingSignOut } from '@/platform/storage/pending-sign-out.ts';
import { useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { writeStored } from '@/platform/storage/storage.ts';

/** What runs beside every page. Nothing here may delay a public page's first paint. */
export function Providers({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isSignedInHere = useSessionHint();
  const isIdle = useIdle();
  const isLeaving = new URLSearchParams(search).get('logout') === 'true';
  // A sign-out that an earlier page has begun is finished here.
  const needsSession = isLeaving || (isIdle && (isSignedInHere || readPendingSignOut() !== null));
  const hasSupport =
    isSignedInHere && isIdle && !isStrictDocument(pathname) && pathname !== PATHS.logout;

  useEffect(() => {
    writeStored('theme', 'light');
  }, []);

  // Within the app as well, where no document begins.
  useEffect(() => {
    if (isLeaving) leaveAtOnce();
  }, [isLeaving]);

  useEffect(() => {
    if (needsSession) {
      void loadPart(() => import('@/features/session/session-guards.ts')).then((guards) =>
        guards.installSessionGuards(),
      );
    }
  }, [needsSession]);

  useEffect(() => {
    if (pathname !== PATHS.login) return undefined;
    const leaving = new AbortController();
    import('./prefetch-dashboard.ts').then(
      ({ prefetchDashboardOnFocus }) => prefetchDashboardOnFocus(leaving.signal),
      // What is missing then is fetched when the dashboard is opened.
      () => undefined,
    );
    return () => leaving.abort();
  }, [pathname]);

  return (
    <>
      {children}
      {hasSupport && (
        <Suspense fallback={null}>
          <Support />
        </Suspense>
      )}
    </>
  );
}

const Support = lazy(async () => {
  // The button opens the chat without it.
  await whenAtRest();
  const { SupportWidget } = await loadPart(() => import('@/features/support/support-widget.tsx'));
  return { default: SupportWidget };
});

/** True once the first page is painted and the browser is idle. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const become = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(become, 300);
      return () => clearTimeout(timer);
    }
    // oxlint-disable-next-line no-restricted-properties -- only where the browser has it
    const handle = window.requestIdleCallback(become, { timeout: 3000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
