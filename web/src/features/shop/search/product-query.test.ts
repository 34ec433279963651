import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEntered, readPrice, readQuery, SORT_ORDERS, writeQuery } from './product-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

// R-SHP-05
test('readQuery reads what a form without a script sends', () => {
  expect(
    read(
      'q=+cable+&category=cables&color=Signal&color=Amber&size=2+m&min=5&max=12,50&sale=1&sort=price-up&page=2',
    ),
  ).toEqual({
    text: 'cable',
    categories: ['cables'],
    colors: ['Signal', 'Amber'],
    sizes: ['2 m'],
    min: 500,
    max: 1250,
    onSale: true,
    inStock: false,
    sort: 'price-up',
    page: 2,
  });
});

// R-SHP-05
test.each(['', 'page=0', 'page=-3', 'page=1e9x', 'sort=random', 'min=cheap', 'category=', 'q=+++'])(
  'readQuery of ?%s asks for everything',
  (search) => {
    expect(writeQuery(read(search)).toString()).toBe('');
  },
);

test('readQuery turns prices round that stand the wrong way', () => {
  expect(read('min=50&max=10')).toMatchObject({ min: 1000, max: 5000 });
});

// R-SHP-05 R-RTE-08
test.each([
  ['stock=1&sort=name', 'category=cables&max=20', 'category=cables&max=20&stock=1&sort=name'],
  [
    'category=cables&min=5',
    'category=cables&category=docks&min=9',
    'category=cables&category=docks&min=9',
  ],
  ['q=flat&page=3&sort=name', 'sale=1&sort=stars', 'q=flat&sale=1&sort=stars'],
])('addEntered to ?%s what a form sends as ?%s: ?%s', (asked, entered, both) => {
  expect(writeQuery(addEntered(read(asked), read(entered))).toString()).toBe(both);
});

// R-SHP-05
test('writeQuery writes an address that reads the same again', () => {
  const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  const queries = fc.record({
    text: fc.oneof(fc.constant(''), words),
    categories: fc.uniqueArray(words),
    colors: fc.uniqueArray(words),
    sizes: fc.uniqueArray(words),
    min: fc.option(fc.nat({ max: 10_000 })),
    max: fc.option(fc.integer({ min: 10_000, max: 99_999_999 })),
    onSale: fc.boolean(),
    inStock: fc.boolean(),
    sort: fc.constantFrom(...SORT_ORDERS.map(({ id }) => id)),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(writeQuery(query).toString())).toEqual(query);
    }),
  );
});

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  [' 0.09 ', 9],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['12 €', null],
])('readPrice of "%s" is %s cents', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});
