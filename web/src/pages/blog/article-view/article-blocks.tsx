import { BulletList } from '@/bands/bullet-list.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { PlainTable } from '@/bands/plain-table.tsx';
import { ArticleDrawing } from './article-drawing.tsx';
import type { ArticleBlock } from '@/catalogue/article-types.ts';

/**
 * The paragraphs of a part and what comes between them. On a wide window a note is beside its paragraph, and drawings
 * and tables take the margin too, where there is one.
 */
export function ArticleBlocks({ blocks, hasMargin = false }: Props) {
  const grid = 'xl:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] xl:gap-x-10';
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-y-5 ${hasMargin ? grid : ''}`}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} hasMargin={hasMargin} />
      ))}
    </div>
  );
}

type Props = { blocks: readonly ArticleBlock[]; hasMargin?: boolean };

function Block({ block, hasMargin }: { block: ArticleBlock; hasMargin: boolean }) {
  if (isCopy(block)) return <Paragraph copy={block} isBeside={hasMargin} />;
  switch (block.kind) {
    case 'text':
      return (
        <>
          <Paragraph copy={block.copy} isBeside={hasMargin} />
          <p
            role="note"
            className="max-w-measure border-l-2 border-accent pl-4 text-sm text-muted xl:mt-1 xl:self-start xl:border-t xl:border-l-0 xl:border-alert xl:pt-2 xl:pl-0"
          >
            {block.note}
          </p>
        </>
      );
    case 'list':
      return (
        <div className="xl:col-start-1">
          <BulletList items={block.items} />
        </div>
      );
    case 'table':
      return (
        <div className="min-w-0 py-3 xl:col-span-full">
          <PlainTable caption={block.caption} head={block.head} rows={block.rows} />
        </div>
      );
    case 'code':
      return (
        <div className="min-w-0 xl:col-span-full">
          <Code caption={block.caption} text={block.text} />
        </div>
      );
    case 'drawing':
      return (
        <div className="min-w-0 xl:col-span-full">
          <ArticleDrawing name={block.name} caption={block.caption} />
        </div>
      );
  }
}

function Paragraph({ copy, isBeside }: { copy: Copy; isBeside: boolean }) {
  return (
    <p
      className={`max-w-measure leading-relaxed wrap-anywhere ${isBeside ? 'xl:col-start-1' : ''}`}
    >
      <CopyText copy={copy} />
    </p>
  );
}

function Code({ caption, text }: { caption: string; text: string }) {
  return (
    <figure className="py-3">
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={caption}
        role="group"
        className="scroll-cue rounded-md border border-line px-4 py-4 font-mono text-xs leading-relaxed [--cue-ground:var(--color-sunk)] md:px-6"
      >
        {text}
      </pre>
      <figcaption className="mt-3 text-sm text-muted">
        {caption} <span className="md:hidden">Scroll sideways for more.</span>
      </figcaption>
    </figure>
  );
}

export function isCopy(block: ArticleBlock): block is Copy {
  return typeof block === 'string' || !('kind' in block);
}
