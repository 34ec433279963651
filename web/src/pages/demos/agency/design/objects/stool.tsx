import { Dimension } from '../dimension.tsx';

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
