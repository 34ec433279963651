import { SHOP_TAX_PERCENT } from '@/site/shop.ts';
import type { Sale } from '@/catalogue/products.ts';

/**
 * What an order costs, in whole cents: total = Σ price × quantity; the discount of an item is its fixed amount, or
 * price × percent / 100, times the quantity; tax = 18 % of (total − discounts); order total = total − discounts + tax.
 * A discount is rounded once for its line, and the tax once, so that what is shown adds up.
 */
export function sumOrder(lines: readonly Line[]): OrderSum {
  const total = addUp(lines.map(({ product, quantity }) => product.price * quantity));
  const discounts = addUp(lines.map(discountOf));
  const tax = Math.round(((total - discounts) * SHOP_TAX_PERCENT) / 100);
  return { total, discounts, tax, orderTotal: total - discounts + tax };
}

/** The discount of a line, in cents. */
export function discountOf({ product: { price, sale }, quantity }: Line): number {
  if (sale === undefined) return 0;
  switch (sale.type) {
    case 'amount':
      return sale.discount * quantity;
    case 'percent':
      return Math.round((price * sale.discount * quantity) / 100);
  }
}

/** What one piece costs today, in cents. */
export function priceNow(product: Priced): number {
  return product.price - discountOf({ product, quantity: 1 });
}

function addUp(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export type Priced = { price: number; sale?: Sale };

type Line = { product: Priced; quantity: number };

/** In cents. */
export type OrderSum = { total: number; discounts: number; tax: number; orderTotal: number };
