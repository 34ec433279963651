import type { ReactNode } from 'react';
import { round, strokes } from '../projects/lines.ts';
import type { Solid } from './solid.tsx';
import type { Tint } from './tints.ts';

const PORTS = [
  'm0 0h9v7h-2v2h-5v-2h-2z',
  'm0 3h10v4h-10z',
  'm2 2h6q2 0 2 2t-2 2h-6q-2 0-2-2t2-2z',
  'm5 0a5 5 0 1 0 .1 0zm-2 4h0m4 0h0m-2 3h0',
  'm0 2h10l-2 6h-6zm2 2h6',
  'm0 0h9v9h-9zm3 3h3v3h-3z',
  'm5 1a4 4 0 1 0 .1 0zm0 3a1 1 0 1 0 .1 0',
];
const EXPLODED = [
  'M32 0l18-6M36 2l18-6M40 4l18-6',
  'M36-2l14-5 12 4-14 5zM58 4l8-3',
  'M34 0l10-3 6 2-10 3zM54 0l8-3 6 2-8 3zM44 5l8-3',
  'M30 0h1M50-6h1M70 0h1M50 6h1',
];

/** Sheets; what matters is their proportion. */
export const PRINTS: Readonly<Record<string, Solid>> = {
  'house-in-section': print(
    [60, 180],
    [0, 96, 60, 50],
    <>
      <path d="M10 52 30 28l20 24v76H10zM10 74h40M10 98h40M36 38v-12h5v18M10 128h40v34H10zM6 128h48" />
      <path d="M14 66h10v8M28 60h14v14M16 90h12v8M34 84v14M42 88v10M16 108v20M22 108v20M34 112h10v16H34z" />
      <path d="M14 140h14M14 150h14M16 140v-5h3v5M21 140v-5h3v5M16 150v-5h3v5" />
      <path d="M34 144h12v18H34zM37 150h6M37 155h6" className="fill-accent/30 stroke-accent" />
      <path d="M2 128H10" className="stroke-alert" />
    </>,
  ),
  'tunnel-map': print(
    [100, 140],
    [20, 44, 62, 52],
    <g strokeWidth="3.4">
      <path d="M14 36h28l24 24v38l20 20" className="stroke-accent" />
      <path d="M86 30H66L34 62v50" className="stroke-alert" />
      <path d="M14 92h40l12 12h20" className="stroke-glow" />
      <path d="M20 122h30l14-14" className="stroke-ink" />
      <g className="fill-raised stroke-ink" strokeWidth="1.4">
        {[
          [14, 36],
          [42, 36],
          [66, 60],
          [86, 118],
          [86, 30],
          [34, 62],
          [34, 112],
          [14, 92],
          [86, 104],
          [20, 122],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
        ))}
        <rect x="48" y="39" width="12" height="12" rx="6" />
      </g>
      <path d="M18 16h34M18 22h18" strokeWidth="1.6" className="stroke-ink" />
    </g>,
  ),
  'alphabet-of-ports': print(
    [100, 140],
    [8, 12, 60, 50],
    <path
      d={strokes(24, (index) => {
        const [x, y] = [14 + (index % 4) * 19, 16 + Math.floor(index / 4) * 19];
        return `M${x} ${y}${PORTS[index % PORTS.length] ?? ''}M${x + 2} ${y + 14}h5`;
      })}
    />,
  ),
  'night-window': print(
    [90, 120],
    [24, 30, 46, 38],
    <>
      <path d="M10 12h70v96H10z" className="fill-ink" />
      <path d={strokes(9, (row) => `M10 ${20 + row * 10}h70`)} className="stroke-on-dark/30" />
      <path d="M34 38h24v34H34z" className="fill-accent stroke-on-dark" />
      <path d="M46 38v34M34 52h24M30 76h32" className="stroke-on-dark" />
      <circle cx="52" cy="66" r="1.8" className="fill-accent-tint stroke-accent-tint" />
    </>,
  ),
  'exploded-hearth': print(
    [100, 140],
    [18, 28, 62, 52],
    <>
      <path d="M50 14v108" strokeDasharray="4 2 1 2" className="stroke-alert" />
      {[26, 48, 70, 92].map((y, layer) => (
        <g key={y}>
          <path
            d={`M20 ${y}l30-10 30 10-30 10zM20 ${y}v${4 + layer * 2}l30 10v-${4 + layer * 2}M80 ${y}v${4 + layer * 2}l-30 10`}
          />
          <path d={EXPLODED[layer]} transform={`translate(0 ${y})`} />
          <path d={`M84 ${y + 2}h6`} className="stroke-accent" />
        </g>
      ))}
      <path d="M14 124h20M14 129h14M42 124h20M42 129h16" className="stroke-line-strong" />
    </>,
  ),
  'forest-floor': print(
    [100, 140],
    [12, 52, 60, 50],
    <>
      <path d="M44 12c2 20-2 34-4 46h20c-2-12-4-26-2-46M44 22h6M50 34h7M42 44h6" />
      <path d="M10 60h80" className="stroke-accent" />
      <path d="M42 58c-8 14-22 14-30 30M46 58c0 18-12 30-14 60M52 58c0 24 6 40 2 68M56 58c4 18 18 22 22 46M60 58c10 8 20 8 28 24" />
      <path
        d="M26 78c10 4 12 14 24 14s18-8 30-4M18 96c14-4 20 8 34 6s20-12 34-8M30 112c10 4 20-6 30 0s14 6 24 0M66 70c-8 8-14 6-20 14M36 86l-4 20M74 92l-8 22"
        className="stroke-accent"
        strokeDasharray="2 2"
      />
      <path
        d="M72 60v-6M67 54q5-8 10 0zM24 60v-4M21 56q3-5 6 0z"
        className="fill-alert-tint stroke-alert"
      />
    </>,
  ),
  'tower-of-backups': print(
    [90, 120],
    [14, 50, 60, 50],
    <>
      <path d="M26 78h32v26H26z" className="fill-accent/30" />
      <path d="M30 52h26v26H30z" className="fill-alert/30" />
      <path d="M28 28 42 20l14 8v24H28z" className="fill-warn-tint" />
      <path d="M68 86h12v18H68z" className="fill-alert/30" />
      <path d="M10 104h72M64 60h18v22H64zM73 60v22M64 71h18M33 90h18M36 64h14M36 40h12" />
    </>,
  ),
  'wave-study': print(
    [100, 140],
    [16, 48, 62, 52],
    <path
      d={strokes(24, (row) => {
        const y = 20 + row * 4.4;
        const rise = row === 7 ? 13 : row === 8 ? 6 : (row * 7) % 3 === 0 ? 1.6 : 0.8;
        return `M14 ${round(y)}h30q5 0 7 ${-rise}t6 ${rise}t5 ${round(-rise / 2)}t6 ${round(rise / 2)}h18`;
      })}
    />,
  ),
};

