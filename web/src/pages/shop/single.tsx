import { useParams } from 'react-router-dom';
import { PATHS } from '@/content/paths.ts';
import { PRODUCTS } from '@/content/products.ts';
import { formatMoney, PRERENDER_LOCALE } from '@/features/billing/format.ts';
import { ProductPicture } from '@/sections/drawings/product-picture.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { id } = useParams();
  const product = PRODUCTS.find((entry) => entry.id === id);
  if (product === undefined) {
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
  return (
    <Section>
      <p className="mb-6">
        <TextLink to={PATHS.shopGrid}>All products</TextLink>
      </p>
      <div className="grid gap-10 md:grid-cols-12">
        <div className="md:col-span-7">
          <ProductPicture kind={product.drawing} />
        </div>
        <div className="space-y-5 md:col-span-5">
          <p className="text-sm text-muted">{product.category}</p>
          <h1 className="font-display text-3xl font-semibold tracking-tight">{product.name}</h1>
          <p className="text-xl font-semibold tabular-nums">
            {formatMoney(product.price, 'eur', PRERENDER_LOCALE)}
          </p>
          <p className="leading-relaxed">{product.summary}</p>
          <SpecList items={product.details} />
          <p className="text-sm text-muted">
            An example product. The shop is a demonstration and takes no orders.
          </p>
        </div>
      </div>
    </Section>
  );
}
