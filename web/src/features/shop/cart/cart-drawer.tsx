import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CartItem } from '../state/cart.ts';
import { CartLines } from './cart-lines.tsx';
import { sumOrder } from '../state/order-sum.ts';
import { UndoNote } from './undo-note.tsx';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { useModal } from '@/ui/dialog/use-modal.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { euros } from '@/lib/money.ts';

/** The cart at the right edge of the window. It holds no typed text, so a click beside it closes it. */
export function CartDrawer({ open, onClose, items }: Props) {
  const ref = useModal(open);
  const id = useId();

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way to do what the click beside it does
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="m-0 ml-auto h-dvh max-h-none w-[min(27rem,100vw)] max-w-none border-l border-line bg-raised text-ink shadow-float backdrop:bg-ink/40"
    >
      {open && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between border-b border-line px-5 py-3">
            <h2 id={id} className="font-display text-xl font-semibold">
              Cart
            </h2>
            <button
              type="button"
              aria-label="Close the cart"
              onClick={onClose}
              className="-mr-2 grid size-10 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunk hover:text-ink"
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="flex-1 overflow-y-auto px-5 py-4">
            <UndoNote />
            {items.length === 0 ? <Nothing /> : <CartLines items={items} size="sm" />}
          </div>
          {items.length > 0 && (
            <div className="grid gap-3 border-t border-line px-5 py-4">
              <p className="flex items-baseline justify-between gap-4 font-semibold tabular-nums">
                <span>
                  Total <span className="text-sm font-normal text-muted">with tax</span>
                </span>
                {euros(sumOrder(items).orderTotal)}
              </p>
              <div className="grid grid-cols-2 gap-3">
                <ButtonLink to={PATHS.shopCart} variant="secondary" onClick={onClose}>
                  View cart
                </ButtonLink>
                <ButtonLink to={PATHS.shopCheckout} onClick={onClose}>
                  Checkout
                </ButtonLink>
              </div>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

type Props = { open: boolean; onClose: () => void; items: readonly CartItem[] };

function Nothing() {
  return (
    <div className="py-10 text-center">
      <p className="font-display text-lg font-semibold">Your cart is empty</p>
      <p className="mt-1 text-muted">
        <Link to={PATHS.shopGrid} className="text-accent underline underline-offset-4">
          See all products
        </Link>
      </p>
    </div>
  );
}
