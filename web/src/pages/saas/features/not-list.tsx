import { FEATURES } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** What is left out, in large words, each with its reason. */
export function NotList() {
  const { title, text, items } = FEATURES.not;
  return (
    <Section tone="alert" spacing="normal" labelledBy="not-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <Heading id="not-title" size="lg">
          {title}
        </Heading>
        <p>{text}</p>
      </div>
      <dl className="mt-6 border-b border-alert">
        {items.map((item) => (
          <div
            key={item.what}
            className="grid gap-x-10 gap-y-1 border-t border-alert py-3 md:grid-cols-12 md:items-baseline"
          >
            <dt className="font-display text-lg font-semibold tracking-tight md:col-span-6 md:text-xl">
              {item.what}
            </dt>
            <dd className="max-w-measure leading-relaxed md:col-span-6">{item.why}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
