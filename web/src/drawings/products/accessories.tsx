import { strokes } from '../projects/lines.ts';
import { Light, Slots } from './marks.tsx';
import type { Solid } from './solid.tsx';

/** Small parts. Units are millimetres, or half of them. */
export const ACCESSORIES: Readonly<Record<string, Solid>> = {
  'quiet-ups': {
    size: [250, 90, 150],
    front: () => (
      <>
        <path d="M0 66h250" />
        <Slots x={16} y={16} width={110} height={36} count={5} />
        <path d="M150 16h80v36h-80z" className="fill-raised stroke-ink" />
        <g className="fill-accent stroke-none">
          {[156, 174, 192].map((x) => (
            <path key={x} d={`M${x} 22h13v24h-13z`} />
          ))}
        </g>
        <path d="M210 22h13v24h-13z" className="stroke-accent" />
        <Light x={232} y={78} r={3} />
        <path d="M16 78h36" strokeWidth="2.5" />
      </>
    ),
    side: () => <Slots x={16} y={16} width={118} height={36} count={5} />,
    top: () => (
      <>
        {[30, 100, 170].map((x) => (
          <g key={x} transform={`translate(${x} 50)`}>
            <circle cx="25" cy="25" r="25" />
            <path d="M16 25h2M32 25h2M25 0v8M25 50v-8" strokeWidth="2.5" />
          </g>
        ))}
      </>
    ),
    detail: [140, 6, 104, 84],
  },
  'power-meter': {
    size: [70, 120, 40],
    front: () => (
      <>
        <rect x="10" y="10" width="50" height="30" rx="3" className="fill-accent-tint stroke-ink" />
        <path
          d="M18 17v16M26 17v16M32 17h8v8h-8v8h8M46 17h8v16h-8zM46 25h8"
          className="stroke-ink"
          strokeWidth="2"
        />
        <circle cx="35" cy="82" r="28" />
        <circle cx="35" cy="82" r="22" />
        <path d="M25 82h2M43 82h2" strokeWidth="5" />
        <path d="M35 54v6M35 104v6" strokeWidth="3" />
        <circle cx="16" cy="48" r="3" />
      </>
    ),
    side: () => <path d="M0 60h40" />,
    detail: [4, 4, 62, 50],
  },
  'dust-filter': {
    size: [120, 120, 6],
    front: ({ fill }) => (
      <>
        <rect x="6" y="6" width="108" height="108" rx="8" className={fill} />
        <path
          d={strokes(13, (index) => {
            const at = (14 + index * 7.6).toFixed(1);
            return `M${at} 14v92M14 ${at}h92`;
          })}
          strokeWidth="0.8"
        />
        <path d="M10 10h1M110 10h-1M10 110h1M110 110h-1" strokeWidth="4" />
        <path d="M14 40h92M14 80h92" strokeDasharray="5 4" className="stroke-alert" />
      </>
    ),
    detail: [60, 2, 58, 48],
  },
  'cork-feet': {
    size: [110, 130, 8],
    front: () => (
      <>
        <path d="M47 12a8 8 0 0 1 16 0z" className="fill-sunk stroke-ink" />
        <path d="M14 26h56M14 34h36" className="stroke-ink" />
        {[
          [32, 66],
          [78, 66],
          [32, 104],
          [78, 104],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r="17" className="fill-glow/40 stroke-ink" />
            <circle cy="-3" r="14" className="fill-warn-tint stroke-ink" />
            <path
              d="M-6-8h1M2-10h2M7-4h1M-2-2h2M-9 0h1M3 4h1M-5 6h2M9 2h1"
              className="stroke-glow"
              strokeWidth="2.5"
            />
          </g>
        ))}
      </>
    ),
    detail: [8, 44, 62, 52],
  },
  'label-sheet': {
    size: [100, 140, 2],
    front: () => (
      <>
        {Array.from({ length: 9 }, (_, row) => (
          <g key={row} transform={`translate(8 ${10 + row * 14})`}>
            <path
              d="M0 0h40v9H0zM44 0h40v9H44z"
              className={row % 3 === 0 ? 'fill-accent-tint' : ''}
            />
            {row < 5 && <path d="M5 5h18M49 5h22" strokeWidth="2" />}
          </g>
        ))}
      </>
    ),
    detail: [4, 4, 60, 48],
  },
  'security-key': {
    size: [130, 46, 8],
    front: () => (
      <>
        <path d="M100 10h28v26h-28z" className="fill-warn-tint stroke-ink" />
        <path d="M106 16h16M106 21h16M106 26h16M106 31h16" className="stroke-glow" />
        <circle cx="20" cy="23" r="9" className="fill-sunk stroke-ink" />
        <circle cx="62" cy="23" r="14" className="fill-warn-tint stroke-ink" />
        <path d="M57 30V20q0-6 5-6t5 6v10M62 20v10" className="stroke-glow" strokeWidth="2" />
      </>
    ),
    detail: [40, 2, 56, 42],
  },
  'shelf-bracket': {
    size: [200, 120, 90],
    front: () => (
      <>
        <path d="M0 100h200M24 16h152v64H24z" className="fill-sunk stroke-ink" />
        <path d="M12 12h1M188 12h-1M12 88h1M188 88h-1" strokeWidth="5" />
        <Slots x={40} y={30} width={120} height={36} count={4} />
      </>
    ),
    side: () => <path d="M0 100h90M14 40h62M14 60h62" />,
    top: () => <path d="M10 14h180v62H10z" className="fill-sunk stroke-ink" />,
    detail: [0, 2, 62, 50],
  },
  'room-sensor': {
    size: [100, 100, 34],
    front: ({ fill }) => (
      <>
        <circle cx="50" cy="50" r="38" className={fill} />
        <path d="M22 62q8-18 16-10t14-12 14 6 12-8" className="stroke-accent" strokeWidth="2.5" />
        <path d="M26 72h48" />
        <path d="M50 22v8M30 32l4 6M70 32l-4 6" />
        <Light x={50} y={82} r={2.6} />
      </>
    ),
    side: () => <Slots x={8} y={24} width={18} height={52} count={8} />,
    detail: [16, 30, 66, 54],
  },
};
