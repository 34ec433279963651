import { euros } from '@/lib/money.ts';
import type { OrderSum } from '../state/order-sum.ts';
import { SHOP_TAX_PERCENT } from '@/site/shop.ts';

/** An order's sum, line by line. */
export function SumTable({ sum }: { sum: OrderSum }) {
  return (
    <dl className="grid gap-2 tabular-nums">
      <Row term="Subtotal" text={euros(sum.total)} />
      <Row term="Discounts" text={sum.discounts === 0 ? euros(0) : `−${euros(sum.discounts)}`} />
      <Row term={`Tax (${SHOP_TAX_PERCENT} %)`} text={euros(sum.tax)} />
      <Row term="Shipping" text="none (demo)" />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd>{euros(sum.orderTotal)}</dd>
      </div>
    </dl>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
