import { SHOP_INDEX } from './copy.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { ProductCard } from '@/features/shop/product/product-card.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Fresh() {
  const { fresh } = SHOP_INDEX;
  const products = PRODUCTS.filter(({ tag, sale: reduced }) => tag === 'New' && !reduced).slice(
    0,
    3,
  );
  return (
    <Section tone="raised" spacing="normal">
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="space-y-3 md:col-span-12 lg:col-span-3">
          <Heading>{fresh.title}</Heading>
          <p className="max-w-measure leading-relaxed text-muted">{fresh.text}</p>
        </div>
        {products.map((product) => (
          <div key={product.id} className="md:col-span-4 lg:col-span-3">
            <ProductCard product={product} level={3} />
          </div>
        ))}
      </div>
    </Section>
  );
}
