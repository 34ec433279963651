import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { useDepartures, useSessionHint } from '@/platform/storage/use-session-hint.ts';
import { colorOf, type CartItem } from '@/features/shop/state/cart.ts';
import type { CheckoutFields } from '@/features/shop/checkout/checkout-fields.ts';
import { CheckoutForm } from '@/features/shop/checkout/checkout-form.tsx';
import { amountOf, describeLine, lineOf } from '@/features/shop/cart/line-text.ts';
import { groundOf } from '@/features/shop/product/grounds.ts';
import { euros } from '@/lib/money.ts';
import { OrderReceipt } from '@/features/shop/checkout/order-receipt.tsx';
import { sumOrder } from '@/features/shop/state/order-sum.ts';
import type { Order } from '@/features/shop/state/orders.ts';
import { emptyCart, forgetOrder, placeOrder } from '@/features/shop/state/shop-state.ts';
import { SumTable } from '@/features/shop/cart/sum-table.tsx';
import { useCart, useOrders } from '@/features/shop/state/use-shop.ts';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const [search] = useSearchParams();
  const [justPlaced, setJustPlaced] = useState<JustPlaced | null>(null);
  const items = useCart() ?? [];
  const departures = useDepartures();
  const isSignedIn = useSessionHint();
  const number = search.get('order') ?? String(justPlaced?.order.number);
  const kept = useOrders()?.find((order) => String(order.number) === number);
  const isNew = kept !== undefined && kept.number === justPlaced?.order.number;
  // A guest's address is on the page on which it was typed, and for the guest alone.
  const placed = isNew && justPlaced.isSignedIn === isSignedIn ? justPlaced.order : kept;

  // Only once the order is shown: an empty cart has no checkout.
  useEffect(() => {
    if (isNew) emptyCart();
  }, [isNew]);

  if (placed !== undefined) {
    return <Placed order={placed} isNew={isNew} isSignedIn={isSignedIn} />;
  }
  if (items.length === 0) return <Navigate to={PATHS.shopEmptyCart} replace />;
  return (
    <Checkout
      key={departures}
      items={items}
      isSignedIn={isSignedIn}
      onPlaced={(order) => setJustPlaced({ order, isSignedIn })}
    />
  );
}

type JustPlaced = { order: Order; isSignedIn: boolean };

function Checkout({ items, isSignedIn, onPlaced }: CheckoutProps) {
  const navigate = useNavigate();
  const sum = sumOrder(items);

  const order = async (fields: CheckoutFields) => {
    const { name, street, postcode, town, country, payment } = fields;
    const placed = placeOrder({ name, street, postcode, town, country, payment });
    onPlaced(placed);
    await navigate(`${PATHS.shopCheckout}?order=${placed.number}`, { replace: true });
  };

  return (
    <div className="mx-auto grid max-w-page gap-x-14 px-5 pt-8 pb-20 md:px-10 md:pt-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl">Checkout</h1>
        <p className="mt-3 mb-10 max-w-measure leading-relaxed">
          {isSignedIn
            ? 'This is a demonstration. What you type here is kept with the order, in this browser only. You can remove it in your order history, and signing out removes it too.'
            : 'This is a demonstration. What you type here is on the receipt that follows, and kept nowhere: this browser keeps the order without it.'}
        </p>
        <CheckoutForm total={euros(sum.orderTotal)} onOrder={order} />
      </div>
      <section
        aria-labelledby="order"
        className="self-start max-lg:mt-12 lg:sticky lg:top-24 lg:col-span-5"
      >
        <div className="rounded-lg border border-line bg-raised p-6">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="order" className="font-display text-xl font-semibold">
              Your order
            </h2>
            <TextLink to={PATHS.shopCart} className="text-sm">
              Change
            </TextLink>
          </div>
          <ul className="my-4 divide-y divide-line border-y border-line">
            {items.map((item, index) => (
              <li key={item.id} className="flex items-center gap-4 py-3">
                <div className={`w-20 shrink-0 rounded-sm ${groundOf(item.product, index)}`}>
                  <ProductPicture isSmall image={`${item.productId}/angle`} color={colorOf(item)} />
                </div>
                <p className="min-w-0 flex-1 text-sm">
                  <span className="font-semibold">{item.product.name}</span>
                  <span className="block text-muted">{describeLine(lineOf(item))}</span>
                </p>
                <p className="text-sm tabular-nums">{euros(amountOf(lineOf(item)))}</p>
              </li>
            ))}
          </ul>
          <SumTable sum={sum} />
        </div>
      </section>
    </div>
  );
}

type CheckoutProps = {
  items: readonly CartItem[];
  isSignedIn: boolean;
  onPlaced: (order: Order) => void;
};

/** When it takes the place of the form, its heading takes the focus that the form had. */
function Placed({ order, isNew, isSignedIn }: PlacedProps) {
  const navigate = useNavigate();
  const remove = async () => {
    await navigate(PATHS.shopIndex);
    forgetOrder(order.number);
    notify.success(`Demo order ${order.number} was removed`);
  };
  return (
    <div className="mx-auto max-w-4xl px-5 pt-8 pb-20 md:px-10 md:pt-14">
      <p className="text-sm font-semibold text-accent">Demo order {order.number}</p>
      <h1
        ref={isNew ? takeFocus : undefined}
        tabIndex={-1}
        className="mt-1 font-display text-3xl font-semibold tracking-tight text-balance md:text-4xl"
      >
        Your order is placed, and nothing will be sent
      </h1>
      <p className="mt-4 max-w-measure leading-relaxed">
        {isSignedIn
          ? 'Your order stays in this browser until you sign out.'
          : 'The order stays in this browser. Sign in to see it in your order history, or remove it here.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={PATHS.orderHistory}>Order history</ButtonLink>
        <ButtonLink to={PATHS.shopIndex} variant="secondary">
          Continue shopping
        </ButtonLink>
        <Button variant="quiet" onClick={() => void remove()}>
          Remove this order
        </Button>
      </div>
      <section
        aria-label="Receipt"
        className="mt-10 rounded-lg border border-line bg-raised p-5 md:p-8"
      >
        <OrderReceipt order={order} />
      </section>
    </div>
  );
}

type PlacedProps = { order: Order; isNew: boolean; isSignedIn: boolean };

const takeFocus = (heading: HTMLElement | null): void => heading?.focus();
