import { expect, test } from 'vitest';
import { describeHead } from './head.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_TITLE } from '@/site/product.ts';

const ORIGIN = 'https://alcove.example';

// R-RTE-01
test('describeHead puts the product behind the title', () => {
  const head = describeHead({ title: 'Privacy', description: 'd' }, PATHS.privacy, ORIGIN);
  expect(head.title).toBe('Privacy | Alcove');
});

// R-RTE-01
test('describeHead without a title shows the plain product title', () => {
  expect(describeHead({ title: null, description: 'd' }, '/', ORIGIN).title).toBe(PRODUCT_TITLE);
});

// R-RTE-01
test('describeHead lets a page be indexed unless its row says otherwise', () => {
  expect(describeHead({ title: null, description: 'd' }, '/', ORIGIN).robots).toBe('index, follow');
  expect(
    describeHead({ title: null, description: 'd', robots: 'noindex' }, '/', ORIGIN).robots,
  ).toBe('noindex');
});

// R-RTE-07
test('describeHead names the page itself as canonical, or the page that it repeats', () => {
  const own = describeHead({ title: 'Terms', description: 'd' }, PATHS.terms, ORIGIN);
  expect(own.canonical).toBe('https://alcove.example/terms');
  const repeated = describeHead(
    { title: 'Overview', description: 'd', canonical: PATHS.home },
    PATHS.saasV1,
    ORIGIN,
  );
  expect(repeated.canonical).toBe('https://alcove.example/');
});
