import { Holes, Light, NetworkSockets, PowerSocket, Ribs, Slots, SmallSockets } from './marks.tsx';
import type { Solid } from './solid.tsx';

/** Computers. Units are millimetres, or half of them. */
export const MACHINES: Readonly<Record<string, Solid>> = {
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
        <NetworkSockets xs={[22, 40]} y={40} />
        <SmallSockets xs={[62, 78, 94, 110]} y={44} />
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
        <SmallSockets xs={[82]} y={30} />
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
        <NetworkSockets xs={[18]} y={25} />
        <SmallSockets xs={[42, 58]} y={28} />
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
        <NetworkSockets xs={[22, 40]} y={104} />
        <SmallSockets xs={[60, 75, 90, 105, 120, 135]} y={108} />
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
          <SmallSockets key={y} xs={[70]} y={y} />
        ))}
        <NetworkSockets xs={[86]} y={58} />
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
        <SmallSockets xs={[208]} y={19} />
      </>
    ),
    side: () => <Holes x={20} y={9} width={70} height={12} gap={6} />,
    top: () => <path d="M0 24h240M20 70h60M20 84h60M20 98h60M150 60h70v50h-70zM8 12h1M232 12h1" />,
    rear: () => (
      <>
        <NetworkSockets xs={[20, 38]} y={9} />
        <SmallSockets xs={[60, 76]} y={13} />
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
        <NetworkSockets xs={[24]} y={80} />
        <SmallSockets xs={[46, 62, 78]} y={84} />
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
    top: () => <path d="M26 64V40q0-19 19-19t19 19v24M34 64V42q0-11 11-11t11 11v22M18 64h54" />,
    rear: () => (
      <>
        <NetworkSockets xs={[14, 34]} y={9} />
        <SmallSockets xs={[66]} y={13} />
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
        <SmallSockets xs={[24, 44, 76]} y={110} />
      </>
    ),
    detail: [12, 12, 88, 70],
  },
};
