import { PRODUCT } from './copy.ts';
import { EXAMPLE_REVIEWS } from '@/catalogue/product-details.ts';
import type { Product } from '@/catalogue/products.ts';
import { Stars } from '@/features/shop/product/star-row.tsx';
import { Section } from '@/bands/section.tsx';

export function Reviews({ product: { categoryId, review } }: { product: Product }) {
  const words = PRODUCT.reviews;
  return (
    <Section tone="raised" spacing="normal">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-3">
          <h2 className="font-display text-xl font-semibold">{words.title}</h2>
          <p className="mt-4 font-display text-5xl font-semibold tabular-nums">
            {review.stars.toFixed(1)}
          </p>
          <div className="mt-2">
            <Stars stars={review.stars} />
          </div>
          <p className="mt-2 text-sm text-muted">
            {words.before}
            {review.count}
            {words.after}
          </p>
        </div>
        <ul className="grid gap-x-8 gap-y-8 md:col-span-9 md:grid-cols-3">
          {EXAMPLE_REVIEWS[categoryId]?.map(({ initials, stars, text, title }) => (
            <li key={initials} className="border-t border-ink pt-4">
              <Stars stars={stars} />
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="mt-1 leading-relaxed">{text}</p>
              <p className="mt-3 text-sm text-muted">
                {initials}
                <span className="sr-only">
                  , {stars}
                  {words.stars}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
