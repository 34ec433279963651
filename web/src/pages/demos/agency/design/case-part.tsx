import { Dimension, FineDrawing, Leader } from './dimension.tsx';
import { Word } from '@/drawings/drawing.tsx';
import { strokes } from '@/drawings/projects/lines.ts';

/** The lower shell seen from above, with the line along which it is cut. */
export function CasePlan({ label }: { label: string }) {
  return (
    <FineDrawing label={label} viewBox="0 0 360 330">
      <g className="fill-none stroke-ink" strokeWidth="1.6">
        <circle cx="170" cy="160" r="116" />
        <circle cx="170" cy="160" r="104" strokeWidth="1" />
        <path d="M132 270a38 38 0 0 1 76 0" strokeWidth="1" />
        <path
          d="M140 106c-30 4-40 36-28 60 8 16 28 12 26-8l-4-18q0-14 12-16M200 106c30 4 40 36 28 60-8 16-28 12-26-8l4-18q0-14-12-16"
          strokeWidth="1"
        />
        <circle cx="170" cy="206" r="20" strokeWidth="1" />
        <path d="M148 44v-8h44v8M158 36v8M182 36v8" />
      </g>
      <path
        d="M30 160h284M170 18v284"
        className="stroke-alert"
        strokeWidth="0.9"
        strokeDasharray="18 5 3 5"
      />
      <path d="M30 150v20M314 150v20" className="stroke-alert" strokeWidth="3" />
      <g className="fill-alert font-medium" fontSize="15">
        <Word x="12" y="154" text="A" />
        <Word x="320" y="154" text="A" />
      </g>
      <Leader d="M252 78l42-42h40M200 249l58 46" />
      <g className="fill-accent" fontSize="13">
        <Word x="296" y="31" text="Ø 61.0" />
        <Word x="262" y="300" text="R 11, thumb" />
        <Word x="197" y="211" text="capsule" />
      </g>
      <Dimension from={[54, 320]} to={[286, 320]} text="Ø 68.0 −0.1" size={13} />
    </FineDrawing>
  );
}

/** The same shell cut through, with its wall hatched. */
export function CaseCut({ label }: { label: string }) {
  const hatch = strokes(34, (index) => `M${50 + index * 10} 120l-110 110`);
  return (
    <FineDrawing label={label} viewBox="0 0 360 330">
      <clipPath id="case-wall">
        <path d={WALL} />
      </clipPath>
      <Word x="20" y="48" fontSize="15" className="fill-alert font-medium" text="A–A" />
      <path d={hatch} clipPath="url(#case-wall)" className="stroke-ink" strokeWidth="0.7" />
      <path d={WALL} className="fill-none stroke-ink" strokeWidth="1.6" />
      <path
        d="M64 130C64 74 110 52 170 52s106 22 106 78"
        className="fill-none stroke-line-strong"
        strokeWidth="1"
        strokeDasharray="5 4"
      />
      <path d="M170 30v220" className="stroke-alert" strokeWidth="0.9" strokeDasharray="18 5 3 5" />
      <Leader d="M282 138l30-36h34M92 178l-40 46M232 170l-18-12" />
      <g className="fill-accent" fontSize="13">
        <Word x="306" y="97" text="lip 0.8" />
        <Word x="20" y="240" text="wall 3.5" />
        <Word x="184" y="156" text="R 42" />
      </g>
      <Dimension from={[326, 134]} to={[326, 218]} text="17.0 ±0.05" size={13} />
      <Dimension from={[54, 284]} to={[286, 284]} text="68.0" size={13} />
    </FineDrawing>
  );
}

const WALL =
  'M54 134h10v-6h10v12c0 40 44 64 96 64s96-24 96-64v-12h10v6h10c0 56-50 84-116 84S54 190 54 134z';
