import { euroPrice } from '@/lib/money.ts';
import { priceNow, type Priced } from '../state/order-sum.ts';
import type { Sale } from '@/catalogue/products.ts';
import { classNames } from '@/ui/class-names.ts';

/** What something costs now, and before where it is on sale. */
export function PriceTag({ product, size = 'md' }: { product: Priced; size?: keyof typeof SIZES }) {
  const { price, sale } = product;
  return (
    <p className={classNames('flex flex-wrap items-baseline gap-x-2 tabular-nums', SIZES[size])}>
      {sale && <span className="sr-only">Now </span>}
      <span className={classNames('font-semibold', sale && 'text-alert')}>
        {euroPrice(priceNow(product))}
      </span>
      {sale && (
        <>
          <span className={size === 'lg' ? 'text-lg' : 'text-sm'}>
            <span className="sr-only">before </span>
            <s className="text-muted">{euroPrice(price)}</s>
          </span>
          {size !== 'card' && (
            <span className="rounded-sm bg-alert-tint px-1.5 py-0.5 text-xs font-semibold text-alert">
              {describeSale(sale)}
            </span>
          )}
        </>
      )}
    </p>
  );
}

/** How much less it costs. */
export function describeSale({ discount, type }: Sale): string {
  return type === 'percent' ? `−${discount} %` : `−${euroPrice(discount)}`;
}

/** A card has no room for the discount beside the prices. */
const SIZES = { md: 'text-base', card: 'text-xl', lg: 'text-2xl' };
