import { useEffect, useRef } from 'react';
import { rescueFocus } from './rescue-focus.ts';

/** When an item with the focus has gone from a list, or a form from its page, moves the focus to the heading above. */
export function useRescuedFocus(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const hasShrunk = count < before.current;
    before.current = count;
    if (hasShrunk) rescueFocus();
  }, [count]);
}
