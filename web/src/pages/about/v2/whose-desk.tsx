import { Link } from 'react-router-dom';
import { PEOPLE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WhoseDesk() {
  const { ways } = PEOPLE;
  return (
    <Section labelledBy="ways-title">
      <Heading id="ways-title" size="sm">
        {ways.title}
      </Heading>
      <ul className="mt-6 grid gap-x-10 md:grid-cols-2">
        {ways.entries.map(({ who, what, label, to }) => (
          <li key={who} className="border-t border-line">
            <Link
              to={to}
              className="group grid min-h-11 gap-0.5 py-3.5 sm:grid-cols-[9rem_1fr] sm:gap-4 sm:py-5"
            >
              <span className="font-display text-lg font-semibold">{who}</span>
              <span>
                <span className="block text-muted">{what}</span>
                <span className="font-semibold text-accent group-hover:underline">
                  {label} <span aria-hidden="true">→</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
