import type { ReactNode } from 'react';
import { Paragraphs } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { Section, type Tone } from '@/bands/section.tsx';

/** A chapter of a long story: its number in the margin, the text, and what stands beside the text. */
export function Chapter({
  number,
  id,
  title,
  paragraphs,
  tone = 'paper',
  beside,
  children,
}: {
  number: number;
  id: string;
  title: string;
  paragraphs: readonly Copy[];
  tone?: Tone;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Section id={id} labelledBy={`${id}-title`} tone={tone}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-12">
        <p
          aria-hidden="true"
          className="font-display text-7xl leading-none font-semibold tracking-tight text-alert max-md:hidden md:col-span-2"
        >
          {number}
        </p>
        <div className="md:col-span-10 lg:col-span-6">
          <h2
            id={`${id}-title`}
            className="mb-4 flex items-baseline gap-4 font-display text-2xl font-semibold tracking-tight md:mb-6 md:text-3xl"
          >
            <span aria-hidden="true" className="text-4xl text-alert md:hidden">
              {number}
            </span>
            {title}
          </h2>
          <div className="max-md:[&_p]:text-base">
            <Paragraphs paragraphs={paragraphs} lead />
          </div>
        </div>
        {beside !== undefined && (
          <div className="md:col-span-10 md:col-start-3 lg:col-span-4 lg:col-start-9">{beside}</div>
        )}
      </div>
      {children}
    </Section>
  );
}
