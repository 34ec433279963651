import type { RouteObject } from 'react-router-dom';

/** Loads the parts of the matched routes now, so that the first render has them all. */
export async function resolveLazy(matches: readonly { route: RouteObject }[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
