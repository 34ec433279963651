import { SEARCH_CONSULTANTS } from './copy.ts';
import { HEADING } from './look.ts';
import { PlainTable } from '@/bands/plain-table.tsx';

/** What a figure teaches, and what is asked of it. */
export function FigureHead({ figure, dark = false }: { figure: Figure; dark?: boolean }) {
  const { id, number, title, question } = figure;
  return (
    <div>
      <p className={`font-mono text-xs ${dark ? 'text-on-dark' : 'text-alert'}`}>{number}</p>
      <h2 id={`${id}-title`} className={`mt-1 max-w-2xl ${HEADING}`}>
        {title}
      </h2>
      <p className={`mt-3 max-w-measure ${dark ? 'text-on-dark' : 'text-muted'}`}>{question}</p>
    </div>
  );
}

/** How to read a figure, and the numbers behind it. */
export function FigureReading({ figure, dark = false }: { figure: Figure; dark?: boolean }) {
  const { words } = SEARCH_CONSULTANTS;
  const { reading, table } = figure;
  return (
    <div>
      <p className={`font-mono text-xs ${dark ? 'text-on-dark' : 'text-alert'}`}>{words.reading}</p>
      <p className="mt-1 max-w-measure font-display text-lg leading-snug md:text-xl">{reading}</p>
      <details className="group mt-3">
        <summary
          className={`inline-flex min-h-8 list-none items-center gap-2 text-sm underline decoration-line-strong underline-offset-4 ${dark ? 'text-paper' : 'text-accent'}`}
        >
          <span aria-hidden="true" className="font-mono group-open:rotate-45">
            +
          </span>
          {words.data}
        </summary>
        <div className="mt-3 max-w-xl bg-raised px-4 py-4 text-ink">
          <PlainTable caption={table.caption} head={table.head} rows={table.rows} numeric />
        </div>
      </details>
    </div>
  );
}

type Figure = (typeof SEARCH_CONSULTANTS)['position' | 'crawl' | 'intent' | 'redirects' | 'season'];
