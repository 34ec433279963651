import { z } from '@/platform/zod.ts';
import type { Product } from '@/catalogue/products.ts';
import { parseJson } from '@/lib/parse-json.ts';

/** One line of the cart. Its product has the one colour that was chosen. */
export type CartItem = { id: string; productId: string; product: Product; quantity: number };

export type CartChange = 'added' | 'updated' | 'removed';

/**
 * Sets how many pieces of a product are in the cart. 0 removes it; more than there are in stock become what there is;
 * a negative or broken quantity is ignored.
 * @param color one of the product's, or none to keep what was chosen
 * @returns the cart and what happened to it; null where nothing did
 */
export function setQuantity(
  items: readonly CartItem[],
  product: Product,
  quantity: number,
  color?: string,
): { items: readonly CartItem[]; change: CartChange } | null {
  if (!Number.isInteger(quantity) || quantity < 0) return null;
  const inCart = items.find(({ productId }) => productId === product.id);
  if (quantity === 0) {
    if (inCart === undefined) return null;
    return { items: items.filter((item) => item !== inCart), change: 'removed' };
  }
  const possible = Math.min(quantity, product.stock);
  if (possible === 0) return null;
  const next = toItem(product, possible, color ?? (inCart && colorOf(inCart)));
  if (inCart === undefined) return { items: [...items, next], change: 'added' };
  if (next.quantity === inCart.quantity && colorOf(next) === colorOf(inCart)) return null;
  return { items: items.map((item) => (item === inCart ? next : item)), change: 'updated' };
}

/** The colour that was chosen for a line. */
export function colorOf({ product }: CartItem): string | undefined {
  return product.attributes.colors[0]?.name;
}

/** How many pieces there are in all. */
export function countPieces(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The cart as it was stored. Prices and stock come from the catalogue, whatever was stored; lines that cannot be read or
 * are no longer carried are left out. Where there is nothing, or nothing readable, the demo's own cart begins.
 */
export function readCart(stored: string | null, catalogue: Catalogue): readonly CartItem[] {
  const lines = LINES.safeParse(parseJson(stored));
  if (!lines.success) return startCart(catalogue);
  let items: readonly CartItem[] = [];
  for (const line of lines.data) {
    const { success, data } = LINE.safeParse(line);
    const product = success
      ? catalogue.products.find(({ id }) => id === data.productId)
      : undefined;
    if (!success || product === undefined || data.quantity === 0) continue;
    if (items.some(({ productId }) => productId === product.id)) continue;
    const color = CHOICE.safeParse(line).data?.product.attributes.colors[0]?.name;
    items = setQuantity(items, product, data.quantity, color)?.items ?? items;
  }
  return items;
}

function startCart({ products, start }: Catalogue): readonly CartItem[] {
  return start.flatMap(([productId, quantity]) => {
    const product = products.find(({ id }) => id === productId);
    return product === undefined ? [] : [toItem(product, quantity, undefined)];
  });
}

function toItem(product: Product, quantity: number, color: string | undefined): CartItem {
  const { colors } = product.attributes;
  const chosen = colors.find(({ name }) => name === color) ?? colors[0];
  return {
    id: `item-${product.id}`,
    productId: product.id,
    product: {
      ...product,
      attributes: { ...product.attributes, colors: chosen === undefined ? [] : [chosen] },
    },
    quantity,
  };
}

export type Catalogue = {
  products: readonly Product[];
  /** The cart's initial content: product and quantity. */
  start: readonly (readonly [productId: string, quantity: number])[];
};

const LINES = z.array(z.unknown());
/** Only what is needed to find the product again. */
const LINE = z.object({
  productId: z.string(),
  quantity: z.int().check(z.nonnegative()),
});

/** The chosen colour, where the line has one. */
const CHOICE = z.object({
  product: z.object({
    attributes: z.object({ colors: z.array(z.object({ name: z.string() })) }),
  }),
});
