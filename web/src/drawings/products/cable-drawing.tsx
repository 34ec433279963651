import type { ReactNode } from 'react';
import type { Tint } from './tints.ts';

export type Plug = 'network' | 'usb' | 'power' | 'socket' | 'fibre' | 'angled';

/** A cable: how thick it is drawn, what its sleeve is like, and what is on its ends. */
export type Cable = {
  width: number;
  sleeve: 'woven' | 'plain' | 'flat';
  ends: readonly [Plug, Plug];
  /** How many turns lie on the table. */
  turns: number;
};

export function CableDrawing({ cable, tint, view }: Props) {
  const { ends } = cable;
  switch (view) {
    case 'front': {
      const inner = OUTER - (cable.turns - 1) * (cable.width + 1.5);
      const radii = Array.from(
        { length: cable.turns },
        (_, turn) => inner + turn * (cable.width + 1.5),
      );
      return (
        <g transform="translate(-14 2)">
          {radii.map((r) => (
            <Strand
              key={r}
              cable={cable}
              tint={tint}
              d={`M${120 - r} 88a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`}
            />
          ))}
          <Strand cable={cable} tint={tint} d={`M${120 - OUTER} 88q-2 60 34 76h10`} />
          <Strand cable={cable} tint={tint} d={`M${120 + OUTER} 88q6 50 34 58`} />
          <path
            d={`M112 ${82 + inner}h16v${OUTER - inner + 12}h-16z`}
            className="fill-sunk stroke-ink"
          />
          <PlugDrawing plug={ends[0]} tint={tint} x={120 - OUTER + 44} y={164} turn={0} />
          <PlugDrawing plug={ends[1]} tint={tint} x={154 + OUTER} y={146} turn={14} />
        </g>
      );
    }
    case 'angle':
      return (
        <>
          <Strand cable={cable} tint={tint} d={cable.turns > 2 ? TWO_LOOPS : ONE_LOOP} />
          <PlugDrawing plug={ends[0]} tint={tint} x={46} y={142} turn={220} />
          <PlugDrawing plug={ends[1]} tint={tint} x={192} y={48} turn={8} />
        </>
      );
    case 'detail':
      return (
        <g transform="translate(-40 100) scale(3.4)">
          <Strand cable={cable} tint={tint} d="M-10 12C14 12 18 0 36 0" />
          <PlugDrawing plug={ends[1]} tint={tint} x={36} y={0} turn={0} />
        </g>
      );
  }
}

const ONE_LOOP = 'M46 142c30 26 66 10 60-26s30-66 54-40-10 66-44 50 6-88 76-78';
const TWO_LOOPS =
  'M46 142c34 22 56 0 46-30s20-52 38-30-6 50-30 38 0-40 30-34 44 36 26 50-42-14-32-42 30-48 68-46';

/** The radius of the outermost turn. */
const OUTER = 48;

type Props = { cable: Cable; tint: Tint; view: 'front' | 'angle' | 'detail' };

/** A tube: a wide line, a narrower one in it, and the weave on that. */
function Strand({ cable: { width, sleeve }, tint, d }: { cable: Cable; tint: Tint; d: string }) {
  return (
    <>
      <path d={d} className="stroke-ink" strokeWidth={width} strokeLinecap="butt" />
      <path d={d} className={tint.strand} strokeWidth={width - 2} strokeLinecap="butt" />
      {sleeve === 'woven' && (
        <path
          d={d}
          className={tint.line}
          strokeWidth={width - 2.6}
          strokeLinecap="butt"
          strokeDasharray="0.8 2.6"
          opacity="0.55"
        />
      )}
      {sleeve === 'flat' && <path d={d} className={tint.line} strokeWidth="0.8" opacity="0.8" />}
    </>
  );
}

/** The end of a cable that comes from the left. */
function PlugDrawing({ plug, tint, x, y, turn }: PlugProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className="stroke-ink" strokeWidth="1.1">
      {plug !== 'angled' && plug !== 'power' && (
        <path d="M-2-5h10v10H-2zM1-5v10M4-5v10" className={`${tint.fill} ${tint.line}`} />
      )}
      {PLUGS[plug](tint)}
    </g>
  );
}

type PlugProps = { plug: Plug; tint: Tint; x: number; y: number; turn: number };

const PLUGS: Readonly<Record<Plug, (tint: Tint) => ReactNode>> = {
  network: () => (
    <>
      <path d="M8-8h20v16H8z" className="fill-paper" />
      <path d="M10-8l4-4h10M22-6v12M24.5-6v12M27-6v12M12-3h7" className="fill-none" />
    </>
  ),
  usb: ({ fill, line }) => (
    <>
      <path d="M8-7h15q3 0 3 3v8q0 3-3 3H8z" className={`${fill} ${line}`} />
      <path d="M26-4h9q3 0 3 4t-3 4h-9z" className="fill-line" />
      <path d="M12 0h8M18-2.5v5" className="fill-none stroke-on-dark" />
    </>
  ),
  socket: ({ fill, line }) => (
    <>
      <path d="M8-8h22v16H8zM12-8v-5h8v5M12 8v5h8V8" className={`${fill} ${line}`} />
      <path d="M16-10.5h0M16 10.5h0" strokeWidth="2.5" />
      <rect x="27" y="-5" width="5" height="10" rx="2.5" className="fill-ink" />
    </>
  ),
  power: ({ fill, line }) => (
    <>
      <path d="M-2-4h8l5-8h14q4 0 4 4V8q0 4-4 4H11L6 4h-8z" className={`${fill} ${line}`} />
      <path d="M29-6h10M29 6h10" strokeWidth="3" />
      <path d="M15-6v12" className="fill-none stroke-on-dark" />
    </>
  ),
  angled: ({ fill, line }) => (
    <>
      <path d="M-2-4h10q8 0 8 6v16h-20V6h-6z" className={`${fill} ${line}`} />
      <path d="M-1 18v6M6 18v6M13 18v6" strokeWidth="2.4" />
    </>
  ),
  fibre: () => (
    <>
      <path d="M8-9h16v7H8zM8 2h16v7H8z" className="fill-accent" />
      <path d="M24-7.5h8v4h-8zM24 3.5h8v4h-8z" className="fill-paper" />
      <path d="M32-5.5h6M32 5.5h6" className="stroke-alert" strokeWidth="2" />
    </>
  ),
};
