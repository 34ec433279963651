import { Link } from 'react-router-dom';

/** A list of pages to read on, one a row. */
export function LinkIndex({ entries, level: Title = 'h3' }: Index) {
  return (
    <ul className="border-b border-line">
      {entries.map((entry) => (
        <li key={entry.title} className="border-t border-line">
          <Link
            to={entry.to}
            className="group grid gap-1 py-5 sm:grid-cols-[9rem_1fr_auto] sm:items-baseline sm:gap-6"
          >
            <span className="text-sm text-muted">{entry.meta}</span>
            <span className="block">
              <Title className="font-display text-lg font-semibold group-hover:underline">
                {entry.title}
              </Title>
              <span className="mt-1 block max-w-measure leading-relaxed text-muted">
                {entry.text}
              </span>
            </span>
            <span aria-hidden="true" className="hidden text-accent sm:block">
              →
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export type IndexEntry = { meta: string; title: string; text: string; to: string };

type Index = { entries: readonly IndexEntry[]; level?: 'h2' | 'h3' };
