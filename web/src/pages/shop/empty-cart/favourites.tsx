import { EMPTY_CART } from './copy.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { ProductCard } from '@/features/shop/product/product-card.tsx';

export function Favourites() {
  return (
    <section
      aria-labelledby="often"
      className="mx-auto max-w-page px-5 pt-12 pb-20 md:px-10 md:pt-16"
    >
      <h2 id="often" className="font-display text-xl font-semibold">
        {EMPTY_CART.favourites}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4">
        {PRODUCTS.filter(({ tag }) => tag === 'Favourite')
          .slice(0, 4)
          .map((product) => (
            <li key={product.id}>
              <ProductCard product={product} level={3} />
            </li>
          ))}
      </ul>
    </section>
  );
}
