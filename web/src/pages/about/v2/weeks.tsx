import { PEOPLE } from './copy.ts';
import { WeekSheet } from './week-sheet.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

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
            <WeekSheet person={person} variant={index} off={weeks.off} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const WIDTHS = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];
