import type { FocusEvent } from 'react';

/** Closes the panels inside that the focus has left: they would lie above what has it now. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
  for (const panel of currentTarget.querySelectorAll<HTMLElement>(':popover-open')) {
    panel.hidePopover();
  }
}
