import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { formatDay } from '@/lib/dates.ts';
import { euros } from '@/lib/money.ts';
import { OrderReceipt } from '@/features/shop/checkout/order-receipt.tsx';
import type { Order } from '@/features/shop/state/orders.ts';
import { changeCart, forgetOrders } from '@/features/shop/state/shop-state.ts';
import { useOrders } from '@/features/shop/state/use-shop.ts';
import { EmptyShelf } from '@/drawings/empty/empty.tsx';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const orders = useOrders() ?? [];
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <PageHeader
        title="Order history"
        lead="Orders from the demo shop, where nothing is really sold. This browser keeps them until you sign out."
        actions={
          orders.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
              Remove all from this browser
            </Button>
          )
        }
      />
      {orders.length === 0 ? (
        <EmptyState
          isBand
          picture={<EmptyShelf />}
          title="No orders in this browser"
          action={<ButtonLink to={PATHS.shopIndex}>Go to the demo shop</ButtonLink>}
        >
          Put something in the cart and order it: it is free, and your order appears here. What you
          pay for your plan is under <TextLink to={PATHS.invoices}>Plan and invoices</TextLink>.
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {orders.map((order, index) => (
            <li key={order.number}>
              <OrderCard order={order} isOpen={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Remove all demo orders?"
        description="The orders and the addresses in them will be deleted from this browser, which has the only copy."
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep them
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                forgetOrders();
                setIsAsking(false);
              }}
            >
              Remove all
            </Button>
          </>
        }
      />
    </>
  );
}

function OrderCard({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const navigate = useNavigate();
  const orderAgain = () => {
    for (const { productId, quantity, color } of order.lines) {
      const product = PRODUCTS.find(({ id }) => id === productId);
      if (product !== undefined) changeCart(product, quantity, color ?? undefined);
    }
    void navigate(PATHS.shopCart);
  };
  return (
    <details open={isOpen} className="group border-t border-ink">
      <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-4 py-5 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
        <span>
          <span className="block font-display text-lg font-semibold whitespace-nowrap sm:text-xl">
            Order {order.number}
          </span>
          <time dateTime={order.placedAt} className="text-sm text-muted">
            {formatDay(order.placedAt, 'en-GB')}
          </time>
        </span>
        <Pictures lines={order.lines} />
        <span className="flex items-center gap-3 font-display text-lg font-semibold tabular-nums sm:gap-4 sm:text-xl">
          {euros(order.sum.orderTotal)}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="pb-8">
        <OrderReceipt order={order} />
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4">
          <Button variant="secondary" size="sm" onClick={orderAgain}>
            Add these to your cart
          </Button>
          <p className="text-sm text-muted">A demo order: nothing will be delivered.</p>
        </div>
      </div>
    </details>
  );
}

/** What was ordered, at a glance; the receipt names it. */
function Pictures({ lines }: Pick<Order, 'lines'>) {
  const more = lines.length - SHOWN;
  return (
    <span
      aria-hidden="true"
      className="flex items-center gap-2 max-sm:order-last max-sm:col-span-2 sm:group-open:invisible max-sm:group-open:hidden"
    >
      {lines.slice(0, SHOWN).map(({ productId, color }) => (
        <span key={productId} className="w-14 rounded-sm bg-accent-tint">
          <ProductPicture isSmall image={`${productId}/angle`} color={color ?? undefined} />
        </span>
      ))}
      {more > 0 && <span className="text-sm text-muted">+ {more}</span>}
    </span>
  );
}

/** As many as fit beside each other on a phone. */
const SHOWN = 4;
