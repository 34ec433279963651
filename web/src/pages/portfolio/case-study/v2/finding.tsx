import { LAW_OFFICE_FIGURES } from './copy.ts';
import { ColumnChart } from './column-chart.tsx';
import { HundredChart } from './hundred-chart.tsx';
import { SpanChart } from './span-chart.tsx';
import { Panels } from './panels.tsx';

export function Finding() {
  const { finding } = LAW_OFFICE_FIGURES;
  return (
    <Panels id="finding" title={finding.title}>
      <div className="lg:col-span-6 lg:pr-8">
        <SpanChart {...finding.spans} />
      </div>
      <div className="lg:col-span-6 lg:border-l lg:border-line lg:pl-8">
        <ColumnChart {...finding.spread} />
      </div>
      <div className="border-line lg:col-span-12 lg:border-t lg:pt-10">
        <HundredChart {...finding.ends} />
      </div>
    </Panels>
  );
}
