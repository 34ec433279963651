import { PRACTICE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function SixWeeks() {
  const { weeks } = PRACTICE_STORY;
  return (
    <Section id="weeks" labelledBy="weeks-title">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 lg:mb-2">
        <Heading id="weeks-title" size="lg">
          {weeks.title}
        </Heading>
        <p className="text-sm text-muted">{weeks.text}</p>
      </div>
      <WeekColumns />
    </Section>
  );
}

/** Weeks beside each other, each with the hours it took as a column over its text; rows on a phone. */
function WeekColumns() {
  const { items, unit } = PRACTICE_STORY.weeks;
  const most = Math.max(...items.map((week) => week.hours));
  return (
    <ol className="grid border-ink sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6 lg:border-b">
      {items.map((week) => (
        <li
          key={week.week}
          className="flex gap-4 border-t border-line py-3 sm:py-5 sm:pr-5 lg:flex-col lg:gap-0 lg:border-t-0 lg:border-l lg:px-4 lg:py-0 lg:first:border-l-0 lg:first:pl-0"
        >
          <div className="flex h-20 w-14 shrink-0 flex-col justify-end lg:h-40 lg:w-full">
            <p className="text-sm tabular-nums">
              {week.hours} {unit}
            </p>
            <div
              aria-hidden="true"
              className="mt-1 border border-b-0 border-accent bg-accent-tint"
              style={{ height: `${(week.hours / most) * 75}%` }}
            />
          </div>
          <div className="lg:border-t lg:border-ink lg:pt-3 lg:pb-8">
            <p className="text-sm text-muted">{week.week}</p>
            <h3 className="font-display text-lg leading-snug font-semibold">{week.title}</h3>
            <p className="mt-1 text-sm leading-relaxed lg:mt-2">{week.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
