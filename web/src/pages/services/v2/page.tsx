import { SERVICE_COSTS } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Invoice } from './invoice.tsx';
import { PriceSheetHead } from './price-sheet-head.tsx';
import { ScopeLedger } from './scope-ledger.tsx';
import { WeekCalendar } from './week-calendar.tsx';
import { SpecList } from '@/bands/spec-list.tsx';
import { Split } from '@/bands/split.tsx';

export function Page() {
  const { week, ifs } = SERVICE_COSTS;
  return (
    <>
      <PriceSheetHead />

      <Section tone="raised" spacing="loose" labelledBy="week-title">
        <div className="mb-10 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
          <div className="md:col-span-5">
            <Heading id="week-title" size="lg">
              {week.title}
            </Heading>
          </div>
          <p className="leading-relaxed text-muted md:col-span-7">{week.text}</p>
        </div>
        <WeekCalendar />
      </Section>

      <ScopeLedger />

      <Invoice />

      <Split title={ifs.title} tone="raised">
        <SpecList items={ifs.items} />
      </Split>
    </>
  );
}
