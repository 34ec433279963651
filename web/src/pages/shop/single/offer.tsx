import { useState } from 'react';
import { PRODUCT } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import type { Product } from '@/catalogue/products.ts';
import { BuyPanel } from '@/features/shop/buy-panel.tsx';
import { StarRow } from '@/features/shop/star-row.tsx';
import { Gallery } from './gallery.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** The product in its pictures, and how to put it into the cart. */
export function Offer({ product }: { product: Product }) {
  const { trail } = PRODUCT;
  const [color, setColor] = useState(product.attributes.colors[0]?.name ?? '');
  return (
    <div className="mx-auto max-w-page px-5 pt-6 pb-16 md:px-10 md:pb-24">
      <nav aria-label={trail.label} className="text-sm text-muted">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <TextLink to={PATHS.shopIndex}>{trail.shop}</TextLink> /
          </li>
          <li>
            <TextLink to={`${PATHS.shopGrid}?category=${product.categoryId}`}>
              {product.category.name}
            </TextLink>
          </li>
        </ol>
      </nav>
      <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-12">
        <div className="min-w-0 md:col-span-7">
          <Gallery name={product.name} images={product.images} color={color} />
        </div>
        <div className="space-y-5 md:col-span-5">
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
  );
}
