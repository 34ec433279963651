import { EMPTY_CART } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { ScaleShelf } from '@/drawings/products/scale-shelf.tsx';
import { colorOf, countPieces, type CartItem } from '@/features/shop/cart.ts';
import { ProductCard } from '@/features/shop/product-card.tsx';
import { UndoNote } from '@/features/shop/undo-note.tsx';
import { useCart } from '@/features/shop/use-shop.ts';
import { EmptyShelf } from './empty-shelf.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  const items = useCart() ?? [];
  return (
    <>
      <div className="border-b border-line bg-accent-tint">
        <div className="mx-auto max-w-page px-5 pt-8 pb-12 md:px-10 md:pt-12 md:pb-16">
          <UndoNote />
          <div className="grid items-end gap-x-14 gap-y-8 md:grid-cols-12">
            <div className="md:order-last md:col-span-5">
              {items.length === 0 ? <Empty /> : <Filled items={items} />}
            </div>
            <div className="md:col-span-7">
              {items.length === 0 ? <EmptyShelf /> : <Shelf items={items} />}
            </div>
          </div>
        </div>
      </div>
      <Favourites />
    </>
  );
}

function Empty() {
  const { empty, shop } = EMPTY_CART;
  return (
    <div className="space-y-5">
      <h1 className={TITLE}>{empty.title}</h1>
      <p className="max-w-measure leading-relaxed">{empty.lead}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.shopGrid}>{empty.action}</ButtonLink>
        <ButtonLink to={PATHS.shopIndex} variant="secondary">
          {shop}
        </ButtonLink>
      </div>
    </div>
  );
}

function Filled({ items }: { items: readonly CartItem[] }) {
  const { filled, shop } = EMPTY_CART;
  const pieces = countPieces(items);
  return (
    <div className="space-y-5">
      <h1 className={TITLE}>{filled.title}</h1>
      <p>{pieces === 1 ? 'There is 1 piece in it.' : `There are ${pieces} pieces in it.`}</p>
      <ul className="border-b border-ink/30">
        {items.map(({ id, product, quantity }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-ink/30 py-2">
            <span>{product.name}</span>
            <span className="tabular-nums">× {quantity}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.shopCart}>{filled.action}</ButtonLink>
        <ButtonLink to={PATHS.shopGrid} variant="secondary">
          {shop}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What is in the cart, as far as one board holds it. */
function Shelf({ items }: { items: readonly CartItem[] }) {
  const shown = items.slice(0, BOARD);
  return (
    <ScaleShelf
      things={shown.map((item) => ({ id: item.productId, color: colorOf(item) }))}
      label={`${EMPTY_CART.filled.shelf}${shown.map(({ product }) => product.name).join(', ')}`}
      ratio={1.9}
      hasCup={false}
    />
  );
}

function Favourites() {
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

const TITLE = 'font-display text-3xl font-semibold tracking-tight text-balance md:text-4xl';
const BOARD = 6;
