import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawImage } from '@/drawings/products/product-picture.tsx';
import { tintOf } from '@/drawings/products/tints.ts';
import { PRODUCTS } from '@/catalogue/products.ts';

// R-SHP-01
test('every image that a product names is drawn, and no two products look the same', () => {
  const drawn = new Map<string, string>();
  for (const { images } of PRODUCTS) {
    for (const image of images) {
      const drawing = renderToStaticMarkup(drawImage(image, tintOf('Chalk')));
      expect(drawing).not.toBe('');
      // Cables with the same plug are the same close up.
      if (image.endsWith('/detail')) continue;
      expect([image, drawn.get(drawing)]).toEqual([image, undefined]);
      drawn.set(drawing, image);
    }
  }
});

test('drawImage of a name that no drawing has is nothing', () => {
  for (const image of ['', 'hearth-one', 'hearth-one/above', 'no-such-thing/front']) {
    expect(drawImage(image, tintOf(undefined))).toBeNull();
  }
});
