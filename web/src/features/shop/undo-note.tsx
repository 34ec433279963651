import { undoRemoval, useRemovedItem } from './removed-item.ts';
import { useCart } from './use-shop.ts';
import { Button } from '@/ui/button/button.tsx';

/** Offers back what was taken out of the cart last. */
export function UndoNote() {
  const removed = useRemovedItem();
  const cart = useCart();
  const isBack = cart?.some(({ productId }) => productId === removed?.productId) === true;
  return (
    <div role="status" className="empty:hidden">
      {removed !== null && !isBack && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-lichen px-4 py-2">
          <p>
            {removed.product.name} was taken out
            {removed.quantity > 1 && `, all ${removed.quantity}`}.
          </p>
          <Button variant="secondary" size="sm" onClick={() => undoRemoval(removed)}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
