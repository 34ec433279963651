import type { Tick } from './chart-frame.tsx';

/** Marks of a scale from 0 to `top`; the highest carries the unit. */
export function ticksUpTo(top: number, every: number, unitMark: string): Tick[] {
  return Array.from({ length: Math.floor(top / every) + 1 }, (_, index) => {
    const value = index * every;
    return {
      at: (value / top) * 100,
      label: value + every > top ? `${value}${unitMark}` : String(value),
    };
  });
}
