import { useEffect, useState, type RefObject } from 'react';

/**
 * Where something that floats at the foot of the window belongs at the moment: `away` while someone reads down and wherever it
 * would lie on a control or on what has the focus, `near` after they have scrolled up, `rest` at the top and at the end.
 */
export function useAside(floating: RefObject<HTMLElement | null>): Aside {
  const [aside, setAside] = useState<Aside>('rest');

  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      const isAtEnd = now + window.innerHeight >= document.documentElement.scrollHeight - SLACK;
      if (isAtEnd || now <= 0) setAside('rest');
      else if (Math.abs(now - before) < SLACK) return;
      else setAside(now > before ? 'away' : 'near');
      before = now;
    };
    const look = () => {
      if (floating.current !== null && isInTheWay(floating.current)) setAside('away');
    };
    look();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('scrollend', look);
    window.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('scrollend', look);
      window.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
    };
  }, [floating]);

  return aside;
}

/** Pixels that a finger or a rounded position moves without meaning it. */
const SLACK = 4;

function isInTheWay(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return [left, across, right]
    .flatMap((x) => [top, down, bottom].map((y) => document.elementsFromPoint(x, y)))
    .flat()
    .some((below) => {
      const control = below.closest(CONTROLS);
      return control !== null && !floating.contains(control) && !control.contains(floating);
    });
}

const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe';

export type Aside = 'rest' | 'near' | 'away';
