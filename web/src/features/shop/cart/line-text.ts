import { euros } from '@/lib/money.ts';
import { discountOf, type Priced } from '../state/order-sum.ts';

export function lineOf({ product, quantity }: { product: Priced; quantity: number }): Line {
  return { quantity, price: product.price, discount: discountOf({ product, quantity }) };
}

/** What a line costs, in cents. */
export function amountOf({ quantity, price, discount }: Line): number {
  return quantity * price - discount;
}

/**
 * How a line comes to its amount. The discount stands apart because it is rounded for the whole line: three times a reduced price can
 * be a cent off.
 */
export function describeLine({ quantity, price, discount }: Line): string {
  const full = `${quantity} × ${euros(price)}`;
  return discount === 0 ? full : `${full} − ${euros(discount)} discount`;
}

/** In cents; the discount is that of all its pieces. */
type Line = { quantity: number; price: number; discount: number };
