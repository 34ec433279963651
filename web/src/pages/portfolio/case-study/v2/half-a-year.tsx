import { LAW_OFFICE_FIGURES } from './copy.ts';
import { ColumnChart } from './column-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Panels } from './panels.tsx';

export function HalfAYear() {
  const { use } = LAW_OFFICE_FIGURES;
  return (
    <Panels id="use" title={use.title}>
      <div className="lg:col-span-8 lg:pr-8">
        <LineChart {...use.weeks} height="h-56" />
      </div>
      <div className="lg:col-span-4 lg:border-l lg:border-line lg:pl-8">
        <ColumnChart {...use.reading} height="h-56" />
      </div>
    </Panels>
  );
}
