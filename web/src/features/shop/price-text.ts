import { euroPrice } from '@/lib/money.ts';
import { priceNow, type Priced } from './order-sum.ts';

/** What a price tag says. */
export function describePrice(product: Priced): { now: string; before?: string; saving?: string } {
  const now = euroPrice(priceNow(product));
  if (product.sale === undefined) return { now };
  const { discount, type } = product.sale;
  return {
    now,
    before: euroPrice(product.price),
    saving: type === 'percent' ? `−${discount} %` : `−${euroPrice(discount)}`,
  };
}

/** The stock in words. */
export function describeStock(stock: number): string {
  if (stock === 0) return 'Out of stock';
  if (stock <= FEW) return stock === 1 ? 'Only 1 left' : `Only ${stock} left`;
  return 'In stock';
}

const FEW = 3;
