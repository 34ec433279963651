import type { CartChange } from './cart.ts';

/** How long a toast of the shop stays by default, in milliseconds. */
export const NOTIFICATION_DELAY_MS = 2000;
const CART_DELAY_MS = 1000;

/** The toast for a changed cart; null when the page itself shows enough. */
export function describeCartChange(change: CartChange, name: string): Toast | null {
  switch (change) {
    case 'added':
      return { kind: 'success', message: `${name} added to your cart`, autoClose: CART_DELAY_MS };
    case 'removed':
      return { kind: 'error', message: `${name} removed to your cart`, autoClose: CART_DELAY_MS };
    case 'updated':
      return null;
  }
}

/** The toast for a product put on the wishlist or taken off. */
export function describeWish(isOnList: boolean, name: string): Toast {
  return {
    kind: 'info',
    message: isOnList ? `${name} is on your wishlist` : `${name} is off your wishlist`,
    autoClose: NOTIFICATION_DELAY_MS,
  };
}

export type Toast = { kind: 'success' | 'error' | 'info'; message: string; autoClose: number };
