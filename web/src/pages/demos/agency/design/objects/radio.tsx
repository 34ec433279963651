import { Dimension } from '../dimension.tsx';

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
