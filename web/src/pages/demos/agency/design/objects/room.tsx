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

export const STOOL = {
  box: { x: 40, y: 66, width: 220, height: 184 },
  millimetres: 430,
  lines: (
    <>
      <path d="M58 74c50 26 134 26 184 0M58 80c50 26 134 26 184 0" />
      <circle cx="56" cy="76" r="9" />
      <circle cx="244" cy="76" r="9" />
      <path d="M61 84l163 164h14L69 76M239 84L76 248H62L231 76" className="fill-raised" />
      <circle cx="150" cy="166" r="5" className="fill-raised" />
      <path d="M86 232h128M92 226h116" />
      <path d="M40 250h220" strokeWidth="0.7" />
      <path d="M92 91l-8 8M110 96l-7 7M190 96l7 7M208 91l8 8" strokeWidth="0.7" />
    </>
  ),
  measures: (
    <>
      <path
        d="M140 40q10-8 20 0v18q-10 8-20 0z"
        className="fill-none stroke-line-strong"
        strokeDasharray="3 3"
      />
      <path
        d="M142 62v186M158 62v186"
        className="stroke-line-strong"
        strokeDasharray="3 3"
        strokeWidth="1"
      />
      <Dimension from={[56, 276]} to={[244, 276]} text="438" />
      <Dimension from={[22, 67]} to={[22, 250]} text="430" />
    </>
  ),
};
