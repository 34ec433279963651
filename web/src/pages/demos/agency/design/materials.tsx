import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING } from './look.ts';
import { Ornament } from '@/drawings/drawing.tsx';
import { strokes } from '@/drawings/projects/lines.ts';

export function Materials() {
  const { materials } = OBJECT_DESIGNERS;
  return (
    <section aria-labelledby="materials-title" className="border-t border-line">
      <PageWidth className="grid gap-6 py-10 md:grid-cols-12 md:py-24">
        <div className="md:col-span-3">
          <BandTitle id="materials-title" look={HEADING} text={materials.title} />
          <p className="mt-3 text-sm leading-relaxed text-muted">{materials.text}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-6 md:col-span-8 md:col-start-5 md:grid-cols-3 md:gap-x-10">
          {materials.items.map((material) => (
            <li key={material.id}>
              <MaterialSwatch material={material.id} />
              <h3 className="mt-3 text-sm font-normal">{material.name}</h3>
              <p className="mt-1 text-sm leading-relaxed text-muted">{material.text}</p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}

/** How a drawing office hatches a material where it is cut. */
function MaterialSwatch({ material }: { material: keyof typeof HATCHES }) {
  return (
    <Ornament
      viewBox="0 0 120 80"
      className="block w-full **:[path]:[vector-effect:non-scaling-stroke]"
    >
      <g className="fill-none stroke-ink" strokeWidth="0.8">
        {HATCHES[material]}
      </g>
      <path d="M.5.5h119v79H.5z" className="fill-none stroke-ink" />
    </Ornament>
  );
}

const slanted = (step: number, twin: number) =>
  Array.from({ length: Math.ceil(200 / step) }, (_, index) => {
    const at = index * step;
    const x = Math.min(at, 120);
    const y = Math.max(0, at - 120);
    const low = Math.min(at, 80);
    const left = Math.max(0, at - 80);
    return twin > 0 && index % 3 === 2 ? '' : `M${x} ${y}L${left} ${low}`;
  }).join('');

const HATCHES = {
  steel: <path d={slanted(5, 1)} />,
  bronze: <path d={slanted(10, 0)} />,
  copper: (
    <>
      <path d={slanted(12, 0)} />
      <path d={slanted(12, 0)} strokeDasharray="5 4" transform="translate(6 0)" />
    </>
  ),
  ash: (
    <path d="M0 12c30 4 60-6 120 2M0 24c20-2 34 4 54 4s40-10 66-4M0 36c24 2 30 8 46 8 10 0 12-6 22-6s12 6 24 6 18-6 28-6M0 48c20 0 30 10 48 10s18-12 26-12 10 10 24 12 14-2 22-2M0 60c30 4 70 10 120 4M0 70c40 4 80 6 120 3M62 50q6-6 12 0-6 5-12 0z" />
  ),
  rubber: (
    <>
      <path d={slanted(10, 0)} />
      <path d={slanted(10, 0)} transform="matrix(-1 0 0 1 120 0)" />
    </>
  ),
  felt: (
    <path
      d={strokes(
        60,
        (index) => `M${(index * 41) % 113} ${6 + ((index * 29 + (index % 3) * 7) % 70)}q3-4 6 0`,
      )}
    />
  ),
};
