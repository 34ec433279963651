import { priceNow } from '../state/order-sum.ts';
import type { ProductQuery } from './product-query.ts';
import type { Product } from '@/catalogue/products.ts';

/** How many products a page shows. */
export const PAGE_SIZE = 12;

/** The page of products that a query asks for. A page beyond the last one is the last one. */
export function findProducts(products: readonly Product[], query: ProductQuery): SearchResult {
  const tests = testsOf(query);
  const failing = products.map((product) => tests.filter(([, test]) => !test(product)));
  const matches = products
    .filter((_, index) => failing[index]?.length === 0)
    .toSorted(ORDERS[query.sort]);
  const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);

  /** How many products each value would match if its own filter group had no other selection. */
  const count = (own: FilterName, valuesOf: (product: Product) => readonly string[]): Counts => {
    const counts = new Map<string, number>();
    products.forEach((product, index) => {
      const isMet = failing[index]?.every(([name]) => name === own) === true;
      for (const value of valuesOf(product)) {
        counts.set(value, (counts.get(value) ?? 0) + (isMet ? 1 : 0));
      }
    });
    return counts;
  };

  return {
    shown: matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: matches.length,
    page,
    pages,
    counts: {
      categories: count('categories', ({ categoryId }) => [categoryId]),
      colors: count('colors', ({ attributes }) => attributes.colors.map(({ name }) => name)),
      sizes: count('sizes', ({ attributes }) => [attributes.size]),
    },
  };
}

export type SearchResult = {
  shown: readonly Product[];
  total: number;
  page: number;
  pages: number;
  counts: Record<'categories' | 'colors' | 'sizes', Counts>;
};

/** How many products have a value, by value. */
export type Counts = ReadonlyMap<string, number>;

type FilterName = 'text' | 'categories' | 'colors' | 'sizes' | 'price' | 'sale' | 'stock';
type Test = (product: Product) => boolean;

/** Only the tests that a query asks for. */
function testsOf(query: ProductQuery): readonly (readonly [FilterName, Test])[] {
  const tests: (readonly [FilterName, Test])[] = [];
  const { categories, colors, sizes, min, max } = query;
  const words = fold(query.text).split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    tests.push(['text', (product) => words.every((word) => textOf(product).includes(word))]);
  }
  if (categories.length > 0) {
    tests.push(['categories', ({ categoryId }) => categories.includes(categoryId)]);
  }
  if (colors.length > 0) {
    tests.push([
      'colors',
      ({ attributes }) => attributes.colors.some(({ name }) => colors.includes(name)),
    ]);
  }
  if (sizes.length > 0) tests.push(['sizes', ({ attributes }) => sizes.includes(attributes.size)]);
  if (min !== null || max !== null) {
    tests.push([
      'price',
      (product) => {
        const price = priceNow(product);
        return price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);
      },
    ]);
  }
  if (query.onSale) tests.push(['sale', ({ sale }) => sale !== undefined]);
  if (query.inStock) tests.push(['stock', ({ stock }) => stock > 0]);
  return tests;
}

/** The searchable text, cached because typing asks for it with each letter. */
function textOf(product: Product): string {
  const known = TEXTS.get(product);
  if (known !== undefined) return known;
  const { name, description, category, attributes, tag } = product;
  const colors = attributes.colors.map((color) => color.name);
  const text = fold([name, description, category.name, ...colors, attributes.size, tag].join(' '));
  TEXTS.set(product, text);
  return text;
}

const TEXTS = new WeakMap<Product, string>();

/** Lower case and without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

type Order = (a: Product, b: Product) => number;

const byName: Order = (a, b) => NAMES.compare(a.name, b.name);
const NAMES = new Intl.Collator('en');

const ORDERS: Record<ProductQuery['sort'], Order> = {
  featured: (a, b) => rank(a) - rank(b),
  'price-up': (a, b) => priceNow(a) - priceNow(b) || byName(a, b),
  'price-down': (a, b) => priceNow(b) - priceNow(a) || byName(a, b),
  stars: (a, b) => b.review.stars - a.review.stars || b.review.count - a.review.count,
  name: byName,
};

/** Favourites, then what is new, then the rest; what is sold out comes last. */
function rank({ tag, stock }: Product): number {
  if (stock === 0) return 3;
  if (tag === 'Favourite') return 0;
  return tag === 'New' ? 1 : 2;
}
