import { euros } from '@/lib/money.ts';
import { PATHS } from '@/site/paths.ts';
import { ProductCard } from '@/features/shop/product/product-card.tsx';
import { useWishlist } from '@/features/shop/state/use-shop.ts';
import { EmptyHook } from '@/drawings/empty/empty.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export function Page() {
  const wishes = useWishlist() ?? [];
  return (
    <>
      <PageHeader
        title="Wishlist"
        lead="What you saved in the demo shop. This browser keeps it until you sign out."
        actions={
          wishes.length > 0 && (
            <ButtonLink to={PATHS.shopCart} variant="secondary" size="sm">
              View cart
            </ButtonLink>
          )
        }
      />
      {wishes.length === 0 ? (
        <EmptyState
          isBand
          picture={<EmptyHook />}
          title="The wishlist in this browser is empty"
          action={<ButtonLink to={PATHS.shopIndex}>Go to the demo shop</ButtonLink>}
        >
          Press the heart beside a product to save it here.
        </EmptyState>
      ) : (
        <>
          <p className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-ink pt-5">
            <span className="font-display text-xl font-semibold">
              {wishes.length === 1 ? 'One item' : `${wishes.length} items`}
            </span>
            <span className="text-muted">
              Total{' '}
              <span className="font-semibold text-ink tabular-nums">
                {euros(wishes.reduce((sum, { price }) => sum + price, 0))}
              </span>
              , before tax and discounts
            </span>
          </p>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 xl:grid-cols-3">
            {wishes.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
