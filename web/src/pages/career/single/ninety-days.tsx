import { SYSTEMS_ENGINEER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function NinetyDays() {
  const { first } = SYSTEMS_ENGINEER;
  return (
    <Section tone="raised" labelledBy="first-title">
      <Heading id="first-title" size="lg">
        {first.title}
      </Heading>
      <div className="mt-8 md:-mt-4">
        <Stair />
      </div>
      <p className="mt-6 max-w-measure text-sm leading-relaxed text-muted">{first.check}</p>
    </Section>
  );
}

/** Steps that rise from left to right on a wide screen, and stand one under the other on a narrow one. */
function Stair() {
  const { steps } = SYSTEMS_ENGINEER.first;
  return (
    <ol className="grid gap-6 md:grid-cols-4 md:items-end md:gap-0">
      {steps.map(({ days, title, text }, index) => (
        <li key={title} className="border-l-2 border-accent pl-5 md:border-l-0 md:pl-0">
          <div className="md:pr-6 md:pb-4">
            <p className="text-sm text-alert">{days}</p>
            <h3 className="mt-1 font-display text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-sm leading-relaxed">{text}</p>
          </div>
          <div
            aria-hidden="true"
            className={`hidden border-t-2 border-accent bg-accent-tint md:block ${index === 0 ? '' : 'border-l-2'} ${RISES[index % RISES.length]}`}
          />
        </li>
      ))}
    </ol>
  );
}

const RISES = ['h-8', 'h-20', 'h-32', 'h-44'];
