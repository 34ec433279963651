import type { ReactNode } from 'react';
import { BulletList } from '@/bands/bullet-list.tsx';
import { Paragraphs } from '@/bands/copy-text.tsx';
import { SpecList, type SpecItem } from '@/bands/spec-list.tsx';
import type { Copy } from '@/lib/copy.ts';

/**
 * The text of a paper, as the page shows it and as it is printed. On paper in blocks: where a grid goes on to the next sheet, Chromium
 * loses parts.
 * @param children what stands beside it and is not printed
 */
export function PaperText({ text, version, children }: Props) {
  return (
    <div id="paper" className="gap-x-10 lg:grid lg:grid-cols-12 print:block">
      <header className="mb-10 lg:col-span-8">
        <h1 className="font-display text-3xl font-semibold tracking-tight text-balance md:text-5xl">
          {text.title}
        </h1>
        <p className="mt-4 text-sm text-muted">{`Version ${version}. It applies from that day.`}</p>
        <div className="mt-5">
          <Paragraphs paragraphs={text.lead} lead />
        </div>
      </header>
      {children}
      <div className="space-y-10 lg:col-span-8">
        {text.clauses.map(({ id, title, paragraphs = [], list, facts }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="space-y-4">
            <h2 id={`${id}-title`} className="font-display text-xl font-semibold tracking-tight">
              {`${index + 1}. ${title}`}
            </h2>
            {paragraphs.length > 0 && <Paragraphs paragraphs={paragraphs} />}
            {list && <BulletList items={list} />}
            {facts && <SpecList items={facts} />}
          </section>
        ))}
      </div>
    </div>
  );
}

type Props = { text: Paper; version: string; children?: ReactNode };

export type Paper = {
  title: string;
  lead: readonly Copy[];
  clauses: readonly Clause[];
};

type Clause = {
  /** Also its address within the page. */
  id: string;
  title: string;
  paragraphs?: readonly Copy[];
  list?: readonly Copy[];
  facts?: readonly SpecItem[];
};
