/**
 * Runs in the page, in every engine: finds what a person would name, once it can be used. It must need nothing from
 * outside itself.
 * @param target `name` is the whole label; one that ends with … is its beginning
 * @returns the element, or for `place` where it stands, in words, or for `text` what is in a field; null while it cannot be used
 */
export function locate({ role, name, as = 'element' }: Target) {
  const isNamed = (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    return name.endsWith('…') ? words.startsWith(name.slice(0, -1)) : words === name;
  };
  // Such as the initials in a menu's button, which come with the profile.
  const withoutHidden = (element: Element) => {
    const copy = document.importNode(element, true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return copy.textContent;
  };
  const labelled = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      isNamed(element.getAttribute('aria-label') ?? withoutHidden(element)),
    );
  const candidates = {
    field: () =>
      labelled('label').map((label) => (label instanceof HTMLLabelElement ? label.control : null)),
    button: () => labelled('button'),
    link: () => labelled('a[href]'),
  }[role]();
  const element = candidates.find(
    (one) =>
      one !== null &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.closest('[inert]') === null &&
      !one.matches(':disabled, [aria-disabled=true]'),
  );
  if (!element) return null;
  if (as === 'element') return element;
  if (as === 'text') return 'value' in element ? element.value : null;

  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(top) ? [x, y, width, height].join(' ') : null;
}

export type Target = {
  role: 'field' | 'button' | 'link';
  name: string;
  as?: 'element' | 'place' | 'text';
};
