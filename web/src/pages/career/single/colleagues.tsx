import { SYSTEMS_ENGINEER } from './copy.ts';
import { Portrait } from '@/drawings/portrait.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Colleagues() {
  const { people } = SYSTEMS_ENGINEER;
  return (
    <Section tone="raised" spacing="tight" labelledBy="people-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <Heading id="people-title" size="sm">
          {people.title}
        </Heading>
        <p className="text-sm text-muted">
          {people.note} <TextLink to={people.more.to}>{people.more.label}</TextLink>
        </p>
      </div>
      <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {people.list.map(({ look, name, text }) => (
          <li
            key={name}
            className="flex items-end gap-5 border-b-2 border-ink md:max-lg:flex-col md:max-lg:items-start md:max-lg:gap-3"
          >
            <Portrait variant={look} className="w-24 shrink-0" />
            <div className="pb-4">
              <h3 className="font-display text-lg font-semibold">{name}</h3>
              <p className="mt-1 text-sm leading-relaxed">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
