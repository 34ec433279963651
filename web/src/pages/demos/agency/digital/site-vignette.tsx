import type { ReactNode } from 'react';
import { Choirs } from './sites/choirs.tsx';
import { Clinic } from './sites/clinic.tsx';
import { Ferry } from './sites/ferry.tsx';
import { Letters } from './sites/letters.tsx';
import { Paths } from './sites/paths.tsx';
import { Seeds } from './sites/seeds.tsx';

/** A finished site in a drawn window of the shape it is mostly read in. */
export function SiteVignette({ site, label }: { site: Site; label: string }) {
  const { address, body } = SITES[site];
  return (
    <div
      role="img"
      aria-label={label}
      className="overflow-hidden rounded-md border border-ink bg-raised text-sm leading-snug"
    >
      <div className="flex items-center gap-3 border-b border-ink bg-sunk px-3 py-1.5 font-mono text-xs">
        <span className="flex gap-1.5">
          <span className="size-2.5 rounded-full border border-ink" />
          <span className="size-2.5 rounded-full border border-ink" />
        </span>
        <span className="truncate">{address}</span>
      </div>
      {body}
    </div>
  );
}

export type Site = 'ferry' | 'seeds' | 'paths' | 'clinic' | 'letters' | 'choirs';

const SITES: Record<Site, { address: string; body: ReactNode }> = {
  ferry: { address: 'skarre-ferry.example', body: <Ferry /> },
  seeds: { address: 'seed-drawer.example/clay/half-shade', body: <Seeds /> },
  paths: { address: 'parish-paths.example/14', body: <Paths /> },
  clinic: { address: 'night-clinic.example', body: <Clinic /> },
  letters: { address: 'letters-to-ida.example/1911/march-2', body: <Letters /> },
  choirs: { address: 'eleven-choirs.example/may', body: <Choirs /> },
};
