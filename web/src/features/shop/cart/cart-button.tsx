import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countPieces } from '../state/cart.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { useCart } from '../state/use-shop.ts';
import { PATHS } from '@/site/paths.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** Leads to the cart until the script runs, and opens it beside the page after that. */
export function CartButton() {
  const cart = useCart();
  const { pathname, key } = useLocation();
  // The page on which it was opened; it closes on the next one.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isCheckoutPage = pathname === PATHS.shopCart || pathname === PATHS.shopCheckout;
  const isOpen = openAt === key && !isCheckoutPage;

  const count = cart === null ? null : countPieces(cart);
  const face = (
    <>
      <Icon name="cart" />
      Cart
      {count !== null && count > 0 && (
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs text-raised tabular-nums">
          {count}
          <span className="sr-only">{count === 1 ? ' item' : ' items'}</span>
        </span>
      )}
    </>
  );
  if (cart === null || isCheckoutPage) {
    return (
      <Link to={PATHS.shopCart} className={LOOK}>
        {face}
      </Link>
    );
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpenAt(key)} className={LOOK}>
        {face}
      </button>
      <CartDrawer open={isOpen} onClose={() => setOpenAt(null)} items={cart} />
    </>
  );
}

const LOOK =
  'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-3 text-sm font-semibold hover:bg-sunk';