function print(
  [width, height]: readonly [number, number],
  detail: Solid['detail'],
  motif: ReactNode,
): Solid {
  return {
    size: [width, height, 3],
    front: () => (
      <>
        <path d={`M6 6h${width - 12}v${height - 12}H6z`} opacity="0.35" />
        {motif}
      </>
    ),
    detail,
  };
}

/** The sheet in a frame above a sideboard, at its size among the things. */
export function RoomView({ solid, tint }: { solid: Solid; tint: Tint }) {
  const [width, height] = solid.size;
  const scale = Math.min(0.62, 104 / height);
  const [x, y] = [104 - (width * scale) / 2, 62 - (height * scale) / 2];
  return (
    <>
      <path d="M0 150h240v50H0z" className="fill-warn-tint" stroke="none" />
      <path d="M0 150h240" className="stroke-line-strong" />
      <path
        d="M40 126h132v36H40zM84 126v36M128 126v36M48 162v12M164 162v12M78 142v6M90 142v6M134 142v6"
        className="fill-raised stroke-ink"
      />
      <path d="M58 126v-6h26v6zM60 120l2-4h20l2 4zM62 126" className="fill-accent stroke-ink" />
      <path
        d="M148 126v-18q0-4 4-4t4 4v18M152 104c-4-10-10-8-12-16M152 104c2-12 8-12 10-22M152 104c0-8 0-14-2-22"
        className="fill-none stroke-accent"
      />
      <path d="M204 174V60M194 174h20M190 60h28l-6-22h-16z" className="fill-raised stroke-ink" />
      <path d="M20 174v-30q0-6 6-6M20 156h14v18" className="fill-none stroke-line-strong" />
      <g
        transform={`translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})`}
        className={tint.line}
      >
        <path d={`M-8-8H${width + 8}V${height + 8}H-8z`} className="fill-ink stroke-ink" />
        <path d={`M-5-5H${width + 5}V${height + 5}H-5z`} className="fill-paper stroke-ink" />
        <path d={`M0 0H${width}V${height}H0z`} className={`${tint.fill} stroke-ink`} />
        {solid.front(tint)}
      </g>
    </>
  );
}
