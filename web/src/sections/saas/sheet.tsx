import type { ReactNode } from 'react';
import { CopyText, type Copy } from '../copy-text.tsx';

/** A data sheet: numbered parts on hairlines, with its contents at the left where there is room. */
export function Sheet({
  contents,
  parts,
  children,
}: {
  contents: string;
  parts: readonly { id: string; title: string }[];
  children: ReactNode;
}) {
  const list = (
    <ol className="font-mono text-xs">
      {parts.map((part, index) => (
        <li key={part.id} className="border-t border-line">
          <a href={`#${part.id}`} className="grid grid-cols-[2rem_1fr] py-2 hover:bg-lichen">
            <span className="text-muted">{index + 1}</span>
            {part.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="mx-auto max-w-page px-5 pb-20 md:px-10 xl:grid xl:grid-cols-[13rem_1fr] xl:gap-14">
      <nav aria-label={contents} className="hidden xl:block">
        <div className="sticky top-24 pt-10">{list}</div>
      </nav>
      <details className="border-b border-ink xl:hidden">
        <summary className="min-h-11 list-none py-3 font-mono text-sm font-semibold">
          {contents} ↓
        </summary>
        <nav aria-label={contents} className="pb-4">
          {list}
        </nav>
      </details>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function SheetPart({
  number,
  id,
  title,
  text,
  children,
}: {
  number: number;
  id: string;
  title: string;
  text?: Copy;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="border-b border-ink pt-8 pb-10">
      <h2 id={id} className="mb-4 flex scroll-mt-24 gap-4 font-mono text-base font-semibold">
        <span className="text-signal">{number}</span>
        {title}
      </h2>
      {text !== undefined && (
        <p className="mb-5 max-w-measure text-sm leading-relaxed">
          <CopyText copy={text} />
        </p>
      )}
      {children}
    </section>
  );
}

/** A remark under a table or a figure. */
export function SheetNote({ copy }: { copy: Copy }) {
  return (
    <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">
      <CopyText copy={copy} />
    </p>
  );
}

/** Terms in mono, close together, in as many columns as there is room for. */
export function SheetTerms({
  items,
  columns = 1,
}: {
  items: readonly { term: string; text: string }[];
  columns?: 1 | 2;
}) {
  return (
    <dl
      className={`font-mono text-xs [&_dd]:leading-normal [&_dt]:text-muted [&>div]:grid [&>div]:grid-cols-[7.5rem_1fr] [&>div]:gap-x-3 [&>div]:border-t [&>div]:border-line [&>div]:py-2 ${columns === 2 ? 'md:grid md:grid-cols-2 md:gap-x-10' : ''}`}
    >
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
