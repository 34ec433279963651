import { Paragraphs } from '@/bands/copy-text.tsx';
import { BandTitle, PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { LETTERING } from './look.ts';
import { PlanMark } from './plan-mark.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Settled() {
  const { settled, legend } = SURVEYOR;
  return (
    <PageWidth as="section" aria-labelledby="settled-title" className="py-9 md:py-20">
      <div className="grid gap-7 md:grid-cols-12">
        <div className="md:col-span-7 lg:col-span-6 lg:col-start-1">
          <BandTitle id="settled-title" look={`${LETTERING} text-3xl`} text={settled.title} />
          <div className="mt-5">
            <Paragraphs paragraphs={settled.paragraphs} />
          </div>
        </div>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <h3 className="mb-3 font-mono text-sm">{legend.title}</h3>
          <PlanLegend />
        </div>
      </div>
    </PageWidth>
  );
}

/** The signs of a plan and what each of them says. */
function PlanLegend() {
  return (
    <ul className="border-t border-ink max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
      {SURVEYOR.legend.items.map((item) => (
        <li
          key={item.mark}
          className="flex items-center gap-2 border-b border-line py-1.5 md:gap-4"
        >
          <Ornament
            viewBox="-36 -16 72 32"
            className="h-6 w-13.5 shrink-0 md:h-8 md:w-18 fill-none stroke-ink"
            strokeWidth="1.6"
          >
            {SIGNS[item.mark]}
          </Ornament>
          <span className="text-sm">{item.term}</span>
        </li>
      ))}
    </ul>
  );
}

const SIGNS = {
  stone: <PlanMark kind="stone" />,
  reset: <PlanMark kind="reset" />,
  nail: <PlanMark kind="nail" />,
  boundary: (
    <path d="M-34 0H34" className="stroke-alert" strokeWidth="3.2" strokeDasharray="20 5 3 5" />
  ),
  hedge: (
    <path
      d="M-33 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0"
      className="stroke-accent"
    />
  ),
  building: <path d="M-28-12H28V12H-28zM-28-12-12 0-28 12M28-12 12 0 28 12M-12 0H12" />,
  contour: (
    <path d="M-34 8C-16-6 4 12 34-4M-34 14C-14 2 8 18 34 4" className="stroke-line-strong" />
  ),
  tree: (
    <>
      <circle r="13" strokeDasharray="6 3" />
      <circle r="2" className="fill-ink" />
    </>
  ),
};
