import { useEffect, useRef } from 'react';

/** When an item with the focus has been removed from a list, moves the focus to the heading above. */
export function useRescuedFocus(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const hasShrunk = count < before.current;
    before.current = count;
    if (!hasShrunk || document.activeElement !== document.body) return;
    const heading =
      document.querySelector<HTMLElement>('dialog[open] h2') ??
      document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [count]);
}
