import { Axis, Dimension, Leader } from '../dimension.tsx';
import { Word } from '@/drawings/drawing.tsx';

export const KETTLE = {
  box: { x: 78, y: 52, width: 194, height: 196 },
  millimetres: 246,
  lines: (
    <>
      <path d="M87 240c-9-48 0-98 32-112h62c32 14 41 64 32 112z" />
      <path d="M84 240h132v4q0 4-4 4H88q-4 0-4-4z" />
      <path d="M119 128q31-17 62 0M140 118.500q10-3 20 0" />
      <path d="M146 116v-7M154 116v-7M140 109h20q3 0 3-4t-3-4h-20q-3 0-3 4t3 4z" />
      <path d="M214 182c20-6 24-40 46-52l10 8c-15 14-18 52-52 68" />
      <path d="M260 130q2 8 10 8" />
      <path d="M106 134C88 34 212 34 194 134M113 131C99 46 201 46 187 131" />
      <path d="M104 128l12-3M196 128l-12-3" />
      <path
        d="M96 172q54 9 108 0"
        strokeWidth="0.7"
        className="origin-left transition-[scale] duration-240 [transform-box:fill-box] starting:scale-x-0"
      />
    </>
  ),
  measures: (
    <>
      <Axis d="M150 30V258" />
      <Axis d="M204 208 276 128" />
      <path
        d="M84 250v26M216 250v26M82 248H44M140 56H44M119 126V22M181 126V22M268 136h24M216 248h76"
        className="stroke-line-strong"
        strokeWidth="0.7"
      />
      <Dimension from={[84, 272]} to={[216, 272]} text="166" size={8} />
      <Dimension from={[50, 56]} to={[50, 248]} text="246" size={8} />
      <Dimension from={[119, 26]} to={[181, 26]} text="Ø 78" size={8} />
      <Dimension from={[286, 136]} to={[286, 248]} text="142" size={8} />
      <Leader d="M74 172h22M186 84l38-30h26" />
      <g fontSize="8" className="fill-accent font-normal">
        <Word x="64" y="169" text="1 l" />
        <Word x="226" y="51" text="ash, steamed" />
      </g>
    </>
  ),
};

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
