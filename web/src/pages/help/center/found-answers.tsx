import { Link } from 'react-router-dom';
import { HELP } from './copy.ts';
import type { HelpEntry } from '@/catalogue/help-types.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';
import { EntrySummary } from './entry-summary.tsx';

export function FoundAnswers({ entries, query, onClear }: Props) {
  return (
    <Section spacing="tight">
      <div className="min-h-96">
        <p className="border-b border-ink pb-3 text-sm">
          {countAnswers(entries.length)} for “{query}”{' · '}
          <button
            type="button"
            onClick={onClear}
            className="min-h-6 rounded-sm text-accent underline underline-offset-4"
          >
            {HELP.showTopics}
          </button>
        </p>
        <h2 className="sr-only">{HELP.foundTitle}</h2>
        {entries.length === 0 && (
          <div className="max-w-measure py-8 leading-relaxed">
            <CopyText copy={HELP.none} />
          </div>
        )}
        <ul>
          {entries.map((entry) => (
            <li key={entry.to} className="border-b border-line">
              <Link
                to={entry.to}
                className="group grid gap-1 py-5 sm:grid-cols-[11rem_1fr] sm:gap-6"
              >
                <span className="text-sm text-muted">{entry.topic}</span>
                <EntrySummary entry={entry} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export function countAnswers(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`;
}

type Props = { entries: readonly HelpEntry[]; query: string; onClear: () => void };
