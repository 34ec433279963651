import { useSyncExternalStore } from 'react';
import { Icon } from '@/ui/icon/icon.tsx';

/** The button appears after this many pixels of scrolling. */
const THRESHOLD = 800;

/** In a narrow window, it draws back into the margin while someone reads on: it would lie on what they read. */
export function BackToTop() {
  const place = useSyncExternalStore(subscribeToScroll, readPlace, () => 'hidden');
  if (place === 'hidden') return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
      className={`fixed bottom-5 left-5 z-30 grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-raised text-ink transition hover:bg-sunk ${place === 'aside' ? ASIDE : ''}`}
    >
      <Icon name="arrow-up" />
    </button>
  );
}

/** Under a pointer it comes no further than stays under it. */
const ASIDE =
  'max-xl:not-focus-visible:-translate-x-12 max-xl:hover:not-focus-visible:-translate-x-5';

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  // The button goes, and would leave a keyboard nowhere.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

let lastY = 0;
let isGoingDown = false;

function subscribeToScroll(listener: () => void): () => void {
  const look = () => {
    const { scrollY } = window;
    if (scrollY !== lastY) isGoingDown = scrollY > lastY;
    lastY = scrollY;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

function readPlace(): 'hidden' | 'aside' | 'shown' {
  if (window.scrollY < THRESHOLD) return 'hidden';
  return isGoingDown ? 'aside' : 'shown';
}
