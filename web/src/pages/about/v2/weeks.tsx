import { PEOPLE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Portrait } from '@/drawings/portrait.tsx';

export function Weeks() {
  const { weeks } = PEOPLE;
  return (
    <Section labelledBy="weeks-title">
      <div className="mb-10 grid gap-3 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-4">
          <Heading id="weeks-title">{weeks.title}</Heading>
        </div>
        <p className="max-w-measure leading-relaxed text-muted md:col-span-8">{weeks.text}</p>
      </div>
      <ul className="grid gap-5 lg:grid-cols-12">
        {weeks.people.map((person, index) => (
          <li key={person.name} className={WIDTHS[index % WIDTHS.length]}>
            <WeekSheet person={person} variant={index} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A person's card: what they do, their week from Monday to Friday, and something they say. */
function WeekSheet({ person, variant }: { person: Person; variant: number }) {
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-raised">
      <div className="flex items-end gap-5 border-b border-line px-5 pt-4 md:px-6 md:pt-5">
        <Portrait variant={variant} className="-mb-px w-20 shrink-0 md:w-28" />
        <div className="pb-4">
          <h3 className="font-display text-xl font-semibold tracking-tight md:text-2xl">
            {person.name}
          </h3>
          <p className="text-sm text-muted">{person.role}</p>
        </div>
      </div>
      <p className="px-5 pt-4 leading-normal md:px-6 md:leading-relaxed">{person.work}</p>
      <ol className="mx-5 mt-3 border-line text-sm leading-relaxed sm:mt-5 sm:grid sm:grid-cols-5 sm:border-t sm:border-l md:mx-6">
        {person.week.map((entry, day) => (
          <li
            key={DAYS[day]}
            className={`mr-3 inline border-line sm:mr-0 sm:block sm:min-h-24 sm:border-r sm:border-b sm:px-2 sm:py-2 ${entry === null ? 'sm:bg-sunk' : ''}`}
          >
            <span className="text-xs font-semibold">{DAYS[day]}</span>{' '}
            <span
              className={`leading-snug sm:mt-1 sm:block sm:text-xs ${entry === null ? 'text-muted' : ''}`}
            >
              {entry ?? PEOPLE.weeks.off}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-auto px-5 pt-3 pb-5 text-sm leading-relaxed text-accent sm:pt-5 md:px-6">
        “{person.said}”
      </p>
    </article>
  );
}

const WIDTHS = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

type Person = (typeof PEOPLE.weeks.people)[number];
