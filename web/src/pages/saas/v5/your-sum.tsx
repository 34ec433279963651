import { TOUR } from './copy.ts';
import { PriceSum } from './price-sum.tsx';

export function YourSum() {
  const { sum } = TOUR;
  return (
    <section
      id="sum"
      aria-labelledby="sum-title"
      className="border-t border-ink bg-accent-tint px-5 py-12 md:px-10 md:py-16"
    >
      <h2 id="sum-title" className="font-display text-2xl font-semibold tracking-tight md:text-3xl">
        {sum.title}
      </h2>
      <p className="mt-3 mb-9 max-w-measure leading-relaxed">{sum.text}</p>
      <PriceSum />
    </section>
  );
}
