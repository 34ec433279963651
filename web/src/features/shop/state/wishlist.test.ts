import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWished, readWishlist, toggleWish } from './wishlist.ts';
import { PRODUCTS } from '@/catalogue/products.ts';

// R-SHP-03
test('toggleWish adds a product that is absent and removes one that is present', () => {
  fc.assert(
    fc.property(fc.subarray([...PRODUCTS]), fc.constantFrom(...PRODUCTS), (wishes, product) => {
      const before = isWished(wishes, product);
      const once = toggleWish(wishes, product);
      expect(isWished(once, product)).toBe(!before);
      expect(new Set(toggleWish(once, product))).toEqual(new Set(wishes));
    }),
  );
});

// R-SHP-03
test('readWishlist gives back what was stored', () => {
  const wishes = PRODUCTS.slice(3, 6);
  expect(readWishlist(JSON.stringify(wishes), PRODUCTS)).toEqual(wishes);
});

// R-SHP-05
test('readWishlist of nothing, of garbage and of unknown products is empty', () => {
  for (const stored of [null, '', '{', '"x"', '[null, 3, {"id": 4}, {"id": "no-such-thing"}]']) {
    expect(readWishlist(stored, PRODUCTS)).toEqual([]);
  }
});
