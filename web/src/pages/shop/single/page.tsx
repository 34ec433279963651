import { useParams } from 'react-router-dom';
import { PRODUCTS, type Product } from '@/catalogue/products.ts';
import { Compare } from './compare.tsx';
import { Details } from './details.tsx';
import { NotCarried } from './not-carried.tsx';
import { Offer } from './offer.tsx';
import { Reviews } from './reviews.tsx';

export function Page() {
  const { id } = useParams();
  const product = PRODUCTS.find((entry) => entry.id === id);
  if (product === undefined) return <NotCarried />;
  return <ProductPage key={product.id} product={product} />;
}

function ProductPage({ product }: { product: Product }) {
  return (
    <>
      <Offer product={product} />
      <Details product={product} />
      <Compare product={product} />
      <Reviews product={product} />
    </>
  );
}
