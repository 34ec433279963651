import { z } from '@/platform/zod.ts';
import { parseJson } from '@/lib/parse-json.ts';
import type { Product } from '@/catalogue/products.ts';

/** Adds a product that is not on the list, and takes off one that is. */
export function toggleWish(wishes: readonly Product[], product: Product): readonly Product[] {
  return isWished(wishes, product)
    ? wishes.filter(({ id }) => id !== product.id)
    : [...wishes, product];
}

export function isWished(wishes: readonly Product[], product: Product): boolean {
  return wishes.some(({ id }) => id === product.id);
}

/** The list as it was stored; products come from the catalogue, and what cannot be read is left out. */
export function readWishlist(
  stored: string | null,
  products: readonly Product[],
): readonly Product[] {
  const entries = ENTRIES.safeParse(parseJson(stored));
  if (!entries.success) return [];
  const ids = new Set(
    entries.data.flatMap((entry) => {
      const { success, data } = ENTRY.safeParse(entry);
      return success ? [data.id] : [];
    }),
  );
  return [...ids].flatMap((id) => products.find((product) => product.id === id) ?? []);
}

const ENTRIES = z.array(z.unknown());
const ENTRY = z.object({ id: z.string() });
