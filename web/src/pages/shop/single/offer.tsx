import { useState } from 'react';
import { PRODUCT } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { shelfHeading, type Product } from '@/catalogue/products.ts';
import { BuyPanel } from '@/features/shop/product/buy-panel.tsx';
import { groundOf } from '@/features/shop/product/grounds.ts';
import { StarRow } from '@/features/shop/product/star-row.tsx';
import { Stage } from './stage.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** The product on its stage, and how to put it into the cart. */
export function Offer({ product }: { product: Product }) {
  const { trail } = PRODUCT;
  const [color, setColor] = useState(product.attributes.colors[0]?.name ?? '');
  return (
    <div className={`overflow-x-clip ${groundOf(product)}`}>
      <div className="mx-auto max-w-page px-5 pt-5 md:px-10 lg:pb-14">
        <nav aria-label={trail.label} className="text-sm">
          <ol className="flex flex-wrap gap-x-2">
            <li>
              <TextLink to={PATHS.shopIndex}>{trail.shop}</TextLink> /
            </li>
            <li>
              <TextLink to={`${PATHS.shopGrid}?category=${product.categoryId}`}>
                {shelfHeading(product.category)}
              </TextLink>
            </li>
          </ol>
        </nav>
        <div className="mt-3 grid gap-x-12 gap-y-0 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7">
            <Stage product={product} color={color} />
          </div>
          <div className="space-y-5 bg-raised max-lg:-mx-5 max-lg:px-5 max-lg:py-8 max-lg:md:-mx-10 max-lg:md:px-10 lg:col-span-5 lg:self-center lg:rounded-lg lg:p-8">
            <div className="space-y-3">
              <h1 className="font-display text-3xl font-semibold tracking-tight text-balance lg:text-4xl">
                {product.name}
              </h1>
              <StarRow {...product.review} />
              <p className="leading-relaxed md:text-lg md:leading-relaxed">{product.description}</p>
            </div>
            <BuyPanel product={product} color={color} onColor={setColor} />
          </div>
        </div>
      </div>
    </div>
  );
}
