import type { ReactNode } from 'react';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';

/** The sign of a service: what its large drawing further down shows, as small as a stamp. */
export function ServiceSign({ id }: { id: ServiceId }) {
  return (
    <Ornament viewBox="0 0 72 54" className="w-18 shrink-0">
      <g className="fill-none stroke-ink" strokeWidth="1.6" {...ROUND}>
        {SIGNS[id]}
      </g>
    </Ornament>
  );
}

export type ServiceId = 'moving' | 'walls' | 'hour' | 'machine' | 'restore';

const SIGNS: Record<ServiceId, ReactNode> = {
  moving: (
    <>
      <path d="M3 9h20v38H3zM3 22h20M3 34h20M11 15h4M11 28h4M11 40h4" className="fill-raised" />
      <path d="M51 12h18v32H51z" className="fill-accent" />
      <path d="M55 19h8M55 25h8" className="stroke-accent-tint" />
      <path
        d="M26 28h20m-6-6l7 6-7 6"
        pathLength="1"
        strokeDasharray="1"
        className="animate-draw stroke-accent"
        strokeWidth="2"
      />
    </>
  ),
  walls: (
    <>
      <path d="M4 6h64v42H4z" className="fill-accent-tint" strokeWidth="2.4" />
      <path d="M36 6v42" className="stroke-alert" strokeWidth="3" />
      <path d="M12 16h14M12 23h10M46 16h14M46 23h10" className="stroke-line-strong" />
      <path d="M4 38h18a10 10 0 0 0-10-10" />
    </>
  ),
  hour: (
    <>
      <circle cx="36" cy="27" r="22" className="fill-raised" />
      <path d="M36 27V5a22 22 0 0 1 19 33z" className="fill-accent" />
      <path d="M36 27l19 11a22 22 0 0 1-34 4z" className="fill-alert" />
      <circle cx="36" cy="27" r="7" className="fill-paper" />
    </>
  ),
  machine: (
    <>
      <path d="M18 3h40v48H18zM18 20h40M18 38h40" className="fill-raised" />
      <path d="M24 24h26v14H24z" className="fill-accent" />
      <path d="M26 20V9h6v11M33 20V7h6v13M42 20l3-11 5 1-3 10M28 44h14v7" />
      <circle cx="45" cy="29" r="2" className="fill-alert stroke-transparent" />
    </>
  ),
  restore: (
    <>
      <path
        d="M3 12h16v28h12c12 0 14-26 38-26v34H3z"
        className="fill-accent-tint stroke-transparent"
      />
      <path d="M3 12h16v28h12c12 0 14-26 38-26" className="stroke-accent" strokeWidth="2" />
      <path d="M3 48h66" />
      <circle cx="19" cy="40" r="3" className="fill-paper" />
      <circle cx="52" cy="17" r="3" className="fill-paper" />
    </>
  ),
};
