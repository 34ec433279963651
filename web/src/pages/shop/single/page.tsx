import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EXAMPLE_REVIEWS, PRODUCT_DETAILS } from '@/catalogue/product-details.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCTS, type Product } from '@/catalogue/products.ts';
import { BuyPanel } from '@/features/shop/buy-panel.tsx';
import { ProductCard } from '@/features/shop/product-card.tsx';
import { PageIntro } from './page-intro.tsx';
import { Section } from '@/bands/section.tsx';
import { Gallery } from './gallery.tsx';
import { Stars, StarRow } from '@/features/shop/star-row.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { id } = useParams();
  const product = PRODUCTS.find((entry) => entry.id === id);
  if (product === undefined) return <NotCarried />;
  return <ProductPage key={product.id} product={product} />;
}

function ProductPage({ product }: { product: Product }) {
  const [color, setColor] = useState(product.attributes.colors[0]?.name ?? '');
  return (
    <>
      <div className="mx-auto max-w-page px-5 pt-6 pb-16 md:px-10 md:pb-24">
        <nav aria-label="Breadcrumb" className="text-sm text-muted">
          <ol className="flex flex-wrap gap-x-2">
            <li>
              <TextLink to={PATHS.shopIndex}>Shop</TextLink> /
            </li>
            <li>
              <TextLink to={`${PATHS.shopGrid}?category=${product.categoryId}`}>
                {product.category.name}
              </TextLink>
            </li>
          </ol>
        </nav>
        <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-12">
          <div className="min-w-0 md:col-span-7">
            <Gallery name={product.name} images={product.images} color={color} />
          </div>
          <div className="space-y-5 md:col-span-5">
            <div className="space-y-3">
              <h1 className="font-display text-3xl font-semibold tracking-tight text-balance lg:text-4xl">
                {product.name}
              </h1>
              <StarRow {...product.review} />
              <p className="leading-relaxed md:text-lg md:leading-relaxed">{product.description}</p>
            </div>
            <BuyPanel product={product} color={color} onColor={setColor} />
          </div>
        </div>
      </div>
      <Details product={product} />
      <Reviews product={product} />
      <Related product={product} />
    </>
  );
}

function Details({ product }: { product: Product }) {
  const details = PRODUCT_DETAILS[product.id];
  const { colors, gender, size } = product.attributes;
  return (
    <Section tone="raised" spacing="normal">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-12">
        <div className="space-y-4 md:col-span-6 lg:col-span-5">
          <h2 className="font-display text-xl font-semibold">How it is made</h2>
          <p className="max-w-measure leading-relaxed">{details?.about}</p>
          <p className="max-w-measure text-sm leading-relaxed text-muted">
            An example product: the shop is a demonstration, and nothing in it is sold or sent.
          </p>
        </div>
        <dl className="border-b border-line text-sm md:col-span-6 md:col-start-7">
          {[
            ...(details?.specs ?? []),
            ['Class', size] as const,
            ['Colours', colors.map(({ name }) => name).join(', ')] as const,
            ...(gender === 'None' || details?.specs.some(([term]) => term === 'Ends') === true
              ? []
              : [['Ends', gender] as const]),
          ].map(([term, text]) => (
            <div key={term} className="grid grid-cols-[8rem_1fr] gap-4 border-t border-line py-2.5">
              <dt className="text-muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Reviews({ product: { categoryId, review } }: { product: Product }) {
  return (
    <Section spacing="normal">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-3">
          <h2 className="font-display text-xl font-semibold">Reviews</h2>
          <p className="mt-4 font-display text-5xl font-semibold tabular-nums">
            {review.stars.toFixed(1)}
          </p>
          <div className="mt-2">
            <Stars stars={review.stars} />
          </div>
          <p className="mt-2 text-sm text-muted">
            of 5, from {review.count} reviews. These are examples, written for this demonstration.
          </p>
        </div>
        <ul className="grid gap-x-8 gap-y-8 md:col-span-9 md:grid-cols-3">
          {EXAMPLE_REVIEWS[categoryId]?.map(({ initials, stars, text, title }) => (
            <li key={initials} className="border-t border-ink pt-4">
              <Stars stars={stars} />
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="mt-1 leading-relaxed">{text}</p>
              <p className="mt-3 text-sm text-muted">
                {initials}
                <span className="sr-only">, {stars} of 5 stars</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What stands beside it on the shelf and can be had. */
function Related({ product }: { product: Product }) {
  const beside = PRODUCTS.filter(
    ({ id, categoryId, stock }) =>
      categoryId === product.categoryId && id !== product.id && stock > 0,
  ).slice(0, 4);
  return (
    <Section tone="sunk" spacing="normal">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-display text-xl font-semibold">On the same shelf</h2>
        <Link
          to={`${PATHS.shopGrid}?category=${product.categoryId}`}
          className="rounded-sm text-sm text-evergreen underline underline-offset-4"
        >
          All of {product.category.name}
        </Link>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4">
        {beside.map((other) => (
          <li key={other.id} className="[&_article>div:first-child]:bg-paper">
            <ProductCard product={other} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NotCarried() {
  return (
    <PageIntro
      title="Not on our shelves"
      lead="There is no product at this address. It may have been sold out and taken down, or the address is not complete."
      layout="left"
    >
      <TextLink to={PATHS.shopGrid}>See all products</TextLink>
    </PageIntro>
  );
}
