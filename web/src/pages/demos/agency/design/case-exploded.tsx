import { FineDrawing } from './dimension.tsx';
import { Word } from '@/drawings/drawing.tsx';

/** The case taken apart along its axis, each part with the number it has in the list. */
export function CaseExploded({ label }: { label: string }) {
  return (
    <FineDrawing label={label} viewBox="0 0 380 700">
      <path d="M170 20V672" className="stroke-alert" strokeWidth="0.9" strokeDasharray="18 5 3 5" />
      <g className="fill-raised stroke-ink" strokeWidth="1.5" strokeLinejoin="round">
        {/* Lid */}
        <path d="M50 112c0-44 54-76 120-76s120 32 120 76q0 36-120 36T50 112z" />
        <path d="M50 112c0 46 240 46 240 0" className="fill-none" strokeWidth="0.8" />
        <path d="M84 74q86-40 172 0" className="fill-none" strokeWidth="0.7" />
        {/* Lip */}
        <path
          d="M54 206a116 32 0 1 1 232 0 116 32 0 1 1-232 0zM64 205a106 26 0 1 0 212 0 106 26 0 1 0-212 0z"
          fillRule="evenodd"
        />
        {/* Pin */}
        <path d="M120 262h100v12H120zM134 262v12M206 262v12" />
        {/* Tray */}
        <path d="M70 318a100 28 0 0 1 200 0v16a100 28 0 0 1-200 0z" />
        <path d="M70 318a100 28 0 0 0 200 0" className="fill-none" />
        <path
          d="M132 300c-24 2-32 14-22 24 8 8 22 4 20-4l-2-8q4-8 14-8M208 300c24 2 32 14 22 24-8 8-22 4-20-4l2-8q-4-8-14-8"
          className="fill-none"
          strokeWidth="1"
        />
        {/* Capsule */}
        <path d="M144 400a26 9 0 0 1 52 0v22a26 9 0 0 1-52 0z" />
        <path
          d="M144 400a26 9 0 0 0 52 0M154 414v10M164 417v10M176 417v10M186 414v10"
          className="fill-none"
        />
        {/* Magnets */}
        <path d="M92 452a14 5 0 0 1 28 0v8a14 5 0 0 1-28 0zM220 452a14 5 0 0 1 28 0v8a14 5 0 0 1-28 0z" />
        <path d="M92 452a14 5 0 0 0 28 0M220 452a14 5 0 0 0 28 0" className="fill-none" />
        {/* Lower shell */}
        <path d="M50 520a120 34 0 0 1 240 0c0 46-54 82-120 82S50 566 50 520z" />
        <path d="M50 520a120 34 0 0 0 240 0" className="fill-none" />
        <path
          d="M60 520a110 28 0 0 1 220 0 110 28 0 0 1-220 0"
          className="fill-none"
          strokeWidth="0.8"
        />
        <path d="M142 553q28 30 56 0" className="fill-none" />
        {/* Foot */}
        <path d="M122 640a48 13 0 0 1 96 0v5a48 13 0 0 1-96 0z" />
        <path d="M122 640a48 13 0 0 0 96 0" className="fill-none" />
      </g>
      {BALLOONS.map(([x, y], index) => (
        <g key={y}>
          <path d={`M${x} ${y}H330`} className="stroke-accent" strokeWidth="0.8" />
          <circle cx={x} cy={y} r="2.5" className="fill-accent" />
          <circle cx="346" cy={y} r="15" className="fill-paper stroke-accent" strokeWidth="1" />
          <Word
            x="346"
            y={y + 5}
            fontSize="14"
            textAnchor="middle"
            className="fill-accent font-medium tabular-nums"
            text={index + 1}
          />
        </g>
      ))}
    </FineDrawing>
  );
}

/** A point on each part, from the top down. */
const BALLOONS = [
  [250, 92],
  [280, 204],
  [214, 268],
  [262, 330],
  [190, 412],
  [240, 456],
  [270, 560],
  [210, 644],
] as const;
