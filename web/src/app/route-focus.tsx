import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation: announces the title and moves the focus to the heading, as a new document would. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnounced(document.title);
    // The focus follows the scroll: to the part named in the address, else to the top.
    const target =
      (hash === '' ? null : document.getElementById(hash.slice(1))) ??
      document.querySelector<HTMLElement>('main h1') ??
      document.getElementById('main');
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {announced}
    </p>
  );
}
