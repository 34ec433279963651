import { Link } from 'react-router-dom';
import { SHOP_INDEX } from './copy.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { priceNow } from '@/features/shop/state/order-sum.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { PriceTag } from '@/features/shop/product/price-tag.tsx';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** A price list, the largest saving first. */
export function OnSale() {
  const { sale } = SHOP_INDEX;
  const reduced = PRODUCTS.filter((product) => product.sale !== undefined && product.stock > 0)
    .toSorted((a, b) => b.price - priceNow(b) - (a.price - priceNow(a)))
    .slice(0, 6);
  return (
    <Section spacing="normal">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-12">
        <div className="space-y-3 md:col-span-4">
          <Heading>{sale.title}</Heading>
          <p className="leading-relaxed text-muted">{sale.text}</p>
          <p>
            <TextLink to={sale.link.to}>{sale.link.label}</TextLink>
          </p>
        </div>
        <ul className="border-t border-ink md:col-span-8">
          {reduced.map((product) => (
            <li
              key={product.id}
              className="group relative grid grid-cols-[4.5rem_1fr] items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[4.5rem_1fr_auto] hover:bg-sunk"
            >
              <div className="max-sm:row-span-2">
                <ProductPicture
                  isSmall
                  image={`${product.id}/angle`}
                  color={product.attributes.colors[0]?.name}
                />
              </div>
              <p className="font-semibold max-sm:self-end">
                <Link to={product.url} className="rounded-sm after:absolute after:inset-0">
                  {product.name}
                </Link>
              </p>
              <div className="max-sm:col-start-2 max-sm:self-start sm:pr-2">
                <PriceTag product={product} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
