import { Word } from '@/drawings/drawing.tsx';

/**
 * The two colours of the swimming poster, in the units of the sheet (500 × 707). The poster on the wall draws
 * them; whatever shows it in the making takes them from there, with `<use>`.
 */
export function SwimLetters({ className }: { className: string }) {
  const letters = (x: number) => (
    <Word
      transform="scale(1 2.9)"
      x={x}
      y="172"
      fontSize="200"
      textLength="452"
      lengthAdjust="spacingAndGlyphs"
      className="font-black font-stretch-extra-condensed"
      text="SWIM"
    />
  );
  return (
    <g className={className}>
      <clipPath id="swim-above">
        <path d={`${WATER_LINE}V0H0z`} />
      </clipPath>
      <clipPath id="swim-below">
        <path d={`${WATER_LINE}V707H0z`} />
      </clipPath>
      <g id={SWIM_LETTERS}>
        <g clipPath="url(#swim-above)">{letters(24)}</g>
        {/* Water bends light: below its line everything stands a little to the right. */}
        <g clipPath="url(#swim-below)" aria-hidden="true">
          {letters(44)}
        </g>
      </g>
    </g>
  );
}

export function SwimWater({ className }: { className: string }) {
  return (
    <g className={className}>
      <path id={SWIM_WATER} d={`${WATER_LINE}V707H0z`} />
    </g>
  );
}

export const SWIM_LETTERS = 'swim-letters';
export const SWIM_WATER = 'swim-water';

const WATER_LINE = 'M0 330q31-16 62 0t63 0 62 0 63 0 62 0 63 0 62 0 63 0';
