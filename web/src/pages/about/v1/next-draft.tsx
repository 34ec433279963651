import { Link } from 'react-router-dom';
import { BELIEFS } from './copy.ts';
import { Section } from '@/bands/section.tsx';

export function NextDraft() {
  const { end } = BELIEFS;
  return (
    <Section labelledBy="end-title">
      <h2
        id="end-title"
        className="max-w-4xl font-display text-2xl font-semibold tracking-tight md:text-4xl"
      >
        {end.title}
      </h2>
      <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-2">
        {end.links.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center border-b border-alert font-semibold hover:border-b-2"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
