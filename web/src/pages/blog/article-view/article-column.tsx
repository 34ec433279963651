import { ArticleDates } from './article-dates.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { ArticleBlocks } from './article-blocks.tsx';
import type { ArticleFacts, ArticleText } from '@/catalogue/article-types.ts';
import { SubjectMark } from '../subject-mark.tsx';

/** A narrow column to read in, with its contents on one side and notes in the margin on the other. */
export function ArticleColumn({ facts, text }: { facts: ArticleFacts; text: ArticleText }) {
  return (
    <article className="reading">
      <style>{READING_LINE}</style>
      <div aria-hidden="true" className="reading-line sticky top-17 z-20 h-1 bg-alert" />
      <div className="mx-auto max-w-page px-5 pt-5 pb-16 md:px-10 md:pt-10 md:pb-24">
        <header className="grid items-center gap-x-14 gap-y-6 border-b border-line pb-10 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_23rem] lg:pb-14">
          <div className="grid place-items-center overflow-hidden rounded-lg bg-accent-deep py-5 md:order-last md:py-8 lg:py-12">
            <SubjectMark slug={facts.slug} isPlate className="size-32 md:size-44 lg:size-72" />
          </div>
          <div>
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{facts.subject}</span> ·{' '}
              <ArticleDates facts={facts} /> · {facts.author} · {facts.minutes} minutes
            </p>
            <h1 className="mt-3 font-display text-3xl font-semibold tracking-tight md:text-4xl lg:text-5xl">
              {facts.title}
            </h1>
            <p className="mt-5 max-w-measure text-lg leading-relaxed">
              <CopyText copy={text.lead} />
            </p>
          </div>
        </header>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:mt-14 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <div>
            <details className="group -mt-8 border-b border-line pb-3 lg:hidden">
              <summary className="flex min-h-14 list-none items-center justify-between font-semibold">
                On this page
                <Icon
                  name="chevron-down"
                  className="size-5 transition-transform group-open:rotate-180"
                />
              </summary>
              <ArticleContents parts={text.parts} titled={false} />
            </details>
            <div className="max-lg:hidden lg:sticky lg:top-24">
              <ArticleContents parts={text.parts} />
            </div>
          </div>
          <div className="min-w-0 space-y-12">
            {text.parts.map((part) => (
              <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
                <h2
                  id={`${part.id}-title`}
                  className="mb-4 font-display text-xl font-semibold tracking-tight md:text-2xl"
                >
                  {part.title}
                </h2>
                <ArticleBlocks blocks={part.blocks} hasMargin />
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}

/** How far one has read, drawn by the browser from the scroll position; left out where it cannot. */
const READING_LINE = `
.reading-line { display: none; transform-origin: left }
@supports (animation-timeline: --reading) {
  .reading { view-timeline: --reading block }
  .reading-line { display: block; animation: reading-line linear both; animation-timeline: --reading; animation-range: contain 0% contain 100% }
}
@keyframes reading-line { from { transform: scaleX(0) } to { transform: scaleX(1) } }
`;

/** The parts of a long text as a list of links to them. */
function ArticleContents({
  parts,
  titled = true,
}: {
  parts: readonly { id: string; title: string }[];
  /** Whether the list has its own title; it needs none where something above it says what it is. */
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
