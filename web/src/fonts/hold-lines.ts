/** In em: too little to be seen, and enough for a line that is a twenty-fifth too long or too short. */
const STEPS = [0.005, 0.01, 0.015, 0.02];

/** In px. Chromium counts no smaller move as a layout shift. */
const TOLERANCE = 3;

/**
 * Keeps every text in the window on the lines that it had while its font is exchanged, so that nothing below it moves:
 * where it would need a line more, its letters stand closer, and where a line less, further apart.
 */
export function holdLines(exchangeFont: () => void): void {
  const before = readExtents(document.body);
  exchangeFont();
  /** In px; 0 where it does not count. */
  const growth = (element: HTMLElement): number => {
    const was = before.get(element) ?? [];
    const grown = readExtent(element).map((length, index) => length - (was[index] ?? length));
    return grown.find((length) => Math.abs(length) > TOLERANCE) ?? 0;
  };
  const moved = [...before.keys()].filter(growth);
  for (const element of moved) {
    // What stands in it has grown, and it with that; or it is no text, but holds several.
    const isText = element.querySelector('h1, h2, h3, p') === null;
    const isCause = !moved.some((other) => other !== element && element.contains(other));
    if (!isText || !isCause) continue;
    const own = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
    const direction = Math.sign(growth(element));
    for (const step of STEPS) {
      if (growth(element)) element.style.letterSpacing = `calc(${own}px - ${direction * step}em)`;
    }
    if (growth(element)) element.style.letterSpacing = '';
  }
}

/** Of what is in the window. What lies below is not even laid out for this. */
function readExtents(
  parent: HTMLElement,
  extents = new Map<HTMLElement, number[]>(),
): Map<HTMLElement, number[]> {
  for (const element of parent.children) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > innerHeight || bottom <= 0 || !(element instanceof HTMLElement)) continue;
    extents.set(element, readExtent(element));
    readExtents(element, extents);
  }
  return extents;
}

/** Its height, unless it stands within a line, and how far down in it its parts begin. */
function readExtent(element: HTMLElement): number[] {
  const { top } = element.getBoundingClientRect();
  const parts = [...element.children].map((part) => part.getBoundingClientRect().top - top);
  return [element.clientHeight, ...parts];
}
