import type { ReactNode } from 'react';
import { Drawing, ROUND } from '../drawing.tsx';
import { Key, Machine, Outline, Plug } from './contents.tsx';
import { Label, Niche, Sill } from './niche.tsx';

/** A machine under its lamp, which lights once when the drawing appears. */
export function Room(picture: Picture) {
  return (
    <Alone label="A server in its alcove. The lamp above it is on." {...picture}>
      <Niche lamp="on" isPlain={false} lights />
      <Key />
      <Plug isIn />
      <Machine isOn isSmall={false} />
      <Sill />
      <Label text="Yours" isSmall={false} />
    </Alone>
  );
}

/** The place that is kept for a machine; `label` is what the board says already. */
export function KeptRoom({ label, ...picture }: Picture & { label: string }) {
  return (
    <Alone
      label="An empty alcove with its lamp on. A dashed line shows where a server will stand."
      {...picture}
    >
      <Niche lamp="on" isPlain={false} lights />
      <Outline />
      <Sill />
      <Label text={label} isSmall={false} />
    </Alone>
  );
}

/** For someone who has lost theirs. */
export function SpareKey(picture: Picture) {
  return (
    <Alone label="A spare key hangs in a lit alcove." {...picture}>
      <Niche lamp="on" isPlain={false} lights />
      <circle cx="166" cy="151" r="18" className="fill-warn-tint" />
      <circle cx="166" cy="144" r="7" className="fill-paper" />
      <path d="M161.5 168.5v52h9v-8h12v-8h-7v-7h9v-9h-14v-20z" className="fill-warn-tint" />
      <path d="M166 122v16a5 5 0 0 1-10 0v-3" strokeWidth="3" />
      <Sill />
      <Label text="Spare key" isSmall={false} />
    </Alone>
  );
}

function Alone({ label, className = 'block w-full', children }: AloneProps) {
  return (
    <Drawing
      label={label}
      viewBox="10 14 300 272"
      preserveAspectRatio="xMidYMax meet"
      className={className}
      {...ROUND}
    >
      <g fill="none" strokeWidth="1.8" className="stroke-ink">
        {children}
      </g>
    </Drawing>
  );
}

type Picture = { className?: string };

type AloneProps = Picture & { label: string; children: ReactNode };
