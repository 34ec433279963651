import { PRODUCTS, type Product } from '@/catalogue/products.ts';

/** The ground on which a product is shown: another than its neighbour's, and none that it would vanish on. */
export function groundOf({ id, attributes }: Product): string {
  const place = PRODUCTS.findIndex((product) => product.id === id);
  const apart = GROUNDS.filter(
    ({ hides }) => !attributes.colors.some(({ name }) => name === hides),
  );
  // Five grounds and rows of two or three: neighbours differ across and down.
  return apart[(place * 2) % apart.length]?.ground ?? 'bg-sunk';
}

const GROUNDS = [
  { ground: 'bg-accent-tint', hides: 'Lichen' },
  { ground: 'bg-sunk', hides: 'Aluminium' },
  { ground: 'bg-warn-tint', hides: 'Amber' },
  { ground: 'bg-on-dark', hides: 'Lichen' },
  { ground: 'bg-alert-tint', hides: 'Signal' },
] as const;
