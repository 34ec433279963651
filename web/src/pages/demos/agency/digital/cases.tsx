import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { Choirs } from './sites/choirs.tsx';
import { Clinic } from './sites/clinic.tsx';
import { Ferry } from './sites/ferry.tsx';
import { Letters } from './sites/letters.tsx';
import { Paths } from './sites/paths.tsx';
import { Seeds } from './sites/seeds.tsx';

export function Cases() {
  const { jumps, cases } = WEB_STUDIO;
  return (
    <PageWidth as="section" id="cases" aria-labelledby="cases-title" className="py-16 md:py-24">
      <BandTitle id="cases-title" look="sr-only" text={jumps[1].label} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-20 md:grid-cols-12 md:gap-y-28">
        {cases.map((entry) => (
          <article key={entry.id} id={entry.id} className={`scroll-mt-24 ${PLACES[entry.id]}`}>
            <div className={entry.shape === 'phone' ? 'max-w-80' : ''}>
              <SiteVignette site={entry.id} label={entry.label} />
            </div>
            <div className="max-w-lg pt-5">
              <h3 className="flex items-baseline justify-between gap-4 border-b border-ink pb-2 text-xl font-semibold tracking-tight">
                {entry.name}
                <span className="font-mono text-sm font-normal whitespace-nowrap">
                  {entry.weight}
                </span>
              </h3>
              <p className="mt-3">{entry.text}</p>
              <p className="mt-3 text-sm text-muted">{entry.left}</p>
            </div>
          </article>
        ))}
      </div>
    </PageWidth>
  );
}

/** A finished site in a drawn window of the shape it is mostly read in. */
function SiteVignette({ site, label }: { site: keyof typeof SITES; label: string }) {
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

/** No two rows share their columns. */
const PLACES = {
  ferry: 'md:col-span-5 lg:col-span-4',
  seeds: 'md:col-span-7 md:mt-20 lg:col-span-8',
  paths: 'md:col-span-12 lg:col-span-8',
  clinic: 'md:col-span-5 lg:col-span-4 lg:mt-32',
  letters: 'md:col-span-7 lg:col-span-7',
  choirs: 'md:col-span-8 md:col-start-5 lg:col-span-5 lg:col-start-8 lg:mt-32',
};

const SITES = {
  ferry: { address: 'skarre-ferry.example', body: <Ferry /> },
  seeds: { address: 'seed-drawer.example/clay/half-shade', body: <Seeds /> },
  paths: { address: 'parish-paths.example/14', body: <Paths /> },
  clinic: { address: 'night-clinic.example', body: <Clinic /> },
  letters: { address: 'letters-to-ida.example/1911/march-2', body: <Letters /> },
  choirs: { address: 'eleven-choirs.example/may', body: <Choirs /> },
};
