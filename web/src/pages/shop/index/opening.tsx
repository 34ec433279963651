import { Link } from 'react-router-dom';
import { SHOP_INDEX } from './copy.ts';
import { euroPrice } from '@/lib/money.ts';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { productOf } from './product-of.ts';

export function Opening() {
  const { all, lead, opener, title } = SHOP_INDEX;
  const product = productOf(opener.productId);
  return (
    <section className="overflow-x-clip border-b border-line bg-accent-tint">
      <div className="mx-auto grid max-w-page gap-x-10 px-5 md:grid-cols-12 md:px-10">
        <div className="space-y-6 pt-12 md:col-span-6 md:py-20 lg:col-span-5 lg:py-28">
          <h1 className="font-display text-4xl font-semibold tracking-tight text-balance lg:text-5xl">
            {title}
          </h1>
          <p className="max-w-measure leading-relaxed md:text-lg md:leading-relaxed">{lead}</p>
          <ButtonLink to={all.to}>{all.label}</ButtonLink>
        </div>
        <div className="md:col-span-6 md:self-center lg:col-span-7">
          <div className="-mx-5 animate-settle md:-mr-10 md:ml-0 lg:-mr-16">
            <ProductPicture
              image={`${product.id}/angle`}
              color={opener.color}
              label={product.name + opener.label}
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
