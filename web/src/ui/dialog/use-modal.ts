import { useEffect, useRef, type RefObject } from 'react';
import { rescueFocus } from '../rescue-focus.ts';

/** @returns the ref of a dialog that is shown as a modal while `open` */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const hadOpener = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || open === dialog.open) return;
    if (open) {
      // Safari gives a button that is clicked no focus.
      hadOpener.current = document.activeElement !== document.body;
      dialog.showModal();
      return;
    }
    dialog.close();
    // The browser gives the focus back to what had it before, which may be gone.
    if (hadOpener.current) rescueFocus();
  }, [open]);

  return ref;
}
