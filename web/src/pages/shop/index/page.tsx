import { Link } from 'react-router-dom';
import { SHOP_INDEX } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { CATEGORIES, PRODUCTS, type Product } from '@/catalogue/products.ts';
import { euroPrice } from '@/lib/money.ts';
import { priceNow } from '@/features/shop/order-sum.ts';
import { priceWords } from '@/features/shop/price-words.ts';
import { ProductCard } from '@/features/shop/product-card.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { PriceTag } from '@/features/shop/price-tag.tsx';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

const { all, fresh, index, lead, note, opener, sale, shelves, title, wall } = SHOP_INDEX;

export function Page() {
  return (
    <>
      <Opening />
      <Shelves />
      <Fresh />
      <Wall />
      <OnSale />
      <Everything />
      <Section tone="sunk" spacing="tight">
        <div className="grid gap-3 md:grid-cols-12 md:gap-10">
          <h2 className="font-display text-lg font-semibold md:col-span-4">{note.title}</h2>
          <p className="max-w-measure leading-relaxed md:col-span-8">{note.text}</p>
        </div>
      </Section>
    </>
  );
}

function Opening() {
  const product = productOf(opener.productId);
  return (
    <section className="overflow-x-clip border-b border-line bg-lichen">
      <div className="mx-auto grid max-w-page gap-x-10 px-5 md:grid-cols-12 md:px-10">
        <div className="space-y-6 pt-12 md:col-span-6 md:py-20 lg:col-span-5 lg:py-28">
          <h1 className="font-display text-4xl font-semibold tracking-tight text-balance lg:text-5xl">
            {title}
          </h1>
          <p className="max-w-measure leading-relaxed md:text-lg md:leading-relaxed">{lead}</p>
          <ButtonLink to={all.to}>{all.label}</ButtonLink>
        </div>
        <div className="md:col-span-6 md:self-center lg:col-span-7">
          <div className="-mx-5 md:-mr-10 md:ml-0 lg:-mr-16">
            <ProductPicture
              image={`${product.id}/angle`}
              color="Aluminium"
              label={`${product.name}: a low aluminium box, ribbed all over its top`}
            />
          </div>
          <p className="mb-8 max-w-72 border-t border-ink pt-2 text-sm md:mt-2 md:ml-auto">
            <Link to={product.url} className="rounded-sm font-semibold hover:underline">
              {product.name}, {euroPrice(product.price)}
            </Link>
            <span className="block text-muted">{opener.text}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

function Shelves() {
  return (
    <Section spacing="normal">
      <Heading>{shelves.title}</Heading>
      <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-3 lg:grid-cols-6">
        {shelves.items.map(({ categoryId, productId, text }) => {
          const category = CATEGORIES.find(({ id }) => id === categoryId);
          const products = PRODUCTS.filter((product) => product.categoryId === categoryId);
          return (
            <li key={categoryId} className="group relative">
              <div className="border-b-4 border-ink transition-colors group-hover:border-evergreen">
                <ProductPicture
                  image={`${productId}/front`}
                  color={productOf(productId).attributes.colors[0]?.name}
                />
              </div>
              <h3 className="mt-3 font-display text-lg leading-snug font-semibold">
                <Link
                  to={`${PATHS.shopGrid}?category=${categoryId}`}
                  className="rounded-sm after:absolute after:inset-0 hover:underline"
                >
                  {category?.name}
                </Link>
              </h3>
              <p className="text-xs text-muted">{products.length} products</p>
              <p className="mt-2 text-sm leading-relaxed">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Fresh() {
  const products = PRODUCTS.filter(({ tag, sale: reduced }) => tag === 'New' && !reduced).slice(
    0,
    3,
  );
  return (
    <Section tone="raised" spacing="normal">
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="space-y-3 md:col-span-12 lg:col-span-3">
          <Heading>{fresh.title}</Heading>
          <p className="max-w-measure leading-relaxed text-muted">{fresh.text}</p>
        </div>
        {products.map((product) => (
          <div key={product.id} className="md:col-span-4 lg:col-span-3">
            <ProductCard product={product} level={3} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Wall() {
  const product = productOf(wall.productId);
  return (
    <section className="overflow-x-clip bg-amber-tint">
      <div className="mx-auto grid max-w-page items-center gap-x-10 md:grid-cols-12">
        <div className="md:col-span-7 lg:col-span-8">
          <ProductPicture
            image={`${product.id}/room`}
            label="A tall, narrow print of a house in section, framed, above a sideboard with a lamp beside it"
          />
        </div>
        <div className="space-y-4 px-5 pb-12 md:col-span-5 md:py-12 md:pl-0 lg:col-span-4 lg:pr-10">
          <h2 className="font-display text-2xl font-semibold text-balance">{wall.title}</h2>
          <p className="leading-relaxed">{wall.text}</p>
          <p>
            <TextLink to={product.url}>{wall.link}</TextLink>, {euroPrice(product.price)}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A price list, the largest saving first. */
function OnSale() {
  const reduced = PRODUCTS.filter((product) => product.sale !== undefined && product.stock > 0)
    .toSorted((a, b) => b.price - priceNow(b) - (a.price - priceNow(a)))
    .slice(0, 6);
  return (
    <Section spacing="normal">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-12">
        <div className="space-y-3 md:col-span-4">
          <Heading>{sale.title}</Heading>
          <p className="leading-relaxed text-muted">{sale.text}</p>
          <p>
            <TextLink to={sale.link.to}>{sale.link.label}</TextLink>
          </p>
        </div>
        <ul className="border-t border-ink md:col-span-8">
          {reduced.map((product) => (
            <li
              key={product.id}
              className="group relative grid grid-cols-[4.5rem_1fr] items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[4.5rem_1fr_auto] hover:bg-sunk"
            >
              <ProductPicture
                isSmall
                image={`${product.id}/angle`}
                color={product.attributes.colors[0]?.name}
              />
              <p className="font-semibold max-sm:self-end">
                <Link to={product.url} className="rounded-sm after:absolute after:inset-0">
                  {product.name}
                </Link>
              </p>
              <div className="max-sm:col-start-2 max-sm:self-start sm:pr-2">
                <PriceTag {...priceWords(product)} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Everything() {
  return (
    <Section tone="raised" spacing="normal">
      <Heading>{index.title}</Heading>
      <div className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        {CATEGORIES.map(({ id, name }) => (
          <div key={id}>
            <h3 className="border-t border-ink pt-2 text-sm font-semibold">{name}</h3>
            <ul className="mt-1 text-sm">
              {PRODUCTS.filter(({ categoryId }) => categoryId === id).map((product) => (
                <li key={product.id}>
                  <Link
                    to={product.url}
                    className="inline-block rounded-sm py-1 text-muted hover:text-ink hover:underline"
                  >
                    {product.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function productOf(id: string): Product {
  const product = PRODUCTS.find((entry) => entry.id === id);
  if (product === undefined) throw new Error(`No product is called ${id}`);
  return product;
}
