import { LAW_OFFICE_FIGURES } from './copy.ts';
import { ColumnChart } from './column-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatGotWorse() {
  const { worse } = LAW_OFFICE_FIGURES;
  return (
    <Section id="worse" tone="alert" labelledBy="worse-title">
      <div className="grid gap-4 md:grid-cols-12 md:items-end">
        <h2
          id="worse-title"
          className="font-display text-3xl font-semibold tracking-tight md:col-span-6 md:text-5xl"
        >
          {worse.title}
        </h2>
        <p className="max-w-measure leading-relaxed md:col-span-6">{worse.text}</p>
      </div>
      <div className="mt-8 grid md:mt-12 gap-x-10 gap-y-8 md:gap-y-12 md:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <LineChart {...worse.opened} tone="worse" />
        </div>
        <div className="lg:col-span-4">
          <ColumnChart {...worse.waiting} />
        </div>
        <div className="md:col-span-2 lg:col-span-4">
          <ColumnChart {...worse.calls} />
        </div>
      </div>
    </Section>
  );
}
