/** Where what had the focus is gone, it goes to the heading of the dialog that is open, or of the page. */
export function rescueFocus(): void {
  if (document.activeElement !== document.body) return;
  const heading =
    document.querySelector<HTMLElement>('dialog[open] h2') ??
    document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
