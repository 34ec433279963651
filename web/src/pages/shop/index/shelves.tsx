import { Link } from 'react-router-dom';
import { SHOP_INDEX } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCTS, shelfHeading } from '@/catalogue/products.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { productOf } from './product-of.ts';

export function Shelves() {
  const { shelves } = SHOP_INDEX;
  return (
    <Section spacing="normal">
      <Heading>{shelves.title}</Heading>
      <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-3 lg:grid-cols-6">
        {shelves.items.map(({ categoryId, productId, text }) => {
          const count = PRODUCTS.filter((product) => product.categoryId === categoryId).length;
          const { category } = productOf(productId);
          const heading = shelfHeading(category);
          return (
            <li key={categoryId} className="group relative">
              <div className="border-b-4 border-ink transition-colors group-hover:border-accent">
                <ProductPicture
                  image={`${productId}/front`}
                  color={productOf(productId).attributes.colors[0]?.name}
                />
              </div>
              <h3 className="mt-3 font-display text-lg leading-snug font-semibold">
                <Link
                  to={`${PATHS.shopGrid}?category=${categoryId}`}
                  className="rounded-sm after:absolute after:inset-0 hover:underline"
                >
                  {heading}
                </Link>
              </h3>
              <p className="text-xs text-muted">
                {`${heading === category.name ? '' : `${category.name} · `}${count}${shelves.products}`}
              </p>
              <p className="mt-2 text-sm leading-relaxed">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
