import { Dimension, Axis } from '../dimension.tsx';

export const RADIO = {
  box: { x: 40, y: 88, width: 220, height: 154 },
  millimetres: 158,
  lines: (
    <>
      <path d="M50 112h200q10 0 10 10v106q0 10-10 10H50q-10 0-10-10V122q0-10 10-10z" />
      <path d="M62 238v4h18v-4M220 238v4h18v-4" />
      <path d="M72 112c0-30 156-30 156 0M80 112c0-20 140-20 140 0" />
      {holes().map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={108 + x * 11} cy={176 + y * 11} r="2.4" strokeWidth="1" />
      ))}
      <circle cx="208" cy="160" r="32" />
      <circle cx="208" cy="160" r="12" />
      <path d="M215 150l14-20" strokeWidth="2" />
      <path
        d="M180 144l4 2M186 137l3 3M195 132l1 4M208 130v4M236 176l-4-2M239 164l-4-1"
        strokeWidth="0.8"
      />
      <path d="M186 214h12v10h-12zM214 219a8 8 0 1 0 16 0 8 8 0 1 0-16 0M222 219v-6" />
    </>
  ),
  measures: (
    <>
      <Dimension from={[40, 268]} to={[260, 268]} text="226" />
      <Dimension from={[22, 112]} to={[22, 238]} text="130" />
    </>
  ),
};

/** Nine rows of nine, without those that a circle leaves out. */
function holes() {
  return Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_unused, column) => [column - 4, row - 4] as const),
  )
    .flat()
    .filter(([x, y]) => x * x + y * y < 19);
}

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
