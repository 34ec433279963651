import { PRODUCT } from './copy.ts';
import { PRODUCT_DETAILS } from '@/catalogue/product-details.ts';
import type { Product } from '@/catalogue/products.ts';
import { Section } from '@/bands/section.tsx';

export function Details({ product }: { product: Product }) {
  const words = PRODUCT.details;
  const details = PRODUCT_DETAILS[product.id];
  const { colors, gender, size } = product.attributes;
  return (
    <Section tone="raised" spacing="normal">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-12">
        <div className="space-y-4 md:col-span-6 lg:col-span-5">
          <h2 className="font-display text-xl font-semibold">{words.title}</h2>
          <p className="max-w-measure leading-relaxed">{details?.about}</p>
          <p className="max-w-measure text-sm leading-relaxed text-muted">{words.example}</p>
        </div>
        <dl className="border-b border-line text-sm md:col-span-6 md:col-start-7">
          {[
            ...(details?.specs ?? []),
            [words.size, size] as const,
            [words.colors, colors.map(({ name }) => name).join(', ')] as const,
            ...(gender === 'None' || details?.specs.some(([term]) => term === words.ends) === true
              ? []
              : [[words.ends, gender] as const]),
          ].map(([term, text]) => (
            <div key={term} className="grid grid-cols-[8rem_1fr] gap-4 border-t border-line py-2.5">
              <dt className="text-muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
