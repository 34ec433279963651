import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { PRODUCTS } from '@/catalogue/products.ts';
import { formatDay } from '@/lib/dates.ts';
import { euros } from '@/lib/money.ts';
import { OrderReceipt } from '@/features/shop/order-receipt.tsx';
import type { Order } from '@/features/shop/orders.ts';
import { changeCart, forgetOrders } from '@/features/shop/shop-state.ts';
import { useOrders } from '@/features/shop/use-shop.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { useRescuedFocus } from '@/ui/use-rescued-focus.ts';

export function Page() {
  const orders = useOrders() ?? [];
  useRescuedFocus(orders.length);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <PageHeader
        title="Order history"
        lead="Orders from the demo shop. They are kept in this browser until you sign out, and nothing in the shop is really sold."
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
          title="No orders in this browser"
          action={
            <ButtonLink to={PATHS.shopIndex} variant="secondary">
              Go to the demo shop
            </ButtonLink>
          }
        >
          What you pay for your plan is listed under Plan and invoices.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
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
        description="The orders and the addresses in them are deleted from this browser. There is no other copy."
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
    <details open={isOpen} className="group rounded-lg border border-line bg-raised">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-6 gap-y-1 rounded-lg px-5 py-4 hover:bg-sunk">
        <span className="font-semibold">Order {order.number}</span>
        <time dateTime={order.placedAt} className="text-sm text-muted">
          {formatDay(order.placedAt, 'en-GB')}
        </time>
        <span className="ml-auto font-semibold tabular-nums">{euros(order.sum.orderTotal)}</span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line px-5 py-5">
        <OrderReceipt order={order} />
        <Button variant="secondary" size="sm" className="mt-5" onClick={orderAgain}>
          Put the same in the cart
        </Button>
      </div>
    </details>
  );
}
