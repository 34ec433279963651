import { euroPrice } from '@/lib/money.ts';
import { priceNow, type Priced } from './order-sum.ts';
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
          <span className="rounded-sm bg-alert-tint px-1.5 py-0.5 text-xs font-semibold text-alert">
            {sale.type === 'percent' ? `−${sale.discount} %` : `−${euroPrice(sale.discount)}`}
          </span>
        </>
      )}
    </p>
  );
}

const SIZES = { md: 'text-base', card: 'text-xl', lg: 'text-2xl' };
