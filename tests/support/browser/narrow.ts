/** What a narrow window does to a page, measured on what is drawn and not on how it is written. */
import type { Page } from '@playwright/test';

/**
 * The faults of the page in the window as it is, each in one line: text that is cut, that lies on other text or on a control,
 * or that is too small to read; and frames that scroll sideways without a sign of it or out of the keyboard's reach.
 */
export async function findNarrowFaults(page: Page): Promise<string[]> {
  const frames = await page.evaluate(readFrames);
  const boxes = await page.evaluate(readBoxes);
  return [
    ...new Set([
      ...frames.map((frame) => `scrolls without a sign: ${frame}`),
      ...boxes.filter(isCut).map(({ text }) => `cut: ${text}`),
      ...boxes
        .filter(({ size }) => size < SMALLEST)
        .map(({ text, size }) => `${size.toFixed(1)} px: ${text}`),
      ...findOverlaps(boxes),
    ]),
  ];
}

/** In px. */
const SMALLEST = 12;

function isCut({ left, right, top, bottom, clip }: Box): boolean {
  const tolerance = (bottom - top) / 3;
  return (
    left < clip.left - 2 ||
    right > clip.right + 2 ||
    top < clip.top - tolerance ||
    bottom > clip.bottom + tolerance
  );
}

function findOverlaps(boxes: readonly Box[]): string[] {
  const sorted = boxes.toSorted((one, other) => one.top - other.top);
  return sorted.flatMap((one, index) => {
    const rest = sorted.slice(index + 1);
    const end = rest.findIndex(({ top }) => top > one.bottom);
    return rest
      .slice(0, end === -1 ? rest.length : end)
      .filter((other) => lieOnEachOther(one, other))
      .map((other) => `overlap: ${one.text} / ${other.text}`);
  });
}

/** Boxes of one layer: what is fixed or sticky lies on the rest by design, but its own parts must not. */
function lieOnEachOther(one: Box, other: Box): boolean {
  const isApart =
    one.layer === other.layer &&
    one.owner !== other.owner &&
    !one.within.includes(other.owner) &&
    !other.within.includes(one.owner) &&
    !(one.isField && other.left > one.left && other.right < one.right);
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const [above, below] = [inkOf(one), inkOf(other)];
  const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  return isApart && width > 3 && height > 3;
}

/** Letters fill some three fifths of the height that a line of text is said to have. */
function inkOf({ top, bottom }: Box): { top: number; bottom: number } {
  const air = (bottom - top) / 5;
  return { top: top + air, bottom: bottom - air };
}

/** Runs in the page: the frames that scroll sideways and lack a tab stop or an edge that shows that there is more. */
function readFrames(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.scrollWidth <= element.clientWidth + 1) return [];
    const style = getComputedStyle(element);
    if (!['auto', 'scroll'].includes(style.overflowX) || !element.checkVisibility()) return [];
    const isReached =
      element.matches('[tabindex="0"]') || element.querySelector('a, button, input');
    // A strip of pictures may have a button for each below it instead.
    const hasButtons = element.nextElementSibling?.querySelector('button') instanceof Element;
    const hasSign = style.backgroundAttachment.includes('local') || hasButtons;
    return isReached && hasSign ? [] : [(element.textContent ?? '').trim().slice(0, 60)];
  });
}

/** Runs in the page: every line of text and every control that can be seen. What is drawn is a picture and no text. */
function readBoxes(): Box[] {
  const OPEN = { left: 0, right: innerWidth, top: -1e9, bottom: 1e9 };
  const numbers = new Map<Element, number>();
  const clips = new Map<Element, Box['clip']>();
  const layers = new Map<Element, number>();
  const CONTROL = 'a[href], button, input, select, textarea, summary, label';
  const NO_TEXT = 'svg, [role=img], [aria-hidden=true], script, style, noscript, option';

  const numberOf = (element: Element) => {
    if (!numbers.has(element)) numbers.set(element, numbers.size);
    return numbers.get(element) ?? 0;
  };
  const clipOf = (element: Element): Box['clip'] => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const clip =
      element === document.body || position === 'fixed' || element.parentElement === null
        ? { ...OPEN }
        : { ...clipOf(element.parentElement) };
    if (/auto|scroll/.test(overflowX)) Object.assign(clip, { left: -1e9, right: 1e9 });
    if (/hidden|clip/.test(overflowX)) {
      clip.left = Math.max(clip.left, box.left);
      clip.right = Math.min(clip.right, box.right);
    }
    if (/hidden|clip/.test(overflowY)) {
      clip.top = Math.max(clip.top, box.top);
      clip.bottom = Math.min(clip.bottom, box.bottom);
    }
    clips.set(element, clip);
    return clip;
  };
  const layerOf = (element: Element | null): number => {
    if (element === null) return -1;
    const known = layers.get(element);
    if (known !== undefined) return known;
    const isLayer = /fixed|sticky/.test(getComputedStyle(element).position);
    const layer = isLayer ? numberOf(element) : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };
  const blockOf = (element: Element): Element => {
    let at = element;
    while (/inline$|contents/.test(getComputedStyle(at).display) && at.parentElement !== null) {
      at = at.parentElement;
    }
    return at;
  };
  // What rolls by without an end passes under the edge of its window.
  const rolling = document.getAnimations().flatMap(({ effect }) => {
    const isEndless = effect?.getComputedTiming().iterations === Infinity;
    return isEndless && effect instanceof KeyframeEffect ? [effect.target] : [];
  });
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !rolling.some((target) => target?.contains(element));
  const describe = (element: Element, rects: DOMRect[], text: string): Box[] => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const controls: number[] = [];
    for (let at = element.closest(CONTROL); at; at = at.parentElement?.closest(CONTROL) ?? null) {
      controls.push(numberOf(at));
    }
    // The word of a button that shows its icon alone.
    if (size === 0) return [];
    const clip = clipOf(element);
    // What only screen readers are given is a pixel wide, or cut off whole.
    if (clip.right - clip.left < 3 || clip.bottom - clip.top < 3) return [];
    const words = text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const place = { owner: numberOf(blockOf(element)), within: controls, layer: layerOf(element) };
    return rects
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ left, right, top, bottom }) => {
        const edges = { left, right, top, bottom };
        return { text: words, size, isField: false, clip, ...edges, ...place };
      });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: Box[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || element.closest(NO_TEXT) !== null) continue;
    if (!isShown(element)) continue;
    range.selectNodeContents(node);
    boxes.push(...describe(element, [...range.getClientRects()], text));
  }
  for (const control of document.body.querySelectorAll(CONTROL)) {
    // A switch is as large as its label, and text on a label is its own.
    if (!isShown(control) || control.matches('label, label input')) continue;
    const name = `${control.tagName.toLowerCase()} ${control.textContent ?? ''}`;
    const owner = { owner: numberOf(control), isField: control.matches('input, textarea') };
    const rects = [...control.getClientRects()];
    boxes.push(...describe(control, rects, name).map((box) => ({ ...box, ...owner, clip: OPEN })));
  }
  return boxes;
}

type Box = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Font size as it is drawn. */
  size: number;
  /** A field may have a button inside it, as one that shows a password. */
  isField: boolean;
  clip: { left: number; right: number; top: number; bottom: number };
  /** The block of a text, or the control itself. */
  owner: number;
  /** The controls that it stands in. */
  within: number[];
  layer: number;
};
