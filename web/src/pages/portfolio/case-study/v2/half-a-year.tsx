import { LAW_OFFICE_FIGURES } from './copy.ts';
import { ColumnChart } from './column-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Panels } from './panels.tsx';

export function HalfAYear() {
  const { use } = LAW_OFFICE_FIGURES;
  return (
    <Panels id="use" title={use.title}>
      <div className="lg:col-span-6 lg:pr-8">
        <LineChart {...use.weeks} />
      </div>
      <div className="lg:col-span-6 lg:border-l lg:border-line lg:pl-8">
        <ColumnChart {...use.reading} />
      </div>
    </Panels>
  );
}
