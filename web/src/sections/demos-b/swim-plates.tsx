import { useId } from 'react';

/** One colour's share of the swimming poster, in the units of the sheet (500 × 707). */
export function SwimPlate({ plate, className }: { plate: 'letters' | 'water'; className: string }) {
  const id = useId();
  if (plate === 'water') {
    return (
      <path d="M0 330q31-16 62 0t63 0 62 0 63 0 62 0 63 0 62 0 63 0V707H0z" className={className} />
    );
  }
  const letters = (
    <text
      transform="scale(1 2.9)"
      y="172"
      fontSize="200"
      textLength="452"
      lengthAdjust="spacingAndGlyphs"
      className="font-black font-stretch-extra-condensed"
    >
      SWIM
    </text>
  );
  return (
    <g className={className}>
      <clipPath id={`${id}-above`}>
        <path d={`${WATER_LINE}V0H0z`} />
      </clipPath>
      <clipPath id={`${id}-below`}>
        <path d={`${WATER_LINE}V707H0z`} />
      </clipPath>
      <g clipPath={`url(#${id}-above)`}>
        <g transform="translate(24)">{letters}</g>
      </g>
      {/* Water bends light: below its line everything stands a little to the right. */}
      <g clipPath={`url(#${id}-below)`}>
        <g transform="translate(44)">{letters}</g>
      </g>
    </g>
  );
}

const WATER_LINE = 'M0 330q31-16 62 0t63 0 62 0 63 0 62 0 63 0 62 0 63 0';
