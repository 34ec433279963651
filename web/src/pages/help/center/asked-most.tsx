import { Link } from 'react-router-dom';
import { HELP } from './copy.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { HelpDrawing, MOST_READ } from '../help-drawings.tsx';

export function AskedMost() {
  const entries = MOST_READ.flatMap((slug) => HELP_ARTICLES.filter((entry) => entry.slug === slug));
  return (
    <Section>
      <Heading>{HELP.askedTitle}</Heading>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {entries.map((entry, index) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              className="group grid h-full grid-cols-[7rem_1fr] content-start items-start gap-4 rounded-md sm:grid-cols-1"
            >
              <span
                className={`block overflow-hidden rounded-md p-2 transition-colors group-hover:bg-on-dark sm:px-8 sm:py-5 ${GROUNDS[index % GROUNDS.length]}`}
              >
                <HelpDrawing slug={entry.slug} />
              </span>
              <span className="max-sm:self-center">
                <span className="block font-display text-lg leading-snug font-semibold group-hover:underline">
                  {entry.title}
                </span>
                <span className="mt-1 block text-muted max-sm:hidden">{entry.summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const GROUNDS = ['bg-accent-tint', 'bg-warn-tint', 'bg-sunk', 'bg-alert-tint'];
