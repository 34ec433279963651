import { useSyncExternalStore } from 'react';
import { Icon } from '@/ui/icon/icon.tsx';

/** The button appears after this many pixels of scrolling. */
const THRESHOLD = 800;

export function BackToTop() {
  const far = useSyncExternalStore(subscribeToScroll, isFarDown, () => false);
  if (!far) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
      className="fixed bottom-5 left-5 z-30 grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-raised text-ink transition-colors hover:bg-sunk"
    >
      <Icon name="arrow-up" />
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

const isFarDown = () => window.scrollY >= THRESHOLD;
