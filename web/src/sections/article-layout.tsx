import type { ReactNode } from 'react';
import { ArticleContents, type ArticlePart } from './article-body.tsx';
import { Section, type Tone } from './section.tsx';

/** A long text with its list of parts beside it. */
export function ArticleLayout({
  parts,
  tone = 'paper',
  children,
}: {
  parts: readonly ArticlePart[];
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <Section tone={tone}>
      <div className="grid gap-10 md:grid-cols-12">
        <div className="md:col-span-4">
          <div className="md:sticky md:top-24">
            <ArticleContents parts={parts} />
          </div>
        </div>
        <div className="md:col-span-8">{children}</div>
      </div>
    </Section>
  );
}
