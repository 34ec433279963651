/** A question, what came back in one line, and where each part of it was read. */
export function AnswerSheet({
  asked,
  head,
  rows,
}: {
  asked: string;
  head: string;
  rows: readonly { who: string; source: string }[];
}) {
  return (
    <div className="border border-ink bg-raised">
      <p className="ml-8 rounded-bl-lg bg-accent-tint p-4 leading-snug">{asked}</p>
      <p className="px-5 pt-5 pb-3 leading-relaxed font-semibold">{head}</p>
      <ul className="px-5 pb-5 text-sm">
        {rows.map((row) => (
          <li
            key={row.who}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
          >
            {row.who}
            <span className="font-mono text-xs leading-6 text-muted">{row.source}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
