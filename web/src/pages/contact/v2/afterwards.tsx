import { ENGINEER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Afterwards() {
  const { letter } = ENGINEER;
  return (
    <Section labelledBy="letter-title" grid="items-start gap-10 lg:grid-cols-12">
      <div className="lg:order-2 lg:col-span-4">
        <Heading id="letter-title" size="lg">
          {letter.title}
        </Heading>
        <p className="mt-4 max-w-measure leading-relaxed">{letter.text}</p>
      </div>
      <article
        aria-label={letter.label}
        className="relative rounded-sm border border-ink bg-raised p-5 md:p-10 lg:order-1 lg:col-span-8"
      >
        <p className="border-b border-ink pb-3 font-display text-lg font-semibold md:pr-24">
          {letter.head}
        </p>
        <dl>
          {letter.rows.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-1 border-b border-line py-3 sm:py-4 sm:grid-cols-[12rem_1fr] sm:gap-6"
            >
              <dt className="font-semibold">{term}</dt>
              <dd className="leading-relaxed">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
          <p className="max-w-xs text-sm text-muted">{letter.foot}</p>
          <Ornament
            viewBox="0 0 140 44"
            className="w-32 fill-none stroke-accent"
            strokeWidth="2"
            strokeLinecap="round"
          >
            <path d="M6 32C16 4 28 4 24 22s-14 14-6 6c10-10 18-14 18-4 0 8 8 4 14-4 4-6 8 2 4 8 8-10 16-14 18-8 2 8 12 2 18-4 8-8 4 12 14 6 8-6 14-6 34-10M8 40c40-4 80-6 122-4" />
          </Ornament>
        </div>
      </article>
    </Section>
  );
}
