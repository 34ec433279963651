import type { ReactNode } from 'react';
import { Holes, Light, NetworkSocket, PowerSocket, Ribs, Slots, SmallSocket } from './marks.tsx';
import type { Solid } from './solid.tsx';
import type { Tint } from './tints.ts';

/** Machines, drives and small parts. Units are millimetres, or half of them. */
export const HARDWARE: Readonly<Record<string, Solid>> = {
  'hearth-one': {
    size: [190, 70, 190],
    front: () => (
      <>
        <Ribs x={12} y={0} width={166} height={46} count={22} />
        <path d="M0 46h190" />
        <Light x={172} y={58} r={3} />
        <path d="M14 58h34" strokeWidth="2.5" />
      </>
    ),
    side: () => <Slots x={14} y={20} width={162} height={36} count={4} />,
    top: () => <Ribs x={12} y={0} width={166} height={190} count={22} />,
    rear: () => (
      <>
        <Ribs x={12} y={0} width={166} height={26} count={22} />
        <path d="M0 26h190" />
        <NetworkSocket x={22} y={40} />
        <NetworkSocket x={40} y={40} />
        {[62, 78, 94, 110].map((x) => (
          <SmallSocket key={x} x={x} y={44} />
        ))}
        <PowerSocket x={150} y={38} />
      </>
    ),
    detail: [112, 18, 74, 58],
  },
  'hearth-mini': {
    size: [120, 50, 120],
    front: () => (
      <>
        <path d="M0 14h120" />
        <Slots x={12} y={24} width={46} height={14} count={3} />
        <Light x={104} y={32} r={3} />
        <SmallSocket x={82} y={30} />
      </>
    ),
    side: () => <Holes x={18} y={20} width={84} height={20} gap={7} />,
    top: ({ line }) => (
      <>
        <rect x="14" y="14" width="92" height="92" rx="14" />
        <path d="M50 72V56q0-10 10-10t10 10v16z" className={line} />
      </>
    ),
    rear: () => (
      <>
        <path d="M0 14h120" />
        <NetworkSocket x={18} y={25} />
        <SmallSocket x={42} y={28} />
        <SmallSocket x={58} y={28} />
        <PowerSocket x={86} y={23} />
      </>
    ),
    detail: [66, 10, 50, 40],
  },
  'hearth-double': {
    size: [190, 140, 190],
    front: () => (
      <>
        <Ribs x={12} y={0} width={166} height={40} count={22} />
        <path d="M0 40h190M0 100h190M18 50h154v18H18zM18 74h154v18H18zM150 59h12M150 83h12" />
        <path d="M28 62h40M28 86h40" strokeWidth="2.5" />
        <Ribs x={12} y={100} width={166} height={22} count={22} />
        <Light x={172} y={131} r={3} />
        <Light x={160} y={131} r={3} />
      </>
    ),
    side: () => <Slots x={14} y={30} width={162} height={86} count={7} />,
    top: () => <Ribs x={12} y={0} width={166} height={190} count={22} />,
    rear: () => (
      <>
        <Holes x={22} y={20} width={146} height={40} gap={10} />
        <path d="M0 84h190" />
        <NetworkSocket x={22} y={104} />
        <NetworkSocket x={40} y={104} />
        {[60, 75, 90, 105, 120, 135].map((x) => (
          <SmallSocket key={x} x={x} y={108} />
        ))}
        <PowerSocket x={158} y={102} />
      </>
    ),
    detail: [110, 70, 78, 66],
  },
  'longhouse-tower': {
    size: [110, 200, 220],
    front: ({ fill }) => (
      <>
        <path d="M0 24h110M10 34h90v150H10z" />
        <Holes x={20} y={44} width={70} height={130} gap={8} />
        <circle cx="55" cy="80" r="34" className={fill} />
        <path d="M55 80c-4-14 2-26 12-30M55 80c14-4 26 2 30 12M55 80c4 14-2 26-12 30M55 80c-14 4-26-2-30-12" />
        <circle cx="55" cy="80" r="7" className={fill} />
        <Light x={96} y={12} r={3} />
        <path d="M12 12h30" strokeWidth="2.5" />
      </>
    ),
    side: () => (
      <>
        <rect x="20" y="24" width="180" height="152" rx="6" />
        <path d="M40 60h140v44H40zM52 70h70v24H52zM40 124h100M40 134h100M40 144h60" />
        <circle cx="152" cy="82" r="14" />
      </>
    ),
    top: () => <Slots x={20} y={30} width={70} height={160} count={14} />,
    rear: () => (
      <>
        <circle cx="34" cy="46" r="24" />
        <circle cx="34" cy="46" r="6" />
        {[22, 30, 38, 46].map((y) => (
          <SmallSocket key={y} x={70} y={y} />
        ))}
        <NetworkSocket x={86} y={58} />
        <Slots x={14} y={90} width={82} height={60} count={6} />
        <PowerSocket x={46} y={172} />
      </>
    ),
    detail: [12, 40, 92, 78],
  },
  'cellar-rack-1u': {
    size: [240, 30, 140],
    front: () => (
      <>
        <path d="M14 0v30M226 0v30M7 8v1M7 21v1M233 8v1M233 21v1" strokeWidth="2.5" />
        <path d="M22 6h52v18H22zM78 6h52v18H78zM26 20h10M82 20h10" />
        <Holes x={140} y={8} width={60} height={14} gap={5} />
        <Light x={210} y={10} />
        <Light x={218} y={10} tone="warn" />
        <SmallSocket x={208} y={19} />
      </>
    ),
    side: () => <Holes x={20} y={9} width={70} height={12} gap={6} />,
    top: () => <path d="M0 24h240M20 70h60M20 84h60M20 98h60M150 60h70v50h-70zM8 12h1M232 12h1" />,
    rear: () => (
      <>
        <NetworkSocket x={20} y={9} />
        <NetworkSocket x={38} y={9} />
        <SmallSocket x={60} y={13} />
        <SmallSocket x={76} y={13} />
        <Holes x={100} y={8} width={80} height={14} gap={5} />
        <PowerSocket x={204} y={9} />
      </>
    ),
    detail: [190, 0, 36, 30],
  },
  'attic-station': {
    size: [220, 110, 120],
    front: ({ fill }) => (
      <>
        <path d="M0 88h220M0 0 26 18V88M220 0l-26 18V88M26 18h168" />
        <Slots x={38} y={30} width={92} height={46} count={6} />
        <circle cx="162" cy="52" r="22" className={fill} />
        <path d="M162 52 152 38M146 60l-3 2M178 60l3 2M162 33v-3M148 40l-2-2M176 40l2-2" />
        <Light x={206} y={99} r={3} />
        <path d="M14 99h26" strokeWidth="2.5" />
      </>
    ),
    side: () => <Slots x={16} y={22} width={88} height={60} count={7} />,
    top: () => <Holes x={24} y={20} width={172} height={80} gap={9} />,
    rear: () => (
      <>
        <Slots x={24} y={20} width={172} height={40} count={6} />
        <NetworkSocket x={24} y={80} />
        {[46, 62, 78].map((x) => (
          <SmallSocket key={x} x={x} y={84} />
        ))}
        <PowerSocket x={180} y={78} />
      </>
    ),
    detail: [124, 22, 78, 66],
  },
  gatepost: {
    size: [90, 30, 90],
    front: () => (
      <>
        <path d="M0 22h90" />
        {[12, 22, 32].map((x) => (
          <Light key={x} x={x} y={12} />
        ))}
        <path d="M58 12h20" strokeWidth="2.5" />
      </>
    ),
    side: () => <Slots x={12} y={9} width={66} height={8} count={2} />,
    top: () => (
      <>
        <path d="M26 64V40q0-19 19-19t19 19v24M34 64V42q0-11 11-11t11 11v22M18 64h54" />
      </>
    ),
    rear: () => (
      <>
        <NetworkSocket x={14} y={9} />
        <NetworkSocket x={34} y={9} />
        <SmallSocket x={66} y={13} />
      </>
    ),
    detail: [2, 0, 46, 30],
  },
  'night-porter': {
    size: [110, 140, 70],
    front: ({ line }) => (
      <>
        <rect x="18" y="18" width="74" height="58" rx="4" className="fill-paper stroke-ink" />
        <path d="m38 48 12 12 24-26" className="stroke-accent" strokeWidth="4" />
        <path d="M26 27h26" className="stroke-ink" />
        <circle cx="55" cy="104" r="16" className={line} />
        <path d="M60 96a10 10 0 1 0 3 13 8 8 0 0 1-3-13z" />
        <path d="M0 128h110" />
      </>
    ),
    side: () => <Slots x={12} y={24} width={46} height={80} count={9} />,
    top: () => <path d="M14 14h82v42H14z" />,
    rear: () => (
      <>
        <Slots x={20} y={24} width={70} height={60} count={8} />
        <SmallSocket x={24} y={110} />
        <SmallSocket x={44} y={110} />
        <SmallSocket x={76} y={110} />
      </>
    ),
    detail: [12, 12, 88, 70],
  },

  'twin-drive-4': twinDrive('4 + 4'),
  'twin-drive-12': twinDrive('12 + 12'),
  'pocket-ssd-1': sleeve(1),
  'pocket-ssd-4': sleeve(4),
  'quad-bay': {
    size: [130, 170, 200],
    front: () => (
      <>
        {[0, 1, 2, 3].map((bay) => (
          <g key={bay} transform={`translate(0 ${14 + bay * 34})`}>
            <path d="M10 0h110v30H10zM92 6h20v18H92zM98 15h8" />
            <Light x={20} y={8} tone={bay === 2 ? 'warn' : 'good'} />
            <Slots x={30} y={8} width={50} height={14} count={3} />
          </g>
        ))}
        <path d="M10 158h40" strokeWidth="2.5" />
      </>
    ),
    side: () => <Holes x={30} y={30} width={140} height={110} gap={12} />,
    top: () => <path d="M40 40h50v120H40z" />,
    detail: [4, 74, 92, 76],
  },
  'bare-drive-8': {
    size: [102, 146, 26],
    front: ({ fill }) => (
      <>
        <path d="M6 8h1M95 8h1M6 138h1M95 138h1M6 70h1M95 70h1" strokeWidth="4" />
        <path d="M14 12h74v64q-6 24-37 24t-37-24z" />
        <circle cx="51" cy="50" r="34" className={fill} />
        <circle cx="51" cy="50" r="9" />
        <path d="M16 106h70v30H16z" className="fill-raised stroke-ink" />
        <g className="fill-none stroke-ink">
          <path d="M22 113h26M22 119h36M22 125h20" />
          <path d="M66 112v18M69 112v18M74 112v18M76 112v18M80 112v18" />
        </g>
      </>
    ),
    side: () => <path d="M6 40h1M20 40h1M6 100h1M20 100h1" strokeWidth="3" />,
    detail: [2, 92, 66, 54],
  },
  'archive-cartridge': {
    size: [90, 70, 14],
    front: () => (
      <>
        <path d="M10 10h70v34H10z" className="fill-raised stroke-ink" />
        <path d="M16 20h58M16 28h58M16 36h34" className="stroke-line-strong" />
        <path d="M66 54h16v10H66zM74 54v10M20 64v6M26 64v6M32 64v6M38 64v6" />
        <path d="m10 52 8 5-8 5z" className="fill-alert stroke-ink" />
      </>
    ),
    side: () => <path d="M3 10h8" />,
    detail: [44, 34, 46, 36],
  },
  'drive-safe': {
    size: [180, 150, 150],
    front: () => (
      <>
        <rect x="12" y="12" width="156" height="126" rx="6" />
        <rect x="22" y="22" width="136" height="106" rx="4" />
        <circle cx="128" cy="76" r="18" />
        <circle cx="128" cy="76" r="4" />
        <path d="M128 58v-8M128 102v-8M110 76h-8M154 76h-8M128 80v8" />
        <path d="M36 40h36M36 48h22" />
        <path d="M12 44H6v22h6M12 92H6v22h6" />
      </>
    ),
    side: () => <path d="M16 16h118v118H16zM75 128h12" />,
    detail: [88, 40, 78, 66],
  },

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
          d={Array.from({ length: 13 }, (_, index) => {
            const at = 14 + index * 7.6;
            return `M${at.toFixed(1)} 14v92M14 ${at.toFixed(1)}h92`;
          }).join('')}
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

function twinDrive(label: string): Solid {
  const bay = (x: number): ReactNode => (
    <g transform={`translate(${x} 12)`}>
      <rect width="44" height="112" rx="4" />
      <path d="M8 12h28M8 20h28M8 28h28" />
      <path d="M12 60h20v22H12zM12 71h20" />
      <Light x={22} y={100} r={3} />
    </g>
  );
  return {
    size: [120, 150, 160],
    front: ({ mark }: Tint) => (
      <>
        {bay(12)}
        {bay(64)}
        <text
          x="12"
          y="141"
          fontSize="10"
          stroke="none"
          className={`font-sans font-semibold ${mark}`}
        >
          {label}
        </text>
      </>
    ),
    side: () => <Holes x={24} y={24} width={112} height={100} gap={11} />,
    top: () => <path d="M60 0v160M14 20h32M74 20h32" />,
    detail: [8, 66, 94, 78],
  };
}

function sleeve(terabytes: number): Solid {
  return {
    size: [150, 56, 16],
    front: ({ mark }: Tint) => (
      <>
        <path d="M12 0v56M138 0v56" />
        <text
          x="26"
          y="36"
          fontSize="20"
          stroke="none"
          className={`font-display font-semibold ${mark}`}
        >
          {terabytes} TB
        </text>
        <Slots x={92} y={18} width={34} height={20} count={terabytes === 1 ? 3 : 5} />
        <Light x={144} y={28} />
      </>
    ),
    side: () => <SmallSocket x={3} y={26} />,
    top: () => <path d="M12 0v16M138 0v16" />,
    detail: [76, 4, 74, 48],
  };
}
