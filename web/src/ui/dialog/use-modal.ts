import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
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
      keepScrollBarsRoom();
      dialog.showModal();
      focusFirst(dialog);
      return;
    }
    dialog.close();
    // The browser gives the focus back to what had it before, which may be gone.
    if (hadOpener.current) rescueFocus();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    // A second Escape closes a dialog whatever is said to the first one, unless the key itself is held back.
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isBusy(dialog)) event.preventDefault();
    };
    dialog?.addEventListener('keydown', stay);
    return () => dialog?.removeEventListener('keydown', stay);
  }, []);

  // A dialog that leaves the page while it is open gives the focus back too, and only before it is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return ref;
}

/** A modal takes the scroll bar away. Its room stays, so that nothing moves, but only where there was one. */
function keepScrollBarsRoom(): void {
  const { clientWidth, dataset } = document.documentElement;
  dataset['scrollBar'] = window.innerWidth > clientWidth ? 'wide' : 'none';
}

/** The field that waits; without one the heading, because the browser would take the button that closes. */
function focusFirst(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>(FIELDS);
  const heading = dialog.querySelector<HTMLElement>('h2');
  if (field === null) heading?.setAttribute('tabindex', '-1');
  (field ?? heading)?.focus();
}

const FIELDS = ['input:not([type=radio])', 'input[type=radio]:checked', 'select', 'textarea']
  .map((field) => `${field}:not([hidden],[type=hidden],:disabled)`)
  .join();

/** What runs cannot be called back: its dialog stays until it says how that ended. */
export function isBusy(dialog: HTMLDialogElement | null): boolean {
  return Boolean(dialog?.querySelector('[aria-busy=true]'));
}
