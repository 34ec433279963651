import { Link } from 'react-router-dom';
import { PRODUCT } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCTS, type Product } from '@/catalogue/products.ts';
import { ProductCard } from '@/features/shop/product-card.tsx';
import { Section } from '@/bands/section.tsx';

/** What stands beside it on the shelf and can be had. */
export function Related({ product }: { product: Product }) {
  const words = PRODUCT.related;
  const beside = PRODUCTS.filter(
    ({ id, categoryId, stock }) =>
      categoryId === product.categoryId && id !== product.id && stock > 0,
  ).slice(0, 4);
  return (
    <Section tone="sunk" spacing="normal">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-display text-xl font-semibold">{words.title}</h2>
        <Link
          to={`${PATHS.shopGrid}?category=${product.categoryId}`}
          className="rounded-sm text-sm text-accent underline underline-offset-4"
        >
          {words.all}
          {product.category.name}
        </Link>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4">
        {beside.map((other) => (
          <li key={other.id} className="[&_article>div:first-child]:bg-paper">
            <ProductCard product={other} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
