// How long the shop's filters take over a catalogue of a thousand products: each letter of a search and each tick of a box asks again.
import { quantile, type Figure } from '../figures.ts';
import { importWeb } from '../site/web.ts';

const PRODUCTS_IN_ALL = 1000;
const ROUNDS = 200;

const QUERIES = [
  '',
  'q=c',
  'q=cable',
  'q=quiet+machine',
  'category=cables&category=books',
  'color=Graphite&color=Chalk&stock=1',
  'min=10&max=400&sort=price-up',
  'q=a&category=drives&color=Aluminium&min=100&sale=1&stock=1&sort=name',
  'sort=stars&page=40',
];

export async function measureFilter(): Promise<Figure[]> {
  const { PRODUCTS } = await importWeb<Catalogue>('web/src/catalogue/products.ts');
  const { findProducts } = await importWeb<Search>('web/src/features/shop/search/find-products.ts');
  const { readQuery } = await importWeb<Reader>('web/src/features/shop/search/product-query.ts');
  const copies = Array.from({ length: Math.ceil(PRODUCTS_IN_ALL / PRODUCTS.length) }, (_, copy) =>
    PRODUCTS.map((product) => ({
      ...product,
      id: `${product.id}-${copy}`,
      name: `${product.name} ${copy}`,
      price: product.price + copy,
    })),
  );
  const catalogue = copies.flat().slice(0, PRODUCTS_IN_ALL);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const search of QUERIES) {
      const query = readQuery(new URLSearchParams(search));
      const before = performance.now();
      findProducts(catalogue, query);
      times.push(performance.now() - before);
    }
  }
  return [{ name: 'filter: 99th percentile', unit: 'ms', value: quantile(times, 0.99) }];
}

// What is used of the modules. Their own types take the aliases of the web app, which only its compiler knows.
type Product = { id: string; name: string; price: number };
type Catalogue = { PRODUCTS: readonly Product[] };
type Search = { findProducts: (products: readonly Product[], query: unknown) => unknown };
type Reader = { readQuery: (params: URLSearchParams) => unknown };
