import { HISTORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function TakenAway() {
  const { dropped } = HISTORY;
  return (
    <Section tone="raised" labelledBy="dropped-title">
      <Heading id="dropped-title">{dropped.title}</Heading>
      <dl className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-12">
        {dropped.items.map(({ term, text }, index) => (
          <div key={term} className={`border-t border-ink pt-4 ${DROPPED[index]}`}>
            <dt className="font-display text-xl font-semibold tracking-tight">{term}</dt>
            <dd className="mt-2 leading-relaxed">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const DROPPED = ['md:col-span-3', 'md:col-span-5', 'md:col-span-4'];
