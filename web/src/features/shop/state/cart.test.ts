import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorOf, countPieces, readCart, setQuantity, type CartItem } from './cart.ts';
import { DEMO_CART, PRODUCTS } from '@/catalogue/products.ts';

const catalogue = { products: PRODUCTS, start: DEMO_CART };
const one = productCalled('hearth-one');
const key = productCalled('security-key');
const soldOut = productCalled('console-cable');

// R-SHP-02
test('setQuantity of a product that is not in the cart adds it', () => {
  const result = setQuantity([], one, 2);
  expect(result?.change).toBe('added');
  expect(result?.items).toMatchObject([{ productId: one.id, quantity: 2 }]);
});

// R-SHP-02
test('setQuantity of a product that is in the cart updates it and leaves the rest', () => {
  const result = setQuantity(cartOf([one, 1], [key, 1]), one, 3);
  expect(result?.change).toBe('updated');
  expect(result?.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [one.id, 3],
    [key.id, 1],
  ]);
});

// R-SHP-02
test('setQuantity 0 removes the product', () => {
  const result = setQuantity(cartOf([one, 1], [key, 1]), one, 0);
  expect(result?.change).toBe('removed');
  expect(result?.items.map(({ productId }) => productId)).toEqual([key.id]);
});

// R-SHP-02
test('setQuantity ignores a negative quantity, a broken one, and 0 of what is not there', () => {
  const cart = cartOf([one, 1]);
  for (const quantity of [-1, -100, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(setQuantity(cart, one, quantity)).toBeNull();
  }
  expect(setQuantity(cart, key, 0)).toBeNull();
});

// R-SHP-05
test('setQuantity gives no more than there are in stock, and nothing of what is sold out', () => {
  expect(setQuantity([], one, one.stock + 5)?.items[0]?.quantity).toBe(one.stock);
  expect(soldOut.stock).toBe(0);
  expect(setQuantity([], soldOut, 1)).toBeNull();
});

test('setQuantity keeps the chosen colour until another one is chosen', () => {
  const evergreen = setQuantity([], one, 1, 'Evergreen')?.items ?? [];
  const more = setQuantity(evergreen, one, 2)?.items ?? [];
  expect(more.map(colorOf)).toEqual(['Evergreen']);
  expect(setQuantity(more, one, 2, 'Aluminium')?.items.map(colorOf)).toEqual(['Aluminium']);
  expect(setQuantity([], one, 1, 'Plaid')?.items.map(colorOf)).toEqual(['Aluminium']);
});

// R-SHP-02 R-SHP-05
test('setQuantity keeps one line a product, each between 1 and its stock', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...PRODUCTS), fc.integer({ min: -3, max: 300 })),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(steps, (wanted) => {
      let cart: readonly CartItem[] = [];
      for (const [product, quantity] of wanted) {
        cart = setQuantity(cart, product, quantity)?.items ?? cart;
      }
      expect(new Set(cart.map(({ productId }) => productId)).size).toBe(cart.length);
      for (const { product, quantity } of cart) {
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(product.stock);
      }
    }),
  );
});

// R-SHP-03
test('readCart of a browser that has never been here holds the three items of the demo', () => {
  const cart = readCart(null, catalogue);
  expect(cart).toHaveLength(3);
  expect(countPieces(cart)).toBe(5);
});

// R-SHP-03
test('readCart gives back what was stored, in the fields of the specification', () => {
  const cart = cartOf([one, 2], [key, 1]);
  expect(readCart(JSON.stringify(cart), catalogue)).toEqual(cart);
  expect(Object.keys(cart[0] ?? {})).toEqual(['id', 'productId', 'product', 'quantity']);
  expect(readCart('[]', catalogue)).toEqual([]);
});

// R-SHP-05
test('readCart takes price and stock from the catalogue, whatever was stored', () => {
  const [item] = cartOf([one, 1]);
  const forged = [{ ...item, quantity: 10_000, product: { ...one, price: 1, stock: 10_000 } }];
  expect(readCart(JSON.stringify(forged), catalogue)).toMatchObject([
    { quantity: one.stock, product: { price: one.price } },
  ]);
});

// R-SHP-05
test('readCart leaves out lines that it cannot read, and those of products that are not carried', () => {
  const stored = [
    null,
    7,
    { productId: 'no-such-thing', quantity: 1 },
    { productId: one.id, quantity: -1 },
    { productId: one.id, quantity: 'many' },
    { productId: soldOut.id, quantity: 1 },
    { productId: key.id, quantity: 2, product: 'gone' },
    { productId: key.id, quantity: 5 },
  ];
  expect(readCart(JSON.stringify(stored), catalogue)).toMatchObject([
    { productId: key.id, quantity: 2 },
  ]);
});

// R-SHP-05
test('readCart of anything at all is a cart that can be shown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      for (const { product, quantity } of readCart(stored, catalogue)) {
        expect(quantity).toBeLessThanOrEqual(product.stock);
      }
    }),
  );
  expect(readCart('{"cart":', catalogue)).toHaveLength(3);
});

function cartOf(...lines: readonly (readonly [(typeof PRODUCTS)[number], number])[]) {
  let items: readonly CartItem[] = [];
  for (const [product, quantity] of lines) {
    items = setQuantity(items, product, quantity)?.items ?? items;
  }
  return items;
}

function productCalled(id: string) {
  const product = PRODUCTS.find((entry) => entry.id === id);
  if (product === undefined) throw new Error(id);
  return product;
}
