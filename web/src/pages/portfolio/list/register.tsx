/** A subject index as at the back of a book: terms under their letters, with the numbers where they occur. */
export function Register({
  entries,
}: {
  entries: readonly {
    letter: string;
    terms: readonly { term: string; number: number; to: string }[];
  }[];
}) {
  return (
    <dl className="gap-x-8 sm:columns-2 lg:columns-3">
      {entries.map(({ letter, terms }) => (
        <div key={letter} className="mb-4 grid break-inside-avoid grid-cols-[1.75rem_1fr]">
          <dt className="flex min-h-7 items-baseline font-display text-sm leading-snug font-semibold">
            {letter}
          </dt>
          {terms.map(({ term, number, to }) => (
            <dd key={term} className="col-start-2">
              <a
                href={to}
                className="group flex min-h-7 items-baseline gap-2 rounded-sm text-sm leading-snug"
              >
                <span className="group-hover:underline">{term}</span>
                <span
                  aria-hidden="true"
                  className="grow border-b border-dotted border-line-strong"
                />
                <span className="tabular-nums">{number}</span>
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
