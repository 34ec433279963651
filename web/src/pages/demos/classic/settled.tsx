import { Paragraphs } from '@/bands/copy-text.tsx';
import { PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { LETTERING } from './look.ts';
import { PlanLegend } from './plan-legend.tsx';

export function Settled() {
  const { settled, legend } = SURVEYOR;
  return (
    <PageWidth as="section" aria-labelledby="settled-title" className="py-14 md:py-20">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="md:col-span-7 lg:col-span-6 lg:col-start-1">
          <h2 id="settled-title" className={`${LETTERING} text-3xl`}>
            {settled.title}
          </h2>
          <div className="mt-5">
            <Paragraphs paragraphs={settled.paragraphs} />
          </div>
        </div>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <h3 className="mb-3 font-mono text-sm">{legend.title}</h3>
          <PlanLegend items={legend.items} />
        </div>
      </div>
    </PageWidth>
  );
}
