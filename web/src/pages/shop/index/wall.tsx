import { SHOP_INDEX } from './copy.ts';
import { euroPrice } from '@/lib/money.ts';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { productOf } from './product-of.ts';

export function Wall() {
  const { wall } = SHOP_INDEX;
  const product = productOf(wall.productId);
  return (
    <section className="overflow-x-clip bg-warn-tint">
      <div className="mx-auto grid max-w-page items-center gap-x-10 md:grid-cols-12">
        <div className="md:col-span-7 lg:col-span-8">
          <ProductPicture image={`${product.id}/room`} label={wall.label} />
        </div>
        <div className="space-y-4 px-5 pb-12 md:col-span-5 md:py-12 md:pl-0 lg:col-span-4 lg:pr-10">
          <h2 className="font-display text-2xl font-semibold text-balance">{wall.title}</h2>
          <p className="leading-relaxed">{wall.text}</p>
          <p>
            <TextLink to={product.url}>{wall.link}</TextLink>, {euroPrice(product.price)}
          </p>
        </div>
      </div>
    </section>
  );
}
