/** In em: too little to be seen, and enough for a line that is a twenty-fifth too long or too short. */
const STEPS = [0.005, 0.01, 0.015, 0.02];

/** In px. Chromium counts no smaller move as a layout shift. */
const TOLERANCE = 3;

/**
 * Keeps every text in the window on as many lines as it had while its font is exchanged, so that nothing below it moves:
 * where it would need a line more, its letters stand closer, and where a line less, further apart.
 */
export function holdLines(exchangeFont: () => void): void {
  const before = readHeights(document.body);
  exchangeFont();
  const moved = [...before.keys()].filter((element) => isMoved(element));
  for (const element of moved) {
    const isCause = !moved.some((other) => other !== element && element.contains(other));
    if (isCause && isMoved(element)) space(element);
  }

  function isMoved(element: HTMLElement): boolean {
    return Math.abs(growth(element)) > TOLERANCE;
  }

  function growth(element: HTMLElement): number {
    return element.clientHeight - (before.get(element) ?? 0);
  }

  function space(element: HTMLElement): void {
    const own = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
    const direction = -Math.sign(growth(element));
    for (const step of STEPS) {
      element.style.letterSpacing = `calc(${own}px + ${direction * step}em)`;
      if (!isMoved(element)) return;
    }
    element.style.letterSpacing = '';
  }
}

/** Of what is in the window; an inline element has none. What lies below is not even laid out for this. */
function readHeights(
  parent: HTMLElement,
  heights = new Map<HTMLElement, number>(),
): Map<HTMLElement, number> {
  for (const element of parent.children) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > innerHeight || bottom <= 0 || !(element instanceof HTMLElement)) continue;
    heights.set(element, element.clientHeight);
    readHeights(element, heights);
  }
  return heights;
}
