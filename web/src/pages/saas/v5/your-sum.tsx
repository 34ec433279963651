import { TOUR } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { PriceSum } from './price-sum.tsx';

export function YourSum() {
  const { sum } = TOUR;
  return (
    <Section id="sum" tone="accent-tint" labelledBy="sum-title">
      <Heading id="sum-title" size="lg">
        {sum.title}
      </Heading>
      <p className="mt-3 mb-8 max-w-measure leading-relaxed">{sum.text}</p>
      <PriceSum />
    </Section>
  );
}
