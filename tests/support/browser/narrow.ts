/** What a narrow window does to a page, measured on what is drawn and not on how it is written. */
import type { JSHandle, Page } from '@playwright/test';

/**
 * The faults of the page in the window as it is, each in one line: text that is cut, that lies on other text or on a control,
 * or that is too small to read; fields into which a phone zooms; and frames that scroll sideways without a sign of it or out of the keyboard's reach.
 */
export async function findNarrowFaults(page: Page): Promise<string[]> {
  const frames = await page.evaluate(readFrames);
  const boxes: JSHandle = await page.evaluateHandle(readBoxes);
  const faults = await page.evaluate(findFaults, boxes);
  await boxes.dispose();
  return [...new Set([...frames.map((frame) => `scrolls without a sign: ${frame}`), ...faults])];
}

/** Runs in the page. */
function findFaults(boxes: readonly Box[]): string[] {
  const SMALLEST_PX = 12;
  /** An iPhone zooms in on a smaller one when it is touched. */
  const SMALLEST_FIELD_PX = 16;
  const IS_SWITCH = '[type=checkbox], [type=radio], [type=range], [type=file]';
  const isCut = ({ left, right, top, bottom, clip }: Box) => {
    const tolerance = (bottom - top) / 3;
    return (
      left < clip.left - 2 ||
      right > clip.right + 2 ||
      top < clip.top - tolerance ||
      bottom > clip.bottom + tolerance
    );
  };
  const isWithin = (inner: Box, outer: Box) =>
    outer.isControl && outer.owner.contains(inner.element);
  // Letters fill some three fifths of the height that a line of text is said to have.
  const inkOf = ({ top, bottom }: Box) => {
    const air = (bottom - top) / 5;
    return { top: top + air, bottom: bottom - air };
  };
  // Boxes of one layer: what is fixed or sticky lies on the rest by design, but its own parts must not.
  const lieOnEachOther = (one: Box, other: Box) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const [above, below] = [inkOf(one), inkOf(other)];
    const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
    return (
      width > 3 &&
      height > 3 &&
      one.layer === other.layer &&
      one.owner !== other.owner &&
      !isWithin(one, other) &&
      !isWithin(other, one) &&
      // A field may have a button inside it, as one that shows a password.
      !(one.isField && other.left > one.left && other.right < one.right)
    );
  };
  const sorted = boxes.toSorted((one, other) => one.top - other.top);
  return [
    ...boxes.filter(isCut).map(({ text }) => `cut: ${text}`),
    ...boxes
      .filter(({ size }) => size < SMALLEST_PX)
      .map(({ text, size }) => `${size.toFixed(1)} px: ${text}`),
    ...boxes
      .filter(
        ({ owner, size }) => size < SMALLEST_FIELD_PX && owner.matches('input, select, textarea'),
      )
      .filter(({ owner }) => !owner.matches(IS_SWITCH))
      .map(({ text, size }) => `${size.toFixed(1)} px of a field: ${text}`),
    ...sorted.flatMap((one, index) =>
      sorted
        .slice(index + 1)
        .filter((other) => lieOnEachOther(one, other))
        .map((other) => `overlap: ${one.text} / ${other.text}`),
    ),
  ];
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
  const CONTROL = 'a[href], button, input, select, textarea, summary, label';
  const NO_TEXT = 'svg, [role=img], [aria-hidden=true], script, style, noscript, option';

  const withAncestors = (element: Element | null): Element[] =>
    element === null ? [] : [element, ...withAncestors(element.parentElement)];
  const clipOf = (element: Element) => {
    const clip = { ...OPEN };
    for (const at of withAncestors(element).toReversed()) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (at === document.body || position === 'fixed') Object.assign(clip, OPEN);
      if (/auto|scroll/.test(overflowX)) Object.assign(clip, { left: -1e9, right: 1e9 });
      if (/hidden|clip/.test(overflowX)) {
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
      }
      if (/hidden|clip/.test(overflowY)) {
        clip.top = Math.max(clip.top, box.top);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
    }
    return clip;
  };
  // What rolls by without an end passes under the edge of its window.
  const rolling = document.getAnimations().flatMap(({ effect }) => {
    const isEndless = effect?.getComputedTiming().iterations === Infinity;
    return isEndless && effect instanceof KeyframeEffect ? [effect.target] : [];
  });
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !rolling.some((target) => target?.contains(element));
  const boxesOf = (element: Element, owner: Element, rects: DOMRectList, words: string): Box[] => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const clip = clipOf(element);
    // The word of a button that shows its icon alone, and what only screen readers are given: a pixel wide, or cut off whole.
    if (size === 0 || clip.right - clip.left < 3 || clip.bottom - clip.top < 3) return [];
    const isControl = owner.matches(CONTROL);
    const layer = withAncestors(element).find((at) =>
      /fixed|sticky/.test(getComputedStyle(at).position),
    );
    const text = words.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    return [...rects]
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ left, right, top, bottom }) => {
        const place = { left, right, top, bottom, clip, layer };
        return { text, size, element, owner, isControl, isField: false, ...place };
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
    const isBlock = (at: Element) => !/inline$|contents/.test(getComputedStyle(at).display);
    const block = withAncestors(element).find(isBlock) ?? element;
    boxes.push(...boxesOf(element, block, range.getClientRects(), text));
  }
  for (const control of document.body.querySelectorAll(CONTROL)) {
    // A switch is as large as its label, and text on a label is its own.
    if (!isShown(control) || control.matches('label, label input')) continue;
    const name = `${control.tagName.toLowerCase()} ${control.textContent ?? ''}`;
    const isField = control.matches('input, textarea');
    const own = boxesOf(control, control, control.getClientRects(), name);
    boxes.push(...own.map((box) => ({ ...box, isField, clip: OPEN })));
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
  element: Element;
  /** The block of a text, or the control itself. */
  owner: Element;
  isControl: boolean;
  isField: boolean;
  clip: { left: number; right: number; top: number; bottom: number };
  layer: Element | undefined;
};
