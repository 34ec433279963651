import { Axis, Dimension } from '../dimension.tsx';

export const CASE = {
  box: { x: 64, y: 170, width: 172, height: 86 },
  millimetres: 34,
  lines: (
    <>
      <path d="M64 213c0-26 34-43 86-43s86 17 86 43-34 43-86 43-86-17-86-43z" />
      <path d="M64 211h172M65 216h170" strokeWidth="0.8" />
      <path d="M124 211q26 22 52 0" />
      <path d="M92 184q58-18 116 0" strokeWidth="0.6" />
    </>
  ),
  measures: (
    <>
      <g className="fill-none stroke-ink" strokeWidth="1">
        <circle cx="150" cy="86" r="58" />
        <path d="M132 141q18-14 36 0" />
        <path
          d="M126 62c-16 2-22 20-14 34 6 8 16 4 14-6l-2-12q0-10 8-10M176 62c16 2 22 20 14 34-6 8-16 4-14-6l2-12q0-10-8-10"
          strokeDasharray="3 3"
        />
      </g>
      <Axis d="M150 18V262" />
      <Dimension from={[64, 286]} to={[236, 286]} text="Ø 68" />
      <Dimension from={[256, 170]} to={[256, 256]} text="34" />
    </>
  ),
};
