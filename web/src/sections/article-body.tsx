import { BulletList } from './bullet-list.tsx';
import { Paragraphs, type Copy } from './copy-text.tsx';

/** The parts of an article or a legal text, each under its own heading and address. */
export function ArticleBody({
  parts,
  numbered = false,
}: {
  parts: readonly ArticlePart[];
  numbered?: boolean;
}) {
  return (
    <div className="space-y-10">
      {parts.map((part, index) => (
        <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
          <h2
            id={`${part.id}-title`}
            className="mb-4 font-display text-xl font-semibold tracking-tight"
          >
            {numbered && `${index + 1}. `}
            {part.title}
          </h2>
          <Paragraphs paragraphs={part.paragraphs} />
          {part.list !== undefined && (
            <div className="mt-4">
              <BulletList items={part.list} />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

/** The parts of a long text as a list of links to them. */
export function ArticleContents({ parts }: { parts: readonly ArticlePart[] }) {
  return (
    <nav aria-label="On this page">
      <p className="mb-3 text-sm font-semibold">On this page</p>
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

export type ArticlePart = {
  /** Also the part's address within the page. */
  id: string;
  title: string;
  paragraphs: readonly Copy[];
  list?: readonly Copy[];
};
