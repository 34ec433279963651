/** Where what had the focus is gone, it goes to the heading of the dialog that is open, or of the page. */
export function rescueFocus(options?: FocusOptions): void {
  if (document.activeElement !== document.body) return;
  const heading =
    document.querySelector<HTMLElement>('dialog[open] h2') ??
    document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus(options);
}

/**
 * Calls back when a control is taken from the page while it has the focus. Not where a navigation or a dialog that closes took it:
 * these place the focus.
 * @param onLost is told whether the control was used by keyboard
 * @returns stops watching
 */
export function watchLostFocus(onLost: (byKeyboard: boolean) => void): () => void {
  let focused: Focused | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = {
      control: target,
      byKeyboard: target.matches(':focus-visible'),
      dialog: target.closest('dialog'),
      path: location.pathname,
    };
  };
  // A click beside it gives the focus up. Chromium also reports a control that is just being removed.
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isGivenUp = target instanceof Element && target.isConnected;
      if (isGivenUp && document.activeElement === document.body) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (focused === null || focused.control.isConnected) return;
    const { dialog, path, byKeyboard } = focused;
    focused = null;
    if (path === location.pathname && dialog?.open !== false) onLost(byKeyboard);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}

type Focused = {
  control: Element;
  byKeyboard: boolean;
  dialog: HTMLDialogElement | null;
  path: string;
};
