import type { ReactNode } from 'react';
import type { Copy } from '@/lib/copy.ts';
import { CopyText } from './copy-text.tsx';
import { Heading } from './heading.tsx';
import { Section } from './section.tsx';

/** A page with one form, and beside it what its reader should know. */
export function FormWithFacts({ title, lead, factsTitle, facts, children }: Props) {
  return (
    <Section grid="gap-12 lg:grid-cols-12 lg:gap-14">
      <div className="min-w-0 lg:col-span-7">
        <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl">{title}</h1>
        <p className="mt-5 mb-10 max-w-measure text-lg leading-relaxed">{lead}</p>
        {children}
      </div>
      <div className="min-w-0 border-t border-line pt-10 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-14">
        <div className="mb-5">
          <Heading>{factsTitle}</Heading>
        </div>
        <dl className="border-b border-line">
          {facts.map(({ term, text }) => (
            <div key={term} className="grid gap-1 border-t border-line py-4">
              <dt className="font-semibold">{term}</dt>
              <dd className="max-w-measure leading-relaxed">
                <CopyText copy={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

type Props = {
  title: string;
  lead: string;
  factsTitle: string;
  facts: readonly { term: string; text: Copy }[];
  children: ReactNode;
};
