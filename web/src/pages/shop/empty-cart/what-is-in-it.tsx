import { EMPTY_CART } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { ScaleShelf } from '@/drawings/products/scale-shelf.tsx';
import { colorOf, countPieces, type CartItem } from '@/features/shop/state/cart.ts';
import { EmptyShelf } from './empty-shelf.tsx';
import { useOrders } from '@/features/shop/state/use-shop.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** The shelf with what is in the cart, or an empty one, and where to go next. */
export function WhatIsInIt({ items }: { items: readonly CartItem[] }) {
  const isEmpty = items.length === 0;
  return (
    <div className="grid items-end gap-x-14 gap-y-8 lg:grid-cols-12">
      <div className="space-y-5 lg:order-last lg:col-span-5">
        {isEmpty ? <Empty /> : <Filled items={items} />}
      </div>
      <div className="lg:col-span-7">{isEmpty ? <EmptyShelf /> : <Shelf items={items} />}</div>
    </div>
  );
}

function Empty() {
  const { empty, shop } = EMPTY_CART;
  const orders = useOrders() ?? [];
  return (
    <>
      <h1 className={TITLE}>{empty.title}</h1>
      <p className="max-w-measure leading-relaxed">{empty.lead}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.shopGrid}>{empty.action}</ButtonLink>
        <ButtonLink to={PATHS.shopIndex} variant="secondary">
          {shop}
        </ButtonLink>
      </div>
      {orders.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {empty.orders}
          {orders.map(({ number }) => (
            <TextLink key={number} to={`${PATHS.shopCheckout}?order=${number}`}>
              Order {number}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
}

function Filled({ items }: { items: readonly CartItem[] }) {
  const { filled, shop } = EMPTY_CART;
  const count = countPieces(items);
  return (
    <>
      <h1 className={TITLE}>{filled.title}</h1>
      <p>{count === 1 ? 'There is 1 item in it.' : `There are ${count} items in it.`}</p>
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
    </>
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

const TITLE = 'font-display text-3xl font-semibold tracking-tight text-balance md:text-4xl';
const BOARD = 6;
