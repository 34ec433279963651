// How long the shop's filters take over a catalogue of a thousand products: each letter of a search and each tick of a box asks again.
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { quantile } from './statistics.mjs';

const PRODUCTS_IN_ALL = 1000;
const ROUNDS = 200;
/** A frame at 60 Hz, in milliseconds. */
const FRAME_MS = 1000 / 60;

/** Names what `@/` stands for. */
const TSCONFIG = fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url));

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

/** @import { Figure } from './figures.mjs' */

/** @returns {Promise<{ line: string, figures: Figure[] }>} `line`: the median and the slowest of all answers, beside a frame */
export async function measureFilter() {
  const load = (/** @type {string} */ file) =>
    tsImport(`../../web/src/${file}`, { parentURL: import.meta.url, tsconfig: TSCONFIG });
  const { PRODUCTS } = await load('catalogue/products.ts');
  const { findProducts } = await load('features/shop/find-products.ts');
  const { readQuery } = await load('features/shop/product-query.ts');
  const catalogue = Array.from({ length: PRODUCTS_IN_ALL }, (_, index) => {
    const product = PRODUCTS[index % PRODUCTS.length];
    return {
      ...product,
      id: `${product.id}-${index}`,
      name: `${product.name} ${index}`,
      price: product.price + index,
    };
  });
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const search of QUERIES) {
      const query = readQuery(new URLSearchParams(search));
      const before = performance.now();
      findProducts(catalogue, query);
      times.push(performance.now() - before);
    }
  }
  const at = (/** @type {number} */ share) => quantile(times, share).toFixed(1);
  return {
    line: `Shop filters over ${PRODUCTS_IN_ALL} products, ${times.length} answers: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, slowest ${at(1)} ms; a frame is ${FRAME_MS.toFixed(1)} ms.`,
    figures: [{ name: 'filter: 99th percentile', unit: 'ms', value: quantile(times, 0.99) }],
  };
}
