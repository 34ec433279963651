import { Axis, Dimension } from '../dimension.tsx';

export const MILL = {
  box: { x: 112, y: 38, width: 76, height: 218 },
  millimetres: 190,
  lines: (
    <>
      <path d="M140 40q10-6 20 0 4 6-2 12h-16q-6-6-2-12z" />
      <path d="M126 104c-12-12-8-34 8-46q16-10 32 0c16 12 20 34 8 46z" />
      <path d="M128 108h44M128 104h44" />
      <path d="M128 108c6 28-2 62-12 94l-2 48q0 6 6 6h60q6 0 6-6l-2-48c-10-32-18-66-12-94" />
      <path d="M116 202h68M115 208h70" strokeWidth="0.8" />
      <path d="M130 62q-10 14-8 28M126 150q2-16 4-28" strokeWidth="0.6" />
    </>
  ),
  measures: (
    <>
      <path
        d="M150 108h22c-6 28 2 62 12 94l2 48q0 6-6 6h-6v-40l-12-20 0-88z"
        className="fill-line stroke-ink"
        strokeWidth="0.8"
      />
      <path d="M150 54v150M144 204h12v18h-12z" className="fill-none stroke-ink" strokeWidth="1" />
      <Axis d="M150 24V262" />
      <Dimension from={[114, 288]} to={[186, 288]} text="Ø 62" />
      <Dimension from={[84, 37]} to={[84, 256]} text="190" />
    </>
  ),
};
