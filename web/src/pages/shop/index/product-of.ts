import { PRODUCTS, type Product } from '@/catalogue/products.ts';

export function productOf(id: string): Product {
  const product = PRODUCTS.find((entry) => entry.id === id);
  if (product === undefined) throw new Error(`No product is called ${id}`);
  return product;
}
