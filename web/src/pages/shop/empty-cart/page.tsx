import { EMPTY_CART } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { countPieces } from '@/features/shop/cart.ts';
import { ProductCard } from '@/features/shop/product-card.tsx';
import { UndoNote } from '@/features/shop/undo-note.tsx';
import { useCart } from '@/features/shop/use-shop.ts';
import { EmptyShelf } from './empty-shelf.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  const { empty, filled, shop, favourites } = EMPTY_CART;
  const pieces = countPieces(useCart() ?? []);
  const isEmpty = pieces === 0;
  return (
    <div className="mx-auto max-w-page px-5 pt-8 pb-20 md:px-10 md:pt-12">
      <UndoNote />
      <div className="grid items-end gap-x-10 gap-y-6 md:grid-cols-12">
        <div className="space-y-5 md:order-last md:col-span-5">
          <h1 className="font-display text-3xl font-semibold tracking-tight text-balance md:text-4xl">
            {(isEmpty ? empty : filled).title}
          </h1>
          <p className="max-w-measure leading-relaxed">
            {isEmpty
              ? empty.lead
              : `There ${pieces === 1 ? 'is 1 piece' : `are ${pieces} pieces`} in it.`}
          </p>
          <div className="flex flex-wrap gap-3">
            {isEmpty ? (
              <ButtonLink to={PATHS.shopGrid}>{empty.action}</ButtonLink>
            ) : (
              <ButtonLink to={PATHS.shopCart}>{filled.action}</ButtonLink>
            )}
            <ButtonLink to={PATHS.shopIndex} variant="secondary">
              {shop}
            </ButtonLink>
          </div>
        </div>
        <div className="md:col-span-7">
          <EmptyShelf />
        </div>
      </div>
      <section aria-labelledby="often" className="mt-16">
        <h2 id="often" className="font-display text-xl font-semibold">
          {favourites}
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
    </div>
  );
}
