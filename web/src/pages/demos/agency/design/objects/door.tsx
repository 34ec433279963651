import { Axis, Dimension } from '../dimension.tsx';

export const BELL = {
  box: { x: 82, y: 76, width: 140, height: 150 },
  millimetres: 60,
  lines: (
    <>
      <path d="M84 156c0-44 28-78 66-78s66 34 66 78z" />
      <path d="M80 156h140v5H80z" />
      <path d="M144 78v-4h12v4M150 84v72" strokeWidth="0.8" />
      <path d="M128 161v14h44v-14M134 175h32v8h-32z" />
      <path d="M122 183h56v14q0 28-28 28t-28-28z" />
      <circle cx="150" cy="198" r="15" />
      <path d="M178 187h10v8h-10" />
      <path d="M216 161c14 6 14 18 4 24l-12-6q6-6-6-14" />
      <path d="M102 144c2-30 18-50 36-56" strokeWidth="0.6" />
    </>
  ),
  measures: (
    <>
      <path
        d="M150 78c36 0 66 34 66 78h-6c0-40-26-72-60-72z"
        className="fill-line stroke-ink"
        strokeWidth="0.8"
      />
      <Axis d="M150 60V236" />
      <Dimension from={[84, 262]} to={[216, 262]} text="Ø 54" />
      <Dimension from={[48, 74]} to={[48, 225]} text="60" />
    </>
  ),
};

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
