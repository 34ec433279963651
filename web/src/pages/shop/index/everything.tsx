import { Link } from 'react-router-dom';
import { SHOP_INDEX } from './copy.ts';
import { CATEGORIES, PRODUCTS, shelfHeading } from '@/catalogue/products.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Everything() {
  const { index } = SHOP_INDEX;
  return (
    <Section tone="raised" spacing="normal">
      <Heading>{index.title}</Heading>
      <div className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        {CATEGORIES.map((category) => (
          <div key={category.id}>
            <h3 className="border-t border-ink pt-2 text-sm font-semibold">
              {shelfHeading(category)}
            </h3>
            <ul className="mt-1 text-sm">
              {PRODUCTS.filter(({ categoryId }) => categoryId === category.id).map((product) => (
                <li key={product.id}>
                  <Link
                    to={product.url}
                    className="inline-block rounded-sm py-1 text-muted hover:text-ink hover:underline"
                  >
                    {product.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
