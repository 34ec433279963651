import { PRACTICE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { WeekColumns } from './week-columns.tsx';

export function SixWeeks() {
  const { weeks } = PRACTICE_STORY;
  return (
    <Section id="weeks" labelledBy="weeks-title" tone="paper">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 lg:mb-2">
        <Heading id="weeks-title" size="lg">
          {weeks.title}
        </Heading>
        <p className="text-sm text-muted">{weeks.text}</p>
      </div>
      <WeekColumns weeks={weeks.items} unit={weeks.unit} />
    </Section>
  );
}
