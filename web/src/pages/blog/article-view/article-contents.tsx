/** The parts of a long text as a list of links to them. */
export function ArticleContents({
  parts,
  titled = true,
}: {
  parts: readonly { id: string; title: string }[];
  /** Whether the list says what it is; where something above it does, it need not. */
  titled?: boolean;
}) {
  return (
    <nav aria-label="On this page">
      {titled && <p className="mb-3 text-sm font-semibold">On this page</p>}
      <ol className="space-y-2 border-l border-line pl-4 text-sm">
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              className="text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
