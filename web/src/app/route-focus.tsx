import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rescueFocus, watchLostFocus } from '@/ui/rescue-focus.ts';

/**
 * After a navigation: announces the title and moves the focus to the heading, as a new document would. The heading also takes the
 * focus of a control that is gone.
 */
export function RouteFocus() {
  useRescuedFocus();
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

/** Only after the effects of what took the control away: they may have a better place. Someone who points is not scrolled. */
function useRescuedFocus(): void {
  const [lost, setLost] = useState<{ byKeyboard: boolean } | null>(null);
  useEffect(() => watchLostFocus((byKeyboard) => setLost({ byKeyboard })), []);
  useEffect(() => {
    if (lost !== null) rescueFocus({ preventScroll: !lost.byKeyboard });
  }, [lost]);
}
