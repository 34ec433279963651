import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Where a change takes the control that has the focus away from a part of the page, another control of that part gets it. */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  other: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const inside = part.current;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    // Chromium also reports a control that is just being removed.
    const forget = () =>
      queueMicrotask(() => {
        if (focused.current?.isConnected === true && !focused.current.matches(':focus')) {
          focused.current = null;
        }
      });
    inside?.addEventListener('focusin', remember);
    inside?.addEventListener('focusout', forget);
    return () => {
      inside?.removeEventListener('focusin', remember);
      inside?.removeEventListener('focusout', forget);
    };
  }, [part]);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) other.current?.focus({ preventScroll: true });
  });
}
