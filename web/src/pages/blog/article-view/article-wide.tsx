import { CopyText } from '@/bands/copy-text.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';
import { ArticleBlocks, isCopy } from './article-blocks.tsx';
import { ArticleDates } from './article-dates.tsx';
import { ArticleDrawing } from './article-drawing.tsx';
import type {
  ArticleBlock,
  ArticleFacts,
  ArticleSection,
  ArticleText,
  TableBlock,
} from '@/catalogue/article-types.ts';

/** A wide article that opens with a drawing: figures in large type beside the text, tables across the page. */
export function ArticleWide({ facts, text }: { facts: ArticleFacts; text: ArticleText }) {
  return (
    <article>
      <Section tone="accent-tint">
        <header className="grid gap-6 lg:grid-cols-12 lg:items-end lg:gap-10">
          <h1 className="font-display text-3xl font-semibold tracking-tight md:text-5xl lg:col-span-7 lg:text-6xl">
            {facts.title}
          </h1>
          <div className="lg:col-span-5">
            <p className="mb-4 text-sm">
              <span className="font-semibold">{facts.subject}</span> ·{' '}
              <ArticleDates facts={facts} /> · {facts.author} · {facts.minutes} minutes
            </p>
            <p className="max-w-measure leading-relaxed md:text-lg md:leading-relaxed">
              <CopyText copy={text.lead} />
            </p>
          </div>
        </header>
        {text.opening !== undefined && (
          <div className="mt-8 md:mt-12">
            <ArticleDrawing name={text.opening.name} caption={text.opening.caption} />
          </div>
        )}
      </Section>
      <Section spacing="none">
        <nav aria-label="On this page" className="pt-8">
          <ol className="flex flex-wrap gap-x-8 gap-y-1 border-b border-line pb-6 text-sm">
            {text.parts.map((part, index) => (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="inline-flex min-h-8 items-center gap-2 underline-offset-4 hover:underline"
                >
                  <span aria-hidden="true" className="text-muted tabular-nums">
                    {index + 1}
                  </span>
                  {part.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="divide-y divide-line pb-10 md:pb-14">
          {text.parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </div>
      </Section>
    </article>
  );
}

function Part({ part }: { part: ArticleSection }) {
  return (
    <section
      id={part.id}
      aria-labelledby={`${part.id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 py-10 md:py-14 lg:grid-cols-12"
    >
      <div className="flex flex-col justify-between gap-8 lg:col-span-4">
        <h2
          id={`${part.id}-title`}
          className="font-display text-xl font-semibold tracking-tight md:text-2xl"
        >
          {part.title}
        </h2>
        {part.figure !== undefined && (
          <p className="max-w-xs text-sm text-muted">
            <span className="block font-display text-3xl leading-none font-semibold tracking-tight whitespace-nowrap text-accent tabular-nums md:text-4xl">
              {part.figure.value}
            </span>
            <span className="mt-3 block border-t border-line pt-2">{part.figure.text}</span>
          </p>
        )}
      </div>
      {runs(part.blocks).map((run) => (
        <Run key={run.key} run={run} />
      ))}
    </section>
  );
}

function Run({ run }: { run: BlockRun }) {
  if (run.table === undefined) {
    return (
      <div className="min-w-0 lg:col-span-8 lg:col-start-5">
        <ArticleBlocks blocks={run.blocks} />
      </div>
    );
  }
  return (
    <div className="min-w-0 border-y-2 border-ink bg-raised px-4 py-5 md:px-8 md:py-7 lg:col-span-12">
      <PlainTable caption={run.table.caption} head={run.table.head} rows={run.table.rows} />
    </div>
  );
}

type BlockRun = { key: string; table?: TableBlock; blocks: ArticleBlock[] };

/** Tables go across the page, so they part the text into runs. */
function runs(blocks: readonly ArticleBlock[]): BlockRun[] {
  const found: BlockRun[] = [];
  for (const block of blocks) {
    if (!isCopy(block) && block.kind === 'table') {
      found.push({ key: block.caption, table: block, blocks: [] });
      continue;
    }
    const last = found.at(-1);
    if (last === undefined || last.table !== undefined) {
      found.push({ key: `text ${found.length}`, blocks: [block] });
    } else {
      last.blocks.push(block);
    }
  }
  return found;
}
