import { z } from '@/platform/zod.ts';
import { parseJson } from '@/lib/parse-json.ts';
import { colorOf, type CartItem } from './cart.ts';
import { discountOf, sumOrder } from './order-sum.ts';

/** A demo order with a number that none of the others has. `placedAt` is an ISO 8601 date and time. */
export function createOrder(
  orders: readonly Order[],
  items: readonly CartItem[],
  delivery: Delivery,
  placedAt: string,
): Order {
  const last = Math.max(FIRST_NUMBER - 1, ...orders.map(({ number }) => number));
  return {
    number: last + 1,
    placedAt,
    lines: items.map((item) => ({
      productId: item.productId,
      name: item.product.name,
      color: colorOf(item) ?? null,
      quantity: item.quantity,
      price: item.product.price,
      discount: discountOf(item),
    })),
    sum: sumOrder(items),
    delivery,
  };
}

/** The orders as they were stored, the newest first; what cannot be read is left out. */
export function readOrders(stored: string | null): readonly Order[] {
  const entries = z.array(z.unknown()).safeParse(parseJson(stored));
  if (!entries.success) return [];
  return entries.data
    .flatMap((entry) => {
      const { success, data } = ORDER.safeParse(entry);
      return success ? [data] : [];
    })
    .toSorted((a, b) => b.number - a.number);
}

const FIRST_NUMBER = 1001;

const cents = z.int();
const ORDER = z.object({
  number: z.int(),
  placedAt: z.iso.datetime(),
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      color: z.nullable(z.string()),
      quantity: z.int().check(z.positive()),
      price: cents,
      /** Of the whole line. */
      discount: cents,
    }),
  ),
  sum: z.object({ total: cents, discounts: cents, tax: cents, orderTotal: cents }),
  /** Null: a guest's, of whom none is kept. */
  delivery: z.nullable(
    z.object({
      name: z.string(),
      street: z.string(),
      postcode: z.string(),
      town: z.string(),
      country: z.string(),
      payment: z.string(),
    }),
  ),
});

export type Order = z.infer<typeof ORDER>;
export type Delivery = NonNullable<Order['delivery']>;
