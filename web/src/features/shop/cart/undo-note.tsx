import { undoRemoval, useRemovedItem } from '../state/removed-item.ts';
import { useCart } from '../state/use-shop.ts';
import { Button } from '@/ui/button/button.tsx';

/** Offers to restore the last removed item. Takes over the focus that the item had. */
export function UndoNote() {
  const removed = useRemovedItem();
  const cart = useCart();
  const isBack = cart?.some(({ productId }) => productId === removed?.productId) === true;
  const offered = isBack ? null : removed;
  return (
    <div role="status" className="empty:hidden">
      {offered !== null && (
        <div
          key={offered.id}
          className="mb-6 flex items-center justify-between gap-4 rounded-md bg-warn-tint px-4 py-2"
        >
          <p>
            {`${offered.product.name} was removed${offered.quantity > 1 ? `, all ${offered.quantity}` : ''}.`}
          </p>
          <Button
            ref={takeLostFocus}
            variant="secondary"
            size="sm"
            // The focus scrolls it clear of the toast below the bar.
            className="scroll-mt-32"
            onClick={() => undoRemoval(offered)}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}

function takeLostFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
