import { generatePath } from 'react-router-dom';
import { PATHS } from '@/content/paths.ts';
import { PRODUCTS } from '@/content/products.ts';
import { formatMoney, PRERENDER_LOCALE } from '@/features/billing/format.ts';
import { ProductPicture } from '@/sections/drawings/product-picture.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  return (
    <>
      <PageIntro
        title="All products"
        lead="Everything that is on the shelves. The shop is a demonstration, so have a look around; there is nothing to pay."
        layout="split"
      />
      <Section spacing="tight" tone="raised">
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {PRODUCTS.map((product) => (
            <li key={product.id}>
              <ProductPicture kind={product.drawing} />
              <div className="mt-4 flex items-baseline justify-between gap-4">
                <h2 className="font-display text-lg font-semibold">
                  <TextLink to={generatePath(PATHS.shopSingle, { id: product.id })}>
                    {product.name}
                  </TextLink>
                </h2>
                <p className="font-semibold tabular-nums">
                  {formatMoney(product.price, 'eur', PRERENDER_LOCALE)}
                </p>
              </div>
              <p className="mt-2 leading-relaxed text-muted">{product.summary}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
