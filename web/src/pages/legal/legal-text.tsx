import { Fragment, type ReactNode } from 'react';
import { BulletList } from '@/bands/bullet-list.tsx';
import { CopyText, Paragraphs } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { Section } from '@/bands/section.tsx';
import { LegalHead } from './legal-head.tsx';

/** A legal text: numbered clauses with an address each on the left, what they mean in plain words on the right. */
export function LegalText({ title, lead, dated, plainTitle, parts, extras, children }: Props) {
  return (
    <>
      <Section spacing="tight">
        <LegalHead title={title} lead={lead} dated={dated} />
        <nav aria-label="Clauses" className="mt-8 border-t border-ink md:mt-10">
          <details className="group border-b border-line md:hidden">
            <summary className="flex min-h-12 list-none items-center justify-between font-semibold">
              {`Contents, ${parts.length} clauses`}
              <span aria-hidden="true" className="text-xl text-accent group-open:rotate-45">
                +
              </span>
            </summary>
            <div className="pb-3">
              <Contents parts={parts} />
            </div>
          </details>
          <div className="pt-5 max-md:hidden">
            <Contents parts={parts} />
          </div>
        </nav>
      </Section>
      {children}
      <Section tone="raised" spacing="none">
        <div className="grid lg:grid-cols-[4rem_minmax(0,1fr)_21rem]">
          <div className="max-lg:hidden lg:col-span-2" />
          <p className="border-l border-line pt-10 pb-2 pl-8 text-sm text-muted max-lg:hidden">
            {plainTitle}
          </p>
          {parts.map((part, index) => (
            <Fragment key={part.id}>
              <section
                id={part.id}
                aria-labelledby={`${part.id}-title`}
                className="grid gap-x-0 border-line pt-6 pb-3 max-lg:border-t lg:col-span-2 lg:pt-10 lg:grid-cols-subgrid lg:border-t lg:border-line lg:pr-12 lg:pb-10"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-xl font-semibold text-muted tabular-nums max-lg:hidden"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h2
                    id={`${part.id}-title`}
                    className="mb-3 flex gap-3 font-display text-xl font-semibold tracking-tight lg:mb-4"
                  >
                    <span aria-hidden="true" className="text-muted tabular-nums lg:hidden">
                      {index + 1}
                    </span>
                    {part.title}
                  </h2>
                  <div className="max-md:leading-normal max-md:[&_p]:leading-normal">
                    <Paragraphs paragraphs={part.paragraphs} />
                  </div>
                  {part.list !== undefined && (
                    <div className="mt-4">
                      <BulletList items={part.list} />
                    </div>
                  )}
                  {extras?.[part.id] !== undefined && <div className="mt-6">{extras[part.id]}</div>}
                </div>
              </section>
              <div
                role="note"
                aria-label={`In plain words: ${part.title}`}
                className="border-accent max-lg:mb-6 max-lg:border-l-2 max-lg:last:mb-14 max-lg:pl-4 lg:border-t lg:border-l lg:border-line lg:py-10 lg:pl-8"
              >
                <p className="text-sm leading-relaxed text-accent lg:sticky lg:top-24 lg:text-base">
                  <span className="block font-semibold lg:hidden">{plainTitle}</span>
                  <CopyText copy={part.plain} />
                </p>
              </div>
            </Fragment>
          ))}
        </div>
      </Section>
    </>
  );
}

function Contents({ parts }: Pick<Props, 'parts'>) {
  return (
    <ol className="gap-x-10 sm:columns-2 lg:columns-4">
      {parts.map((part, index) => (
        <li key={part.id} className="break-inside-avoid">
          <a
            href={`#${part.id}`}
            className="grid min-h-9 grid-cols-[1.75rem_1fr] items-center py-1 text-sm leading-snug underline-offset-4 hover:underline"
          >
            <span aria-hidden="true" className="text-muted tabular-nums">
              {index + 1}
            </span>
            {part.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

type Props = {
  title: string;
  lead: string;
  /** From which day it applies. */
  dated: string;
  /** What stands over the plain words. */
  plainTitle: string;
  parts: readonly LegalPart[];
  /** What stands under a clause, by its id. */
  extras?: Readonly<Record<string, ReactNode>>;
  /** What stands between the head and the clauses. */
  children?: ReactNode;
};

type LegalPart = {
  /** Also the clause's address within the page. */
  id: string;
  title: string;
  paragraphs: readonly Copy[];
  list?: readonly Copy[];
  plain: Copy;
};
