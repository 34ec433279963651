import { BulletList } from '@/bands/bullet-list.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { PlainTable } from '@/bands/plain-table.tsx';
import { ArticleDrawing } from './article-drawing.tsx';
import type { ArticleBlock } from '@/catalogue/article-types.ts';

/** The paragraphs of a part and what stands between them. A note goes to the margin where there is one. */
export function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="space-y-5">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (isCopy(block)) return <Paragraph copy={block} />;
  switch (block.kind) {
    case 'text':
      return (
        <div className="xl:relative">
          <Paragraph copy={block.copy} />
          <p
            role="note"
            className="mt-4 max-w-measure border-l-2 border-accent pl-4 text-sm text-muted xl:absolute xl:top-0 xl:left-[calc(100%+2.5rem)] xl:mt-1 xl:w-52 xl:border-t xl:border-l-0 xl:border-line-strong xl:pt-3 xl:pl-0"
          >
            {block.note}
          </p>
        </div>
      );
    case 'list':
      return <BulletList items={block.items} />;
    case 'table':
      return (
        <div className="py-3">
          <PlainTable caption={block.caption} head={block.head} rows={block.rows} />
        </div>
      );
    case 'code':
      return <Code caption={block.caption} text={block.text} />;
    case 'drawing':
      return <ArticleDrawing name={block.name} caption={block.caption} />;
  }
}

function Paragraph({ copy }: { copy: Copy }) {
  return (
    <p className="max-w-measure leading-relaxed wrap-anywhere">
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
        {caption} <span className="md:hidden">Scroll sideways for whole lines.</span>
      </figcaption>
    </figure>
  );
}

export function isCopy(block: ArticleBlock): block is Copy {
  return typeof block === 'string' || !('kind' in block);
}
