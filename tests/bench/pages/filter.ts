// How long the shop's filters take over a catalogue of a thousand products: each letter of a search and each tick of a box asks again.
import { performance } from 'node:perf_hooks';
import type { Figure } from '../figures.ts';
import { importWeb } from '../site/import-web.ts';
import { quantile } from '../statistics.ts';

const PRODUCTS_IN_ALL = 1000;
const ROUNDS = 200;
/** A frame at 60 Hz, in milliseconds. */
const FRAME_MS = 1000 / 60;

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

/** @returns `line`: the median and the slowest of all answers, beside a frame */
export async function measureFilter(): Promise<{ line: string; figures: Figure[] }> {
  const { PRODUCTS } = await importWeb<Catalogue>('web/src/catalogue/products.ts');
  const { findProducts } = await importWeb<Search>('web/src/features/shop/search/find-products.ts');
  const { readQuery } = await importWeb<Reader>('web/src/features/shop/search/product-query.ts');
  const catalogue = Array.from({ length: PRODUCTS_IN_ALL }, (_, index) => {
    const product = PRODUCTS[index % PRODUCTS.length];
    if (product === undefined) throw new Error('The shop has no products');
    return {
      ...product,
      id: `${product.id}-${index}`,
      name: `${product.name} ${index}`,
      price: product.price + index,
    };
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const search of QUERIES) {
      const query = readQuery(new URLSearchParams(search));
      const before = performance.now();
      findProducts(catalogue, query);
      times.push(performance.now() - before);
    }
  }
  const at = (share: number) => quantile(times, share).toFixed(1);
  return {
    line: `Shop filters over ${PRODUCTS_IN_ALL} products, ${times.length} answers: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, slowest ${at(1)} ms; a frame is ${FRAME_MS.toFixed(1)} ms.`,
    figures: [{ name: 'filter: 99th percentile', unit: 'ms', value: quantile(times, 0.99) }],
  };
}

// What is used of the modules. Their own types take the aliases of the web app, which only its compiler knows.
type Product = { id: string; name: string; price: number };
type Catalogue = { PRODUCTS: readonly Product[] };
type Search = { findProducts: (products: readonly Product[], query: unknown) => unknown };
type Reader = { readQuery: (params: URLSearchParams) => unknown };
