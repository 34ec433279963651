import type { createBrowserRouter } from 'react-router-dom';

/**
 * Fades from page to page where motion is wanted; base.css says how long.
 * The router has an option for this, but a fade that the next click cuts short is then reported as an error.
 */
export function fadeBetweenPages(router: Router): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let shown = router.state.location.pathname;
    return subscribe((state, details) => {
      const isSamePage = state.location.pathname === shown;
      shown = state.location.pathname;
      if (isSamePage || !canFade()) return listener(state, details);
      // The state may have gone on until the browser has taken its picture of the page.
      // oxlint-disable-next-line no-restricted-properties -- only where the browser has it
      const { ready } = document.startViewTransition(() =>
        listener(router.state, { ...details, flushSync: true }),
      );
      ready.catch(() => {});
    });
  };
}

function canFade(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

type Router = ReturnType<typeof createBrowserRouter>;
