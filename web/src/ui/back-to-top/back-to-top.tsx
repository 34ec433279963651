import { useSyncExternalStore } from 'react';
import { Icon } from '@/ui/icon/icon.tsx';

/** The button appears after this many pixels of scrolling. */
const THRESHOLD = 800;

/**
 * It lies on nothing that is read: where the margin of our pages is narrower than the button, it is a tab within that margin, which
 * comes out for the keyboard alone. What is left of the button beside the tab is invisible, so that a finger meets enough of it.
 */
export function BackToTop() {
  const isShown = useSyncExternalStore(subscribeToScroll, isScrolled, () => false);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
      className="group fixed bottom-5 left-0 z-30 h-11 w-6 cursor-pointer rounded-r-full text-ink focus-visible:w-11 min-[83rem]:left-5 min-[83rem]:w-11 min-[83rem]:rounded-full"
    >
      <span
        data-part="face"
        className="grid h-full w-3.5 place-items-center rounded-r-md border border-l-0 border-line-strong bg-raised transition-colors group-hover:bg-sunk group-focus-visible:w-full min-[83rem]:w-full min-[83rem]:rounded-full min-[83rem]:border-l"
      >
        <Icon name="arrow-up" className="size-3 min-[83rem]:size-5" />
      </span>
    </button>
  );
}

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  // The button goes, and would leave a keyboard nowhere.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function isScrolled(): boolean {
  return window.scrollY >= THRESHOLD;
}
