/**
 * Whether this browser is older than those of `site/browsers.ts`, by what each of them was the first of its kind to have: Safari
 * 17.0 popovers, Chrome 116 this property, Firefox 128 registered properties. It runs inside documents too, so it uses nothing from
 * outside, and nothing that an old browser cannot read.
 */
export function isOldBrowser(): boolean {
  return !(
    'popover' in HTMLElement.prototype &&
    'registerProperty' in CSS &&
    CSS.supports('offset-position', 'auto')
  );
}
