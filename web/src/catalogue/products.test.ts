import { expect, test } from 'vitest';
import { EXAMPLE_REVIEWS, PRODUCT_DETAILS } from './product-details.ts';
import { PRODUCT_SIZES } from './product-sizes.ts';
import { CATEGORIES, DEMO_CART, PRODUCTS, shelfHeading, shelfLabel } from './products.ts';

// R-SHP-01
test('every product has the fields of the specification, and its own address', () => {
  expect(PRODUCTS.length).toBeGreaterThanOrEqual(36);
  for (const product of PRODUCTS) {
    const { sale: _, ...always } = product;
    expect(Object.keys(always)).toEqual([
      'id',
      'name',
      'images',
      'price',
      'stock',
      'attributes',
      'tag',
      'review',
      'categoryId',
      'category',
      'description',
      'url',
    ]);
    expect(Object.keys(product.attributes)).toEqual(['colors', 'gender', 'size']);
    expect(product.url).toBe(`/shop/single/${product.id}`);
    expect(product.category.id).toBe(product.categoryId);
    expect(product.price).toBeGreaterThan(0);
    expect(Number.isInteger(product.price)).toBe(true);
  }
  for (const field of ['id', 'name', 'description'] as const) {
    expect(new Set(PRODUCTS.map((product) => product[field])).size).toBe(PRODUCTS.length);
  }
});

// R-SHP-01
test('there are sales of both types, things sold out, and things of which one is left', () => {
  expect(new Set(PRODUCTS.map(({ sale }) => sale?.type))).toEqual(
    new Set(['percent', 'amount', undefined]),
  );
  const stocks = PRODUCTS.map(({ stock }) => stock);
  expect(stocks).toEqual(expect.arrayContaining([0, 1, 240]));
});

// R-SHP-03
test('the first category is called Category 1, and the demo begins with three items', () => {
  expect(CATEGORIES[0]?.name).toBe('Category 1');
  expect(DEMO_CART).toHaveLength(3);
  const ids = PRODUCTS.map(({ id }) => id);
  for (const [id] of DEMO_CART) expect(ids).toContain(id);
});

test('every product has details, and every category reviews', () => {
  expect(new Set(Object.keys(PRODUCT_DETAILS))).toEqual(new Set(PRODUCTS.map(({ id }) => id)));
  expect(new Set(Object.keys(EXAMPLE_REVIEWS))).toEqual(new Set(CATEGORIES.map(({ id }) => id)));
});

test('every product is drawn to scale as wide as its details say', () => {
  expect(new Set(Object.keys(PRODUCT_SIZES))).toEqual(new Set(PRODUCTS.map(({ id }) => id)));
  const said = PRODUCTS.flatMap(({ id }) => {
    const text = PRODUCT_DETAILS[id]?.specs.find(([term]) => term === 'Size')?.[1] ?? '';
    const box = /^([\d.]+) × [\d.]+ (?:× [\d.]+ )?cm/.exec(text)?.[1];
    const width = box === undefined ? PAPER.get(text) : Number(box) * 10;
    return width === undefined ? [] : [{ id, width }];
  });
  expect(said.length).toBeGreaterThan(30);
  expect(said.map(({ id }) => ({ id, width: PRODUCT_SIZES[id]?.[0] }))).toEqual(said);
});

/** Widths in millimetres. */
const PAPER = new Map([
  ['A4', 210],
  ['A5', 148],
  ['A6', 105],
]);

// R-SHP-03
test('a shelf is headed by what stands on it, and keeps the name of its category', () => {
  expect(CATEGORIES.map(shelfHeading)).toEqual([
    'Machines',
    'Drives',
    'Cables',
    'Small parts',
    'Books',
    'Prints',
  ]);
  expect(shelfLabel(CATEGORIES[0])).toBe('Machines (Category 1)');
  expect(shelfLabel(CATEGORIES[1])).toBe('Drives');
});
