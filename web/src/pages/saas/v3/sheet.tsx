import type { ReactNode } from 'react';
import { DATA_SHEET } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { classNames } from '@/ui/class-names.ts';
import type { Copy } from '@/lib/copy.ts';

/** A data sheet: numbered parts on hairlines after their list, which stays in view at the left where there is room. */
export function Sheet({ parts, children }: SheetProps) {
  return (
    <div className="mx-auto max-w-page gap-x-10 px-5 md:px-10 xl:grid xl:grid-cols-[14rem_1fr] xl:items-start">
      <nav aria-label={DATA_SHEET.contents} className="pt-6 xl:sticky xl:top-17">
        <ol className="grid list-decimal grid-cols-2 gap-x-10 pl-6 font-mono text-xs text-muted sm:grid-cols-3 xl:block">
          {parts.map((part) => (
            <li key={part.id} className="border-t border-line">
              <a href={`#${part.id}`} className="block px-2.5 py-2 text-ink hover:bg-accent-tint">
                {part.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function SheetPart({
  number,
  part: { id, title, text },
  lazyLayout,
  children,
}: PartProps & { part: { id: string; title: string; text?: Copy }; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={classNames(lazyLayout, 'border-b py-6 md:py-8')}>
      <h2 id={id} className="mb-4 flex gap-2.5 font-mono font-semibold">
        <span className="text-alert">{number}</span>
        {title}
      </h2>
      {text !== undefined && (
        <p className="mb-4 max-w-measure text-sm leading-relaxed">
          <CopyText copy={text} />
        </p>
      )}
      {children}
    </section>
  );
}

export type PartProps = {
  number: number;
  /** How high a part too far down to be laid out at once is until then, as `lazy-layout-*` for each width. */
  lazyLayout?: string;
};

/** Two things beside one another where there is room. */
export function SheetPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-8 *:min-w-0 md:grid-cols-2">{children}</div>;
}

/** A remark under a table or a figure. */
export function SheetNote({ copy }: { copy: Copy }) {
  return (
    <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">
      <CopyText copy={copy} />
    </p>
  );
}

/** What a figure shows, after its number. */
export function Caption({ name, text }: { name: string; text: string }) {
  return (
    <figcaption className="mt-4 text-sm text-muted">
      <span className="font-mono text-xs text-ink">{name}</span> {text}
    </figcaption>
  );
}

/** Terms in mono, close together, in as many columns as there is room for. */
export function SheetTerms({ items, columns = 1 }: SheetTermsProps) {
  return (
    <dl className={columns === 2 ? `${TERMS} grid gap-x-10 md:grid-cols-2` : TERMS}>
      {items.map((item) => (
        <div key={item.term}>
          <dt className="text-muted">{item.term}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}

const TERMS =
  'font-mono text-xs *:grid *:grid-cols-[7.5rem_1fr] *:gap-x-2.5 *:border-b *:border-line *:py-2';

type SheetProps = { parts: readonly { id: string; title: string }[]; children: ReactNode };

type SheetTermsProps = { items: readonly { term: string; text: string }[]; columns?: 1 | 2 };
