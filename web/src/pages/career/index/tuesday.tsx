import { CAREER } from './copy.ts';
import { DayStrip } from './day-strip.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Tuesday() {
  const { day } = CAREER;
  return (
    <Section tone="raised" labelledBy="day-title">
      <div className="mb-10 grid gap-3 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-7">
          <Heading id="day-title" size="lg">
            {day.title}
          </Heading>
        </div>
        <p className="max-w-measure text-sm leading-relaxed text-muted md:col-span-5">{day.text}</p>
      </div>
      <DayStrip />
    </Section>
  );
}
