import { useSyncExternalStore } from 'react';

/** False during hydration: what depends on the query may render only afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
