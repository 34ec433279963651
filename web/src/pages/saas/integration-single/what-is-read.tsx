import { NEXTCLOUD } from './copy.ts';
import { DayStrip } from './day-strip.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatIsRead() {
  const { day } = NEXTCLOUD;
  return (
    <Section spacing="normal" labelledBy="day-title">
      <div className="mb-6 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-5">
          <Heading id="day-title" size="lg">
            {day.title}
          </Heading>
        </div>
        <p className="leading-relaxed text-muted md:col-span-7">{day.text}</p>
      </div>
      <DayStrip description={day.description} lanes={day.lanes} hours={day.hours} />
    </Section>
  );
}
