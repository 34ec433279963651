import { countryName } from './countries.ts';
import { amountOf, describeLine } from '../cart/line-text.ts';
import type { Order } from '../state/orders.ts';
import { SumTable } from '../cart/sum-table.tsx';
import { ProductPicture } from '@/drawings/products/product-picture.tsx';
import { euros } from '@/lib/money.ts';

/** What was ordered, the delivery and the total. */
export function OrderReceipt({ order: { delivery, lines, sum } }: { order: Order }) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_17rem]">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.productId} className="flex items-center gap-4 py-2">
            <div className="w-16 shrink-0 rounded-sm bg-sunk">
              <ProductPicture
                isSmall
                image={`${line.productId}/angle`}
                color={line.color ?? undefined}
              />
            </div>
            <p className="min-w-0 flex-1">
              <span className="font-semibold">{line.name}</span>
              <span className="block text-sm text-muted">
                {`${describeLine(line)}${line.color === null ? '' : `, ${line.color}`}`}
              </span>
            </p>
            <p className="tabular-nums">{euros(amountOf(line))}</p>
          </li>
        ))}
      </ul>
      <div className="space-y-5 text-sm">
        <SumTable sum={sum} />
        {delivery === null ? (
          <p className="text-muted">Ordered as a guest: the address was not kept.</p>
        ) : (
          <address className="text-muted not-italic">
            {delivery.name}
            <br />
            {delivery.street}
            <br />
            {delivery.postcode} {delivery.town}, {countryName(delivery.country)}
          </address>
        )}
      </div>
    </div>
  );
}
