import type { ReactNode } from 'react';
import { PlainTable } from '@/bands/plain-table.tsx';

/** One chart that teaches one thing: what is asked, the chart, how to read it, and the figures behind it. */
export function FigurePlate({
  id,
  number,
  title,
  question,
  reading,
  table,
  words,
  children,
}: {
  id: string;
  number: string;
  title: string;
  question: string;
  reading: string;
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  words: { reading: string; data: string };
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <p className="font-mono text-xs text-alert">{number}</p>
      <h2
        id={`${id}-title`}
        className="mt-1 max-w-2xl font-display text-3xl font-medium tracking-tight"
      >
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-muted">{question}</p>
      <div className="mt-6 border border-line bg-raised p-4 sm:p-6 md:p-8">{children}</div>
      <p className="mt-5 grid gap-x-6 sm:grid-cols-[7rem_1fr]">
        <span className="pt-1 font-mono text-xs text-alert">{words.reading}</span>
        <span className="max-w-measure font-display text-xl leading-snug">{reading}</span>
      </p>
      <details className="group mt-4 sm:ml-34">
        <summary className="inline-flex min-h-8 list-none items-center gap-2 text-sm text-accent underline decoration-line-strong underline-offset-4">
          <span aria-hidden="true" className="font-mono group-open:rotate-45">
            +
          </span>
          {words.data}
        </summary>
        <div className="mt-3 max-w-xl bg-raised px-4 py-4">
          <PlainTable caption={table.caption} head={table.head} rows={table.rows} numeric />
        </div>
      </details>
    </section>
  );
}
