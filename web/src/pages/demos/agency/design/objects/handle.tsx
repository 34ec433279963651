import { Axis, Dimension } from '../dimension.tsx';

export const HANDLE = {
  box: { x: 58, y: 110, width: 190, height: 82 },
  millimetres: 62,
  lines: (
    <>
      <circle cx="98" cy="150" r="39" />
      <circle cx="98" cy="150" r="35" strokeWidth="0.7" />
      <path
        d="M98 133h86c20 0 26-9 44-9 14 0 20 10 20 25s-8 26-22 26c-18 0-24-8-44-8H98a17 17 0 0 1 0-34z"
        className="fill-raised"
      />
      <path d="M120 139h62c18 0 28-8 42-9" strokeWidth="0.7" />
      <circle cx="98" cy="150" r="4" />
    </>
  ),
  measures: (
    <>
      <path
        d="M62 240h72v5H62zM90 240v-14q0-6 6-6h138q14 0 14-8v-6M106 240v-8h126q28 0 28-26"
        className="fill-none stroke-ink"
        strokeWidth="1"
      />
      <Axis d="M98 100V252" />
      <Dimension from={[98, 84]} to={[248, 84]} text="116" />
      <Dimension from={[272, 124]} to={[272, 175]} text="39" />
    </>
  ),
};
