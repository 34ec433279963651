import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsRequested, subscribeToRequest } from './toast-request.ts';

/** Where toasts appear; mount it once. It loads nothing until the first toast. */
export function Toaster() {
  const wanted = useSyncExternalStore(subscribeToRequest, areToastsRequested, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <LazyContainer />
    </Suspense>
  );
}

const LazyContainer = lazy(async () => {
  // Offline or a new release: no toast can be shown, but the page itself works.
  const { ToastPlace } = await import('./toast-container.tsx').catch(() => ({
    ToastPlace: Nothing,
  }));
  return { default: ToastPlace };
});

const Nothing = () => null;
