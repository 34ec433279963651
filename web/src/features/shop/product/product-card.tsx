import { Link } from 'react-router-dom';
import { describeStock } from './stock-text.ts';
import { changeCart } from '../state/shop-state.ts';
import { useCart } from '../state/use-shop.ts';
import { WishButton } from './wish-button.tsx';
import { shelfHeading, type Product } from '@/catalogue/products.ts';
import { groundOf } from './grounds.ts';
import { describeSale, PriceTag } from './price-tag.tsx';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { StarRow } from './star-row.tsx';
import { Swatch } from './swatch.tsx';
import { Button } from '@/ui/button/button.tsx';

/** A product among others. `level` is that of its heading. */
export function ProductCard({ product, level = 2 }: { product: Product; level?: 2 | 3 }) {
  const cart = useCart();
  const Heading = level === 2 ? 'h2' : 'h3';
  const inCart = cart?.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  const { colors } = product.attributes;
  return (
    <article className="group relative flex h-full flex-col">
      <div className={`@container relative overflow-hidden rounded-md ${groundOf(product)}`}>
        <div
          className={`transition-transform duration-200 group-hover:-translate-y-1 @max-[12rem]:pt-7 @max-[12rem]:pb-5 ${product.stock === 0 ? 'opacity-60' : ''}`}
        >
          <ProductPicture image={`${product.id}/angle`} color={colors[0]?.name} />
        </div>
        <Flags product={product} />
      </div>
      <div className="absolute top-2 right-2 z-10">
        <WishButton product={product} />
      </div>
      <p className="mt-3 flex items-center justify-between gap-3 text-xs text-muted">
        {shelfHeading(product.category)}
        <span className="flex gap-1">
          {colors.map(({ name }) => (
            <Swatch key={name} color={name} size="sm" />
          ))}
          <span className="sr-only">{colors.map(({ name }) => name).join(', ')}</span>
        </span>
      </p>
      <Heading className="mt-1 font-display text-lg leading-snug font-semibold">
        <Link
          to={product.url}
          className="rounded-sm after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {product.name}
        </Link>
      </Heading>
      <div className="mt-1">
        <StarRow {...product.review} />
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-3">
        <PriceTag product={product} size="card" />
        {product.stock > 0 && (
          <Button
            variant="secondary"
            size="sm"
            className="z-10"
            disabled={cart === null || inCart >= product.stock}
            aria-label={`Add ${product.name} to cart`}
            onClick={() => changeCart(product, inCart + 1)}
          >
            Add
            {inCart > 0 && <span aria-hidden="true">({inCart})</span>}
          </Button>
        )}
      </div>
    </article>
  );
}

function Flags({ product: { sale, stock, tag } }: { product: Product }) {
  const isWorthSaying = stock <= 3 || tag === 'New' || tag === 'Favourite';
  return (
    <p className="absolute bottom-2 left-2 flex gap-1 text-xs font-semibold">
      {sale && (
        <span className="rounded-sm bg-alert px-2 py-0.5 text-raised">{describeSale(sale)}</span>
      )}
      {isWorthSaying && (
        <span className="rounded-sm bg-raised px-2 py-0.5">
          {stock <= 3 ? describeStock(stock) : tag}
        </span>
      )}
    </p>
  );
}
