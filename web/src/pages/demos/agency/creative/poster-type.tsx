import { Word } from '@/drawings/drawing.tsx';

/** Small print, a line each 36 units. */
export function SmallPrint({
  x = 30,
  y,
  lines,
}: {
  x?: number;
  y: number;
  lines: readonly string[];
}) {
  return lines.map((line, index) => <Word key={line} x={x} y={y + index * 36} text={line} />);
}

/** A letter of 200 units stretched to a box, as wood type was cut: its cap height is 0.686 of its size. */
export function Cut({ letter, x, top, width, height, className }: Box) {
  return (
    <Word
      transform={`translate(${x} ${top + height}) scale(1 ${(height / 137.2).toFixed(2)})`}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      className={className}
      text={letter}
    />
  );
}

export const HEAVY = 'font-black font-stretch-extra-condensed';

type Box = Record<'x' | 'top' | 'width' | 'height', number> & {
  letter: string;
  className?: string;
};
