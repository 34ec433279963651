import type { ReactNode } from 'react';
import { Ornament, ROUND } from '../drawing.tsx';

/** A shelf with room for a parcel. */
export function EmptyShelf() {
  return (
    <Empty>
      <Lamp x={120} floor={126} />
      <path d="M88 126V88h64v38M88 100h64M120 88v12" className="stroke-line-strong" {...DASHES} />
      <path d="M16 126h208v13H16z" className="fill-raised" />
      <path d="M44 139v27l27-27M196 139v27l-27-27" className="fill-raised" />
      <path d="M190 126v-26h9v26M199 126v-32h10v32M209 126v-28h8v28" className="fill-accent-tint" />
      <path d="M28 126v-14q0-7 10-7t10 7v14z" className="fill-paper" />
    </Empty>
  );
}

/** Hooks on a board; nothing hangs from the middle one. */
export function EmptyHook() {
  return (
    <Empty>
      <Lamp x={120} floor={166} />
      <path d="M24 72h192v16H24z" className="fill-raised" />
      <path d={`${hook(56)}${hook(120)}${hook(184)}`} strokeWidth="3" />
      <path
        d="M120 104l-8 12M120 104l8 12M104 116h32v40h-32z"
        className="stroke-line-strong"
        {...DASHES}
      />
      <path d="M36 72V58h14v14M50 72V50h12v22" className="fill-accent-tint" />
    </Empty>
  );
}

/** A cabinet; the drawer that is pulled out has nothing in it. */
export function EmptyDrawer() {
  return (
    <Empty>
      <path d="M54 52h132v114H54z" className="fill-raised" />
      <path d="M54 90h132M54 128h132" />
      <path d="M108 71h24M108 147h24" strokeWidth="3" />
      <path d="M62 94h116l14 14H48z" className="fill-accent" />
      <path d="M48 108h144v30H48z" className="fill-accent-tint" />
      <path d="M98 117h44v11H98z" className="fill-paper" />
      <path d="M150 52h26M163 52V30l-20-14" />
      <path d="M151 7 130 22l-2-18q12-7 23 3z" className="fill-accent" />
      <path d="M133 20l-33 32h48l-6-38z" stroke="none" className="fill-warn-tint" />
    </Empty>
  );
}

/** A ring without a key on it. */
export function EmptyKeyRing() {
  return (
    <Empty>
      <Lamp x={120} floor={166} />
      <path d="M84 64h72v18H84z" className="fill-raised" />
      <path d={hook(120)} strokeWidth="3" />
      <circle cx="125" cy="116" r="20" strokeWidth="3" />
      <path d="M120 136v28M120 164h-9M120 154h-7" className="stroke-line-strong" {...DASHES} />
    </Empty>
  );
}

/** A lamp without light: its plug is out of the socket. */
export function Unplugged() {
  return (
    <Empty>
      <path d="M16 150h208" />
      <path d="M62 150h44M84 150V74" />
      <path d="M48 74a36 30 0 0 1 72 0z" className="fill-raised" />
      <path d="M106 146c18 0 14-24 34-24" strokeWidth="2.4" className="stroke-warn" />
      <path
        d="M140 113h14v18h-14zM154 118h9M154 126h9"
        strokeWidth="2.4"
        className="fill-warn-tint stroke-warn"
      />
      <path d="M184 100h30v34h-30z" className="fill-raised" />
      <path d="M194 117h.1M204 117h.1" strokeWidth="4" />
    </Empty>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <Ornament viewBox="8 0 224 172" className="block w-full" {...ROUND}>
      <g fill="none" strokeWidth="1.8" className="stroke-ink">
        {children}
      </g>
    </Ornament>
  );
}

/** @param floor where its light ends */
function Lamp({ x, floor }: { x: number; floor: number }) {
  return (
    <>
      <path
        d={`M${x - 14} 32 ${x - 46} ${floor}h92L${x + 14} 32z`}
        stroke="none"
        className="fill-warn-tint"
      />
      <path d={`M${x} 2v14`} />
      <circle cx={x} cy="31" r="6" className="fill-raised" />
      <path d={`M${x - 20} 32a20 17 0 0 1 40 0z`} className="fill-accent" />
    </>
  );
}

function hook(x: number): string {
  return `M${x} 88v8a5 5 0 0 0 10 0`;
}

const DASHES = { strokeDasharray: '4 6' };
