import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal.ts';
import { colorOf, type CartItem } from './cart.ts';
import { changeCart } from './shop-state.ts';
import { readSessionHint, watchSessionHint } from '@/platform/storage/session-hint.ts';

let removed: CartItem | null = null;
let unwatch = () => {};
const changed = createSignal();

/** Takes a line out of the cart, and remembers it in this tab until the next one. */
export function removeFromCart(item: CartItem): void {
  changeCart(item.product, 0);
  remember(item);
}

export function undoRemoval(item: CartItem): void {
  changeCart(item.product, item.quantity, colorOf(item));
  remember(null);
}

/** What was removed last, unless it is back. */
export function useRemovedItem(): CartItem | null {
  return useSyncExternalStore(
    changed.subscribe,
    () => removed,
    () => null,
  );
}

/** Signing out clears it. */
function remember(item: CartItem | null): void {
  unwatch();
  unwatch =
    item === null
      ? () => {}
      : watchSessionHint(() => {
          if (!readSessionHint()) remember(null);
        });
  removed = item;
  changed.emit();
}
