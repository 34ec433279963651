import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findProducts, PAGE_SIZE } from './find-products.ts';
import { priceNow } from '../state/order-sum.ts';
import { readQuery } from './product-query.ts';
import { CATEGORIES, PRODUCTS, type Product } from '@/catalogue/products.ts';

const find = (search: string) => findProducts(PRODUCTS, readQuery(new URLSearchParams(search)));

/** All pages of it. */
function findAll(search: string): readonly Product[] {
  return Array.from(
    { length: find(search).pages },
    (_, page) => find(`${search}&page=${page + 1}`).shown,
  ).flat();
}

// R-SHP-05
test('findProducts shows each product on one page', () => {
  expect(findAll('')).toHaveLength(PRODUCTS.length);
  expect(new Set(findAll(''))).toEqual(new Set(PRODUCTS));
  expect(find('').shown).toHaveLength(PAGE_SIZE);
});

// R-SHP-05
test('findProducts on a page beyond the last one shows the last one', () => {
  expect(find('page=99').page).toBe(find('').pages);
  expect(find('page=99').shown.length).toBeGreaterThan(0);
});

// R-SHP-05
test('findProducts searches name, description, colour and size, whatever the case', () => {
  expect(findAll('q=HEARTH+mini').map(({ id }) => id)).toContain('hearth-mini');
  expect(findAll('q=under+a+door').map(({ id }) => id)).toEqual(['flat-cable-2']);
  expect(findAll('q=no-such-thing')).toEqual([]);
});

// R-SHP-05
test.each([
  ['category=books', (product: Product) => product.categoryId === 'books'],
  [
    'color=Signal&color=Amber',
    (product: Product) =>
      product.attributes.colors.some(({ name }) => name === 'Signal' || name === 'Amber'),
  ],
  ['size=A5', (product: Product) => product.attributes.size === 'A5'],
  ['min=20&max=40', (product: Product) => priceNow(product) >= 2000 && priceNow(product) <= 4000],
  ['sale=1', (product: Product) => product.sale !== undefined],
  ['stock=1', (product: Product) => product.stock > 0],
  [
    'category=cables&color=Graphite&stock=1',
    (product: Product) =>
      product.categoryId === 'cables' &&
      product.stock > 0 &&
      product.attributes.colors.some(({ name }) => name === 'Graphite'),
  ],
])('findProducts with ?%s shows those products and no others', (search, fits) => {
  expect(new Set(findAll(search))).toEqual(new Set(PRODUCTS.filter(fits)));
  expect(findAll(search).length).toBeGreaterThan(0);
});

// R-SHP-05
test('findProducts sorts by the price that is paid', () => {
  const prices = findAll('sort=price-up').map(priceNow);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(findAll('sort=price-down').map(priceNow)).toEqual(prices.toReversed());
});

test('findProducts puts what is sold out last in our choice', () => {
  const isOut = findAll('').map(({ stock }) => stock === 0);
  expect(isOut.indexOf(true)).toBe(isOut.filter((out) => !out).length);
});

// R-SHP-05
test('findProducts counts what each value of a filter would show', () => {
  const searches = fc.subarray([
    'category=books',
    'color=Lichen',
    'sale=1',
    'stock=1',
    'max=50',
    'q=a',
  ]);
  fc.assert(
    fc.property(searches, fc.constantFrom(...CATEGORIES), (parts, { id }) => {
      const search = parts.join('&');
      const alone = parts.filter((part) => !part.startsWith('category='));
      const counted = find(search).counts.categories.get(id);
      expect(counted).toBe(find([...alone, `category=${id}`].join('&')).total);
    }),
  );
});
