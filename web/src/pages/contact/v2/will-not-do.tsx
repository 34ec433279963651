import { ENGINEER } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';

export function WillNotDo() {
  const { not } = ENGINEER;
  return (
    <Section tone="sunk" labelledBy="not-title" grid="gap-8 md:grid-cols-12 md:gap-10">
      <h2
        id="not-title"
        className="font-display text-2xl font-semibold tracking-tight md:col-span-4 md:text-4xl"
      >
        {not.title}
      </h2>
      <dl className="md:col-span-8">
        {not.items.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-1 border-t border-line-strong py-3 sm:py-4 sm:grid-cols-[14rem_1fr] sm:items-baseline sm:gap-8"
          >
            <dt className="font-display text-xl font-semibold line-through decoration-alert decoration-2">
              {term}
            </dt>
            <dd className="leading-relaxed">
              <CopyText copy={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
