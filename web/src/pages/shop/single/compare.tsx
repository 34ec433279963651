import { Link } from 'react-router-dom';
import { PRODUCT } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_DETAILS } from '@/catalogue/product-details.ts';
import { sizeOf } from '@/catalogue/product-sizes.ts';
import { PRODUCTS, shelfHeading, type Product } from '@/catalogue/products.ts';
import { ScaleShelf } from '@/drawings/products/scale-shelf.tsx';
import { priceNow } from '@/features/shop/state/order-sum.ts';
import { PriceTag } from '@/features/shop/product/price-tag.tsx';
import { Stars } from '@/features/shop/product/star-row.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** The product between the next cheaper and the next dearer of its shelf, to one scale, with what can be compared. */
export function Compare({ product }: { product: Product }) {
  const words = PRODUCT.compare;
  const row = neighbours(product);
  const terms = sharedTerms(row);
  return (
    <Section spacing="normal">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading>{words.title}</Heading>
        <Link
          to={`${PATHS.shopGrid}?category=${product.categoryId}`}
          className="inline-flex min-h-6 items-center rounded-sm text-sm text-accent underline underline-offset-4"
        >
          {words.all}
          {shelfHeading(product.category).toLowerCase()}
        </Link>
      </div>
      <figure className="mt-6">
        <ScaleShelf
          things={row.map(({ id, attributes }) => ({ id, color: attributes.colors[0]?.name }))}
          label={`${words.label}${row.map(({ name }) => name).join(', ')}`}
        />
        <figcaption className="mt-2 text-sm text-muted">{words.caption}</figcaption>
      </figure>
      <ul className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {row.map((one) => (
          <li
            key={one.id}
            className={`border-t-2 pt-3 ${one === product ? 'border-alert' : 'border-line-strong'}`}
          >
            <h3 className="font-display text-lg leading-snug font-semibold">
              {one === product ? (
                one.name
              ) : (
                <Link
                  to={one.url}
                  className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-2"
                >
                  {one.name}
                </Link>
              )}
            </h3>
            <p className="text-sm text-muted">
              {one === product ? words.here : words[priceSide(one, product)]}
            </p>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <PriceTag product={one} size="card" />
              <Stars stars={one.review.stars} />
            </div>
            <dl className="mt-3 text-sm">
              {[
                [words.size, describeSize(one)],
                ...terms.map((term) => [term, specOf(one, term)]),
              ].map(([term, text]) => (
                <div
                  key={term}
                  className="grid grid-cols-[7rem_1fr] gap-3 border-t border-line py-1.5"
                >
                  <dt className="text-muted">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three of its shelf in the order of their prices, the product among them; what is sold out is left out. */
function neighbours(product: Product): Product[] {
  const shelf = PRODUCTS.filter(
    (one) => one.categoryId === product.categoryId && (one === product || one.stock > 0),
  ).toSorted((a, b) => priceNow(a) - priceNow(b));
  const at = Math.min(Math.max(shelf.indexOf(product), 1), shelf.length - 2);
  return shelf.slice(at - 1, at + 2);
}

/** The terms that all of them have, besides the size. */
function sharedTerms(row: readonly Product[]): string[] {
  const [first = [], ...others] = row.map(({ id }) =>
    (PRODUCT_DETAILS[id]?.specs ?? []).map(([term]) => term),
  );
  return first
    .filter((term) => term !== 'Size' && others.every((terms) => terms.includes(term)))
    .slice(0, 3);
}

function specOf({ id }: Product, term: string): string {
  return PRODUCT_DETAILS[id]?.specs.find(([one]) => one === term)?.[1] ?? '';
}

function describeSize({ id }: Product): string {
  const [width, height] = sizeOf(id).map((side) => Math.round(side / 10));
  return `${width} × ${height} cm`;
}

function priceSide(one: Product, product: Product): 'less' | 'more' | 'same' {
  const difference = priceNow(one) - priceNow(product);
  if (difference === 0) return 'same';
  return difference < 0 ? 'less' : 'more';
}
