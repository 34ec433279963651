import { Navigate } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { CartLines } from '@/features/shop/cart/cart-lines.tsx';
import { countPieces } from '@/features/shop/state/cart.ts';
import { sumOrder } from '@/features/shop/state/order-sum.ts';
import { SumTable } from '@/features/shop/cart/sum-table.tsx';
import { UndoNote } from '@/features/shop/cart/undo-note.tsx';
import { useCart } from '@/features/shop/state/use-shop.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const items = useCart() ?? [];
  if (items.length === 0) return <Navigate to={PATHS.shopEmptyCart} replace />;
  const count = countPieces(items);
  return (
    <div className="mx-auto max-w-page px-5 pt-8 pb-20 md:px-10 md:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl">Cart</h1>
        <p className="text-muted">{count === 1 ? '1 item' : `${count} items`}</p>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-10 md:mt-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <UndoNote />
          <CartLines items={items} />
          <p className="mt-6">
            <TextLink to={PATHS.shopGrid}>Continue shopping</TextLink>
          </p>
        </div>
        <section
          aria-labelledby="sum"
          className="self-start rounded-lg border border-line bg-raised p-6 lg:sticky lg:top-24 lg:col-span-4"
        >
          <h2 id="sum" className="mb-4 font-display text-xl font-semibold">
            Summary
          </h2>
          <SumTable sum={sumOrder(items)} />
          <ButtonLink to={PATHS.shopCheckout} className="mt-6 w-full">
            Checkout
          </ButtonLink>
          <p className="mt-4 text-sm leading-relaxed text-muted">
            The shop is a demonstration: its cart begins with examples, and nothing is charged or
            sent. Tax is added after discounts.
          </p>
        </section>
      </div>
    </div>
  );
}
