import { Link } from 'react-router-dom';
import { HELP } from './copy.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { Section } from '@/bands/section.tsx';
import { EntrySummary } from './entry-summary.tsx';

export function AskedMost() {
  const entries = HELP.asked.flatMap((slug) =>
    HELP_ARTICLES.filter((entry) => entry.slug === slug),
  );
  return (
    <Section spacing="tight">
      <div className="grid gap-6 lg:grid-cols-12 lg:gap-10">
        <h2 className="font-display text-xl font-semibold tracking-tight md:text-2xl lg:col-span-3">
          {HELP.askedTitle}
        </h2>
        <ol className="grid gap-x-10 md:grid-cols-2 lg:col-span-9">
          {entries.map((entry, index) => (
            <li key={entry.to} className="border-t border-line">
              <Link
                to={entry.to}
                className="group grid h-full grid-cols-[2.5rem_1fr] items-baseline py-4"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-xl font-semibold text-alert tabular-nums"
                >
                  {index + 1}
                </span>
                <EntrySummary entry={entry} />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
