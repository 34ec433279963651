import { Axis, Dimension } from '../dimension.tsx';

export const LAMP = {
  box: { x: 66, y: 52, width: 168, height: 204 },
  millimetres: 420,
  lines: (
    <>
      <path d="M100 58h100l32 72H68zM104 54h92l4 4H100z" />
      <path d="M136 130q14 16 28 0" strokeDasharray="3 3" strokeWidth="1" />
      <path d="M147 130v112M153 130v112" />
      <path d="M104 246q2-4 8-4h76q6 0 8 4v6q0 4-4 4h-84q-4 0-4-4z" />
      <path d="M143 198h14v16h-14z" className="fill-raised" />
      <path d="M150 201v10" strokeWidth="2.5" />
      <path d="M196 252c20 2 22-12 34-8" />
      <path d="M76 124l30-64M224 124l-30-64" strokeWidth="0.6" />
    </>
  ),
  measures: (
    <>
      <Axis d="M150 40V264" />
      <Dimension from={[50, 52]} to={[50, 256]} text="420" />
      <Dimension from={[252, 206]} to={[252, 256]} text="104" />
      <Dimension from={[68, 288]} to={[232, 288]} text="Ø 340" />
    </>
  ),
};
