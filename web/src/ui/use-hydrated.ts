import { useSyncExternalStore } from 'react';

/** False while a prerendered page is being taken over: what depends on the query may be drawn only afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
