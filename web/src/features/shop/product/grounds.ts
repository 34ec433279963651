import { CATEGORIES, PRODUCTS, type Product } from '@/catalogue/products.ts';

/**
 * The ground on which a product is shown: different from its neighbour's, and one that it stands out on.
 * @param turn its place among those it is shown with; without one, its place in the shop
 */
export function groundOf(product: Product, turn = turnOf(product)): string {
  const { colors } = product.attributes;
  const apart = GROUNDS.filter(({ hides }) => !colors.some(({ name }) => name === hides));
  return apart[turn % apart.length]?.ground ?? 'bg-sunk';
}

function turnOf({ id, categoryId }: Product): number {
  const shelf = CATEGORIES.findIndex((category) => category.id === categoryId);
  const place = PRODUCTS.filter((one) => one.categoryId === categoryId).findIndex(
    (one) => one.id === id,
  );
  return shelf + place * 2;
}

const GROUNDS = [
  { ground: 'bg-accent-tint', hides: 'Lichen' },
  { ground: 'bg-sunk', hides: 'Aluminium' },
  { ground: 'bg-warn-tint', hides: 'Amber' },
  { ground: 'bg-on-dark', hides: 'Lichen' },
  { ground: 'bg-alert-tint', hides: 'Signal' },
] as const;
