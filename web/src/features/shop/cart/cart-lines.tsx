import { Link } from 'react-router-dom';
import { colorOf, type CartItem } from '../state/cart.ts';
import { groundOf } from '../product/grounds.ts';
import { amountOf, describeLine, lineOf } from './line-text.ts';
import { QuantityField } from '../product/quantity-field.tsx';
import { removeFromCart } from '../state/removed-item.ts';
import { changeCart } from '../state/shop-state.ts';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { euros } from '@/lib/money.ts';

/** The cart's content, editable. `size` sm leaves out what does not fit into the drawer. */
export function CartLines({ items, size = 'md' }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item, index) => (
        <CartLine key={item.id} item={item} turn={index} isSmall={size === 'sm'} />
      ))}
    </ul>
  );
}

type Props = { items: readonly CartItem[]; size?: 'sm' | 'md' };

function CartLine({ item, turn, isSmall }: { item: CartItem; turn: number; isSmall: boolean }) {
  const { product, quantity } = item;
  return (
    <li className={isSmall ? 'flex gap-4 py-4' : 'flex gap-4 py-6 sm:gap-6'}>
      <Link
        to={product.url}
        tabIndex={-1}
        aria-hidden="true"
        className={`shrink-0 self-start overflow-hidden rounded-md ${groundOf(product, turn)} ${isSmall ? 'w-20' : 'w-28 sm:w-44'}`}
      >
        <ProductPicture isSmall={isSmall} image={`${product.id}/angle`} color={colorOf(item)} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-4">
          <p className="font-display text-lg leading-snug font-semibold">
            <Link to={product.url} className="rounded-sm hover:underline">
              {product.name}
            </Link>
          </p>
          <p className="font-semibold tabular-nums">{euros(amountOf(lineOf(item)))}</p>
        </div>
        <p className="text-sm text-muted">
          {colorOf(item)}, {product.attributes.size}
        </p>
        <p className="mt-1 text-sm tabular-nums">{describeLine(lineOf(item))}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
          <QuantityField
            label={`Quantity of ${product.name}`}
            value={quantity}
            stock={product.stock}
            onChange={(next) => changeCart(product, next)}
          />
          <button
            type="button"
            aria-label={`Remove ${product.name}`}
            onClick={() => removeFromCart(item)}
            className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-sm px-2 text-sm text-muted hover:bg-sunk hover:text-ink"
          >
            <Icon name="trash" className="size-4.5" />
            {!isSmall && <span>Remove</span>}
          </button>
          {quantity >= product.stock && (
            <p className="text-sm text-warn">
              {product.stock === 1 ? 'The last one' : `All ${product.stock} that we have`}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
