import { useState } from 'react';
import { Link } from 'react-router-dom';
import { colorOf } from '../state/cart.ts';
import { describeStock } from './stock-text.ts';
import { QuantityField } from './quantity-field.tsx';
import { changeCart } from '../state/shop-state.ts';
import { useCart } from '../state/use-shop.ts';
import { WishButton } from './wish-button.tsx';
import { PATHS } from '@/site/paths.ts';
import { SHOP_TAX_PERCENT } from '@/site/shop.ts';
import type { Product } from '@/catalogue/products.ts';
import { PriceTag } from './price-tag.tsx';
import { Swatch } from './swatch.tsx';
import { Button } from '@/ui/button/button.tsx';

/** Price, options and the way into the cart. `color` is the one that is shown beside it. */
export function BuyPanel({ product, color, onColor }: Props) {
  const cart = useCart();
  const [quantity, setQuantity] = useState(1);
  const { attributes, stock } = product;
  const line = cart?.find(({ productId }) => productId === product.id);
  const isSameColor = line === undefined || colorOf(line) === color;
  const inCart = line?.quantity ?? 0;
  const room = stock - inCart;
  return (
    <div className="space-y-6">
      <div>
        <PriceTag product={product} size="lg" />
        <p className="mt-1 text-sm text-muted">plus {SHOP_TAX_PERCENT} % tax, added in the cart</p>
      </div>
      {attributes.colors.length > 1 && (
        <fieldset>
          <legend className="text-sm font-semibold">Colour</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {attributes.colors.map(({ name }) => (
              <label
                key={name}
                className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-raised px-3 text-sm hover:border-ink has-checked:border-accent has-checked:ring-1 has-checked:ring-accent forced-colors:has-checked:outline-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2"
              >
                <input
                  type="radio"
                  name="color"
                  value={name}
                  checked={name === color}
                  onChange={() => onColor(name)}
                  className="sr-only"
                />
                <Swatch color={name} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p className="flex items-center gap-2 text-sm">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${stock === 0 ? 'bg-danger' : stock <= 3 ? 'bg-warn' : 'bg-accent'}`}
        />
        <span className="font-semibold">{describeStock(stock)}</span>
        {stock > 3 && <span className="text-muted">{stock} on the shelf</span>}
      </p>
      {stock === 0 ? (
        <p className="max-w-measure text-sm leading-relaxed text-muted">
          Add it to your wishlist, which will show when it is back in stock.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {isSameColor && room > 1 && (
            <QuantityField
              label={`Quantity of ${product.name}`}
              value={Math.min(quantity, room)}
              stock={cart === null ? 1 : room}
              onChange={setQuantity}
            />
          )}
          {isSameColor ? (
            <Button
              disabled={cart === null || room < 1}
              onClick={() => {
                changeCart(product, inCart + Math.min(quantity, room), color);
                setQuantity(1);
              }}
              className="min-w-40"
            >
              {cart !== null && room < 1 ? 'All in your cart' : 'Add to cart'}
            </Button>
          ) : (
            <Button onClick={() => changeCart(product, inCart, color)}>Change to {color}</Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <WishButton product={product} hasLabel />
        {inCart > 0 && (
          <p role="status" className="text-sm">
            {inCart} in{' '}
            <Link to={PATHS.shopCart} className="text-accent underline underline-offset-4">
              your cart
            </Link>
            {!isSameColor && line !== undefined && <span>, in {colorOf(line)?.toLowerCase()}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

type Props = { product: Product; color: string; onColor: (color: string) => void };
