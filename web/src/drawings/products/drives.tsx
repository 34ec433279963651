import type { ReactNode } from 'react';
import { Holes, Light, Slots, SmallSockets } from './marks.tsx';
import type { Solid } from './solid.tsx';
import type { Tint } from './tints.ts';

/** Drives, and what holds or keeps them. Units are millimetres, or half of them. */
export const DRIVES: Readonly<Record<string, Solid>> = {
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
    side: () => <SmallSockets xs={[3]} y={26} />,
    top: () => <path d="M12 0v16M138 0v16" />,
    detail: [76, 4, 74, 48],
  };
}
